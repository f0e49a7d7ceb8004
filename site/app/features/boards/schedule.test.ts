import { FORGOTTEN_MS, type Observation } from "@foray/fieldops/instance-board/observations";
import { notoriousMonsterFacts } from "@foray/fieldops/records/notorious-monsters/facts";
import { potFateFacts } from "@foray/fieldops/records/pot-fates/facts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dueSignals, type Signals, signalsOf } from "../alarms/schedule.ts";
import { ringingReturns, timedReturns } from "./schedule.ts";

const MINUTE = 60_000;
const seen = Date.UTC(2026, 10, 21, 12);
const usual: Signals = { early: 5, start: true, since: 0 };
const rings = (timers: readonly Observation[], at: number, signals = usual) =>
  dueSignals(signalsOf([], at, { timed: timedReturns(timers, at), timers: signals }), at).ring.map(
    ({ kind, event, at: due }) =>
      `${event.split(":").slice(0, 2).join(" ")} ${kind} ${(due - seen) / MINUTE}`,
  );

test("ringingReturns lists only timers whose alarm is on", () => {
  const seenNow: Observation[] = [
    { kind: "pot", id: "persistent-pots", moment: "began", at: seen },
    { kind: "monster", id: "pazuzu", moment: "began", at: seen },
    { kind: "tower", id: "the-forked-tower-blood", moment: "ended", at: seen },
    { kind: "encounter", id: "shark-attack", moment: "ended", at: seen + MINUTE },
  ];
  const ringing = (keys: readonly string[], minutes = 2) =>
    ringingReturns(seenNow, keys, seen + minutes * MINUTE).map(({ event, start }) => [
      event.split(":").slice(0, 2).join(" "),
      (start - seen) / MINUTE,
    ]);
  expect(ringing([])).toEqual([]);
  expect(ringing(["monster pazuzu"], 90)).toEqual([["monster pazuzu", 120]]);
  expect(ringing(["pot pleading-pots"])[0]).toEqual(["pot pleading-pots", 30]);
  expect(ringing(["tower the-forked-tower-blood"])).toEqual([["tower the-forked-tower-blood", 55]]);
});

describe("timer alarms", () => {
  test("a monster's timer rings at its two-hour respawn and five minutes before", () => {
    const timers: Observation[] = [{ kind: "monster", id: "pazuzu", moment: "began", at: seen }];
    expect(rings(timers, seen + 115 * MINUTE - 1)).toEqual([]);
    expect(rings(timers, seen + 115 * MINUTE)).toEqual(["monster pazuzu early 115"]);
    expect(rings(timers, seen + 120 * MINUTE)).toEqual(["monster pazuzu start 120"]);
  });

  test("a bunny FATE rings at its earliest return, never before its last end", () => {
    const timers: Observation[] = [{ kind: "bunny", id: "down-the-rabbit-hole", moment: "ended", at: seen }];
    expect(rings(timers, seen + 9 * MINUTE)).toEqual([`bunny down-the-rabbit-hole start ${530 / 60}`]);
    expect(rings(timers, seen + MINUTE, { ...usual, early: 10 })).toEqual([]);
  });

  test("pot FATEs ring in turn from the latest sighting until forgotten", () => {
    const timers: Observation[] = [
      { kind: "pot", id: "persistent-pots", moment: "began", at: seen },
      { kind: "pot", id: "pleading-pots", moment: "began", at: seen + 30.5 * MINUTE },
    ];
    expect(rings(timers.slice(0, 1), seen + 30 * MINUTE)).toEqual(["pot pleading-pots start 30"]);
    expect(rings(timers, seen + 60.5 * MINUTE)).toEqual(["pot persistent-pots start 60.5"]);
    expect(rings(timers, seen + 181 * MINUTE)).toEqual([
      "pot pleading-pots start 150.5",
      "pot persistent-pots start 180.5",
    ]);
    expect(rings(timers, seen + 271 * MINUTE)).toEqual([
      "pot persistent-pots start 240.5",
      "pot pleading-pots start 270.5",
    ]);
    expect(rings(timers, seen + FORGOTTEN_MS + 45 * MINUTE)).toEqual([]);
  });

  test("timedReturns ignores unknown, forgotten and future observations", () => {
    const at = seen + 120 * MINUTE;
    expect(timedReturns([{ kind: "monster", id: "gone", moment: "ended", at: seen }], at)).toEqual([]);
    expect(timedReturns([{ kind: "pot", id: "gone", moment: "began", at: seen }], at)).toEqual([]);
    expect(
      timedReturns([{ kind: "monster", id: "pazuzu", moment: "ended", at: at - FORGOTTEN_MS }], at),
    ).toEqual([]);
    expect(
      timedReturns([{ kind: "monster", id: "pazuzu", moment: "ended", at: at + 2 * MINUTE }], at),
    ).toEqual([]);
  });

  test("a Critical Encounter rings at its earliest, a tower once even if its time moves", () => {
    const encounter: Observation[] = [{ kind: "encounter", id: "shark-attack", moment: "ended", at: seen }];
    expect(rings(encounter, seen + 60 * MINUTE)).toEqual(["encounter shark-attack start 60"]);
    const tower: Observation[] = [{ kind: "tower", id: "the-forked-tower-blood", moment: "ended", at: seen }];
    const sooner: Observation[] = [
      ...tower,
      { kind: "fate", id: "the-forked-tower-blood", moment: "ended", at: seen + 50 * MINUTE },
    ];
    const keys = [tower, sooner].flatMap((list) =>
      signalsOf([], seen, { timed: timedReturns(list, seen + 51 * MINUTE), timers: usual }).map(
        ({ key }) => key,
      ),
    );
    expect(new Set(keys).size).toBe(2);
    expect(rings(sooner, seen + 59 * MINUTE)).toEqual(["tower the-forked-tower-blood start 59"]);
  });

  test("timedReturns ignores an observation that was undone", () => {
    const taken: Observation[] = [{ kind: "monster", id: "pazuzu", moment: "ended", at: seen, gone: true }];
    expect(timedReturns(taken, seen + MINUTE)).toEqual([]);
  });

  test("timers do not ring with signals off or changed after the due time", () => {
    const timers: Observation[] = [{ kind: "monster", id: "pazuzu", moment: "began", at: seen }];
    const at = seen + 120 * MINUTE;
    expect(rings(timers, at, { early: 0, start: false, since: 0 })).toEqual([]);
    expect(rings(timers, at, { ...usual, since: at })).toEqual([]);
  });

  test("each timer signal rings at most once and none is missed, at any polling interval", () => {
    const timer = fc.oneof(
      fc.record({
        kind: fc.constant("monster" as const),
        moment: fc.constant("ended" as const),
        id: fc.constantFrom(...notoriousMonsterFacts.map(({ id }) => id)),
        at: fc
          .integer({ min: (seen - FORGOTTEN_MS) / 1000, max: seen / 1000 })
          .map((second) => second * 1000),
      }),
      fc.record({
        kind: fc.constant("pot" as const),
        moment: fc.constant("began" as const),
        id: fc.constantFrom(...potFateFacts.map(({ id }) => id)),
        at: fc
          .integer({ min: (seen - FORGOTTEN_MS) / 1000, max: seen / 1000 })
          .map((second) => second * 1000),
      }),
    );
    fc.assert(
      fc.property(
        fc.array(timer, { minLength: 1, maxLength: 4 }),
        fc.array(fc.integer({ min: 1000, max: 20 * MINUTE }), { minLength: 10, maxLength: 40 }),
        (timers, steps) => {
          const signals: Signals = { early: 5, start: true, since: seen };
          const rung = new Set<string>();
          let at = seen;
          for (const step of steps) {
            at += step;
            const { ring, silent } = dueSignals(
              signalsOf([], at, { timed: timedReturns(timers, at), timers: signals }),
              at,
            );
            for (const { key, at: due } of ring.filter((signal) => !rung.has(signal.key))) {
              rung.add(key);
              expect(at - due).toBeLessThanOrEqual(20 * MINUTE);
            }
            for (const { key } of silent) rung.add(key);
          }
          const left = signalsOf([], at, { timed: timedReturns(timers, at), timers: signals }).filter(
            (signal) => signal.at <= at && !rung.has(signal.key),
          );
          expect(left).toEqual([]);
        },
      ),
      { seed: 17, numRuns: 40 },
    );
  });
});
