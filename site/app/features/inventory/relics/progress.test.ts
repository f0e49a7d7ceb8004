import { hasStep, type RelicProgress, relicLines } from "@foray/fieldops/fields/items/relics";
import { relicStepFacts } from "@foray/fieldops/records/relic-steps/facts";
import type { RelicStep } from "@foray/fieldops/records/types";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readLegacy } from "../legacy-storage.ts";
import {
  addWeapon,
  freeJobs,
  hold,
  noProgress,
  printRelics,
  readRelics,
  removeWeapon,
  setJob,
  tick,
  tickUpTo,
} from "./progress.ts";

/** Random sequences of actions. */
const progress = fc
  .array(
    fc.record({
      act: fc.constantFrom("add", "tick", "hold", "job", "remove"),
      line: fc.constantFrom(...relicLines),
      pick: fc.nat(1000),
    }),
    { maxLength: 40 },
  )
  .map((acts) =>
    acts.reduce<RelicProgress>((kept, { act, line, pick }) => {
      const own = kept.weapons.filter((weapon) => weapon.line === line);
      const weapon = own[pick % Math.max(1, own.length)] ?? { line, job: null, done: new Set() };
      const steps = relicStepFacts.filter((step) => step.line === line);
      const step = steps[pick % steps.length];
      const free = freeJobs(kept, line);
      const job = free[pick % free.length];
      if (act === "add") return addWeapon(kept, { line, job: job ?? null, done: new Set() });
      const item = step?.costs[0]?.itemId;
      if (act === "hold") return item === undefined ? kept : hold(kept, item, pick);
      if (act === "remove") return removeWeapon(kept, weapon);
      if (act === "job") return job === undefined ? kept : setJob(kept, weapon, job);
      return step === undefined ? kept : tick(kept, weapon, step);
    }, noProgress),
  );

const plain = ({ held, once, weapons }: RelicProgress) => ({
  held: new Map([...held].sort(([a], [b]) => a - b)),
  once: new Set([...once].sort()),
  weapons: weapons.map(({ done, ...weapon }) => ({ ...weapon, done: [...done].sort() })),
});

describe("relic progress", () => {
  test("readRelics round-trips progress, with one weapon for each line and job", () => {
    fc.assert(
      fc.property(progress, (kept) => {
        expect(plain(readRelics(printRelics(kept)))).toEqual(plain(kept));
        const names = kept.weapons.map(({ job, line }) => `${line} ${job}`);
        expect(new Set(names).size).toBe(names.length);
      }),
      { seed: 26 },
    );
  });

  test("tick changes one weapon only, except for once-per-account steps", () => {
    fc.assert(
      fc.property(progress, fc.nat(), (kept, pick) => {
        const step = relicStepFacts[pick % relicStepFacts.length];
        if (step === undefined) return;
        const weapon = kept.weapons.find(({ line }) => line === step.line);
        if (weapon === undefined) return;
        const after = tick(kept, weapon, step);
        expect(after.once.has(step.id)).toBe((step.oneTime === true) !== kept.once.has(step.id));
        for (const [at, each] of after.weapons.entries())
          if (each.line !== weapon.line || each.job !== weapon.job) expect(each).toEqual(kept.weapons[at]);
      }),
      { seed: 27 },
    );
  });

  test("tickUpTo ticks all earlier steps of the line, but unticks only one step", () => {
    fc.assert(
      fc.property(progress, fc.nat(), (kept, pick) => {
        const step = relicStepFacts[pick % relicStepFacts.length];
        const weapon = kept.weapons.find(({ line }) => line === step?.line);
        if (step === undefined || weapon === undefined) return;
        const has = (of: RelicProgress, each: RelicStep) => {
          const own = of.weapons.find(({ job, line }) => line === weapon.line && job === weapon.job);
          return hasStep(own ?? weapon, each, of.once);
        };
        const line = relicStepFacts.filter((each) => each.line === step.line);
        const after = tickUpTo(kept, weapon, step);
        for (const each of line) {
          const ticked = has(kept, step)
            ? each.id !== step.id && has(kept, each)
            : has(kept, each) || each.number <= step.number;
          expect(has(after, each)).toBe(ticked);
        }
      }),
      { seed: 29 },
    );
  });

  test("readLegacy keeps all ticks and items of the old checklist", () => {
    const old = fc.record({
      steps: fc.subarray(relicStepFacts.map(({ id }) => id)),
      items: fc.subarray([21801, 21802, 23309, 47744]),
    });
    fc.assert(
      fc.property(old, ({ items, steps }) => {
        const text = [...steps, ...items.map((id) => `${id} ${(id % 900) + 1}`)].join("\n");
        const kept = readRelics(readLegacy(new Map([["relicSteps", text]])).relics);
        const ticked = [...kept.once, ...kept.weapons.flatMap(({ done }) => [...done])];
        expect(new Set(ticked)).toEqual(new Set(steps));
        expect(kept.held).toEqual(new Map(items.map((id) => [id, (id % 900) + 1])));
        expect(kept.weapons.every(({ job }) => job === null)).toBe(true);
      }),
      { seed: 28 },
    );
  });
});
