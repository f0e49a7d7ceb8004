import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logogramFacts } from "#records/logograms/facts";
import { logosActionFacts } from "#records/logos-actions/facts";
import type { LogosRecipe } from "../eureka/logos-actions/types.ts";
import { loadoutActions } from "./actions.ts";
import { addMnemes, expectedDraws, expectedMnemes, neededLogograms, rankRecipes } from "./expected.ts";
import { expectedTries, recipeChance, synthesisChance } from "./synthesis.ts";

const recipes = logosActionFacts.flatMap((action) => action.recipes);
const recipe = fc.constantFrom(...recipes);

/** Mean draws by the plain recursion: what is missing now, after one draw. */
function exactDraws(wanted: readonly { chance: number; count: number }[]): number {
  const open = wanted.filter(({ count }) => count > 0);
  const hit = open.reduce((sum, { chance }) => sum + chance, 0);
  if (open.length === 0) return 0;
  const after = open.reduce(
    (sum, kind) =>
      sum +
      kind.chance *
        exactDraws(open.map((other) => (other === kind ? { ...other, count: other.count - 1 } : other))),
    0,
  );
  return (1 + after) / hit;
}

describe("synthesis", () => {
  it("succeeds surely up to three mnemes and less with more", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(synthesisChance)).toEqual([0, 1, 1, 1, 0.7, 0.5, 0.3, 0]);
    expect(expectedTries(0)).toBe(Number.POSITIVE_INFINITY);
  });

  it("carries the chance of its count on every recipe", () => {
    for (const each of recipes) {
      expect(each.successPercent).toBe(synthesisChance(each.count) * 100);
      expect(each.mnemes.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(each.count);
    }
  });

  it("takes more of everything with a second recipe beside", () => {
    fc.assert(
      fc.property(recipe, recipe, (one, other) => {
        expect(recipeChance(one, other)).toBe(recipeChance(other, one));
        const alone = expectedMnemes(one, 1);
        const beside = expectedMnemes(one, 1, other);
        for (const [mneme, count] of alone) expect(beside.get(mneme)).toBeGreaterThanOrEqual(count);
      }),
      { seed: 6 },
    );
  });
});

describe("expected logograms", () => {
  it("is count over chance for one mneme", () => {
    expect(expectedDraws([{ chance: 0.25, count: 3 }])).toBe(12);
    expect(expectedDraws([])).toBe(0);
    expect(expectedDraws([{ chance: 0, count: 1 }])).toBe(Number.POSITIVE_INFINITY);
  });

  it("is three for both of two equally likely mnemes", () => {
    const half = { chance: 0.5, count: 1 };
    expect(expectedDraws([half, half])).toBeCloseTo(3, 4);
  });

  it("equals the plain recursion", () => {
    const kind = fc.record({
      chance: fc.integer({ min: 4, max: 25 }).map((p) => p / 100),
      count: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(kind, { minLength: 2, maxLength: 4 }), (wanted) => {
        const exact = exactDraws(wanted);
        expect(Math.abs(expectedDraws(wanted) - exact) / exact).toBeLessThan(1e-4);
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it("finds the logograms of every recipe", () => {
    for (const each of recipes) {
      const needs = neededLogograms(expectedMnemes(each, 1), logogramFacts);
      expect(needs.flatMap(({ mnemes }) => mnemes)).toHaveLength(each.mnemes.length);
      for (const need of needs) {
        const copies = need.mnemes.reduce((sum, { count }) => sum + count, 0);
        expect(need.expected).toBeGreaterThanOrEqual(copies - 1e-3);
        expect(Number.isFinite(need.expected)).toBe(true);
      }
    }
  });

  it("ranks the recipe that takes fewest first, and keeps them all", () => {
    for (const action of logosActionFacts) {
      const ranked = rankRecipes(action.recipes, logogramFacts);
      expect(new Set(ranked.map((each): LogosRecipe => each.recipe))).toEqual(new Set(action.recipes));
      ranked.reduce((least, each) => {
        expect(each.logograms).toBeGreaterThanOrEqual(least);
        return each.logograms;
      }, 0);
    }
  });

  it("adds lists of mnemes", () => {
    const sum = addMnemes([
      new Map([["cure-l", 1]]),
      new Map([
        ["cure-l", 2],
        ["raise-l", 1],
      ]),
    ]);
    expect([...sum]).toEqual([
      ["cure-l", 3],
      ["raise-l", 1],
    ]);
  });
});

describe("loadouts", () => {
  it("counts the actions of its trays", () => {
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
