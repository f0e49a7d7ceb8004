import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logosActionFacts } from "#records/logos-actions/facts";
import { loadoutActions } from "./actions.ts";
import { expectedTries, recipeChance, synthesisChance } from "./synthesis.ts";

const recipes = logosActionFacts.flatMap((action) => action.recipes);
const recipe = fc.constantFrom(...recipes);

describe("synthesis", () => {
  it("synthesis is certain with one to three mnemes and less likely with more", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(synthesisChance)).toEqual([0, 1, 1, 1, 0.7, 0.5, 0.3, 0]);
    expect(expectedTries(0)).toBe(Number.POSITIVE_INFINITY);
  });

  it("every recipe has the success chance of its number of mnemes", () => {
    for (const each of recipes) {
      expect(each.successPercent).toBe(synthesisChance(each.count) * 100);
      expect(each.mnemes.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(each.count);
    }
  });

  it("a second recipe never raises the chance of a synthesis", () => {
    fc.assert(
      fc.property(recipe, recipe, (one, other) => {
        expect(recipeChance(one, other)).toBe(recipeChance(other, one));
        expect(recipeChance(one, other)).toBeLessThanOrEqual(recipeChance(one));
      }),
      { seed: 6 },
    );
  });
});

describe("loadoutActions", () => {
  it("loadoutActions counts the actions of all trays", () => {
    const counts = loadoutActions([
      { umbral: null, astral: "spirit-of-the-remembered" },
      { umbral: "death-l", astral: "spirit-of-the-remembered" },
    ]);
    expect([...counts]).toEqual([
      ["spirit-of-the-remembered", 2],
      ["death-l", 1],
    ]);
  });
});
