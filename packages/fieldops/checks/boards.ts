import fc from "fast-check";
import { boardClocks, towerFates } from "../src/instance-board/clocks.ts";
import type { Observation } from "../src/instance-board/observations.ts";

export const now = Date.UTC(2026, 10, 21, 12);

const subject = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...boardClocks).map(({ kind, id }) => ({ kind, id })) },
  { weight: 1, arbitrary: fc.constantFrom(...towerFates).map(({ id }) => ({ kind: "fate" as const, id })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...towerFates).map(({ tower }) => ({ kind: "fate" as const, id: tower })),
  },
);

/** Observations of every kind at few instants, so that boards often share some. */
export const observation: fc.Arbitrary<Observation> = fc
  .record({
    subject,
    at: fc.integer({ min: -300, max: 0 }).map((minutes) => now + minutes * 60_000),
    moment: fc.constantFrom("began" as const, "ended" as const, "seen" as const),
    gone: fc.boolean(),
    source: fc.constantFrom("hand" as const, "pasted" as const, "game" as const),
  })
  .map(({ subject: { kind, id }, at, moment, gone, source }) => ({
    kind,
    id,
    moment: kind === "fate" ? "ended" : moment,
    at,
    ...(gone && { gone: true as const }),
    ...(source !== "hand" && { source }),
  }));

export const board = fc.array(observation, { maxLength: 30 });
