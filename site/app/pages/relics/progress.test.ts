import { relicStepFacts } from "@foray/fieldops/records/relic-steps/facts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  costsOf,
  hold,
  leftToGather,
  nextWeapon,
  noProgress,
  printProgress,
  readProgress,
  tick,
} from "./progress.ts";

const items = [...new Set(relicStepFacts.flatMap((step) => costsOf(step).map(({ itemId }) => itemId)))];
const progress = fc
  .record({
    ticks: fc.array(fc.constantFrom(...relicStepFacts.map(({ id }) => id))),
    holds: fc.array(fc.tuple(fc.constantFrom(...items), fc.integer({ min: 0, max: 9999 }))),
  })
  .map(({ holds, ticks }) =>
    holds.reduce((kept, [item, count]) => hold(kept, item, count), ticks.reduce(tick, noProgress)),
  );

describe("the checklist of relic steps", () => {
  test("is read back as it was kept", () => {
    fc.assert(
      fc.property(progress, (kept) => {
        expect(readProgress(printProgress(kept))).toEqual(kept);
      }),
      { seed: 26 },
    );
  });

  test("takes any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { done, held } = readProgress(text);
        expect([...done].every((id) => relicStepFacts.some((step) => step.id === id))).toBe(true);
        expect([...held.values()].every((count) => count > 0 && count <= 9999)).toBe(true);
      }),
      { seed: 27 },
    );
    expect(readProgress("constructor\n999999 5\n21801 0\n21801 -2")).toEqual(noProgress);
  });

  test("what is left is what open steps take, less what is held, item by item", () => {
    fc.assert(
      fc.property(progress, (kept) => {
        const left = new Map(
          leftToGather(relicStepFacts, kept).map(({ itemId, quantity }) => [itemId, quantity]),
        );
        for (const item of items) {
          let needed = -(kept.held.get(item) ?? 0);
          for (const step of relicStepFacts)
            if (!kept.done.has(step.id))
              for (const cost of costsOf(step)) if (cost.itemId === item) needed += cost.quantity;
          expect(left.get(item) ?? 0).toBe(Math.max(0, needed));
        }
      }),
      { seed: 28 },
    );
  });

  test("another weapon opens the steps that are not once an account", () => {
    fc.assert(
      fc.property(progress, (kept) => {
        const after = nextWeapon(kept, relicStepFacts);
        for (const step of relicStepFacts)
          expect(after.done.has(step.id)).toBe(step.oneTime === true && kept.done.has(step.id));
        expect(after.held.size).toBe(0);
      }),
      { seed: 29 },
    );
  });
});
