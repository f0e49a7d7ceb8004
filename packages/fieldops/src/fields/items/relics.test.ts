import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { relicStepFacts } from "#records/relic-steps/facts";
import { costsOf, leftToGather, type RelicProgress, relicJobs, relicLines } from "./relics.ts";

const ids = relicStepFacts.map(({ id }) => id);
const items = [...new Set(relicStepFacts.flatMap((step) => costsOf(step).map(({ itemId }) => itemId)))];

const progress: fc.Arbitrary<RelicProgress> = fc.record({
  weapons: fc.uniqueArray(
    fc.constantFrom(...relicLines).chain((line) =>
      fc.record({
        line: fc.constant(line),
        job: fc.constantFrom(null, ...relicJobs(line)),
        done: fc.subarray(ids).map((some) => new Set(some.filter((id) => id.startsWith(line)))),
      }),
    ),
    { selector: ({ job, line }) => `${line} ${job}`, maxLength: 8 },
  ),
  once: fc.subarray(ids.filter((id) => id.endsWith("-once"))).map((some) => new Set(some)),
  held: fc
    .array(fc.tuple(fc.constantFrom(...items), fc.integer({ min: 1, max: 2000 })))
    .map((pairs) => new Map(pairs)),
});

describe("leftToGather", () => {
  test("leftToGather counts every open step per weapon, and one-time costs once", () => {
    fc.assert(
      fc.property(progress, (kept) => {
        const left = new Map(
          leftToGather(relicStepFacts, kept.weapons, kept).map(({ itemId, quantity }) => [itemId, quantity]),
        );
        for (const item of items) {
          let needed = -(kept.held.get(item) ?? 0);
          for (const step of relicStepFacts) {
            const of = kept.weapons.filter(({ line }) => line === step.line);
            const open = of.filter(({ done }) => !(step.oneTime ? kept.once : done).has(step.id));
            const nobody = of.every(({ done }) => !done.has(step.id));
            let times = step.oneTime ? Math.min(1, open.length) : open.length;
            if (step.firstFree && nobody && times > 0) times -= 1;
            for (const cost of step.costs) if (cost.itemId === item) needed += cost.quantity * times;
            if (open.length > 0 && nobody)
              for (const cost of step.oneTimeCosts ?? []) if (cost.itemId === item) needed += cost.quantity;
          }
          expect(left.get(item) ?? 0).toBe(Math.max(0, needed));
        }
      }),
      { seed: 28 },
    );
  });

  test("leftToGather for all weapons lists at least as much as for each alone", () => {
    fc.assert(
      fc.property(progress, (kept) => {
        const all = new Map(
          leftToGather(relicStepFacts, kept.weapons, kept).map(({ itemId, quantity }) => [itemId, quantity]),
        );
        for (const weapon of kept.weapons)
          for (const { itemId, quantity } of leftToGather(relicStepFacts, [weapon], kept))
            expect(all.get(itemId) ?? 0).toBeGreaterThanOrEqual(quantity);
      }),
      { seed: 29 },
    );
  });

  test("every relic step has one item per job, and the shield", () => {
    for (const line of relicLines)
      for (const { items: pieces, line: of } of relicStepFacts)
        if (of === line && pieces !== undefined) expect(pieces).toHaveLength(relicJobs(line).length + 1);
    expect(relicLines.map((line) => relicJobs(line).length)).toEqual([15, 17, 21]);
  });
});
