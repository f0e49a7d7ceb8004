import { logosActionFacts } from "@foray/fieldops/records/logos-actions/facts";
import { mnemeIds } from "@foray/fieldops/records/mnemes/ids";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeable } from "./makeable.ts";

describe("makeable", () => {
  it("makeable returns no logos action for no mnemes and all of them for all mnemes", () => {
    expect(makeable([])).toEqual([]);
    expect(makeable(mnemeIds)).toHaveLength(logosActionFacts.length);
  });

  it("makeable uses only marked mnemes and sorts by success rate", () => {
    fc.assert(
      fc.property(fc.subarray([...mnemeIds]), (marked) => {
        const made = makeable(marked);
        for (const { recipe } of made) {
          for (const { mneme } of recipe.mnemes) expect(marked).toContain(mneme);
        }
        const odds = made.map(({ recipe }) => recipe.successPercent);
        expect(odds).toEqual([...odds].sort((a, b) => b - a));
      }),
      { seed: 5 },
    );
  });
});
