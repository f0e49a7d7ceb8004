import type { LogogramId } from "#records/logograms/ids";
import type { MnemeId } from "#records/mnemes/ids";
import type { LogogramFacts } from "../eureka/logograms/types.ts";
import type { LogosRecipe } from "../eureka/logos-actions/types.ts";
import { expectedTries, recipeChance } from "./synthesis.ts";

/** Mnemes by id and how many (an average may be a fraction). */
export type MnemeCounts = ReadonlyMap<MnemeId, number>;

/**
 * Mnemes that `times` successes of a recipe take on average, alone or beside another recipe. Reckoned as if a failure
 * used up its mnemes like a success (no sheet says so); only the recipe's own mnemes are counted.
 */
export function expectedMnemes(recipe: LogosRecipe, times: number, beside?: LogosRecipe): MnemeCounts {
  const tries = times * expectedTries(recipeChance(recipe, beside));
  return new Map(recipe.mnemes.map(({ mneme, quantity }) => [mneme, quantity * tries]));
}

/** Sum of several lists of mnemes. */
export function addMnemes(lists: readonly MnemeCounts[]): MnemeCounts {
  const sums = new Map<MnemeId, number>();
  for (const list of lists) {
    for (const [mneme, count] of list) sums.set(mneme, (sums.get(mneme) ?? 0) + count);
  }
  return sums;
}

/** Chance that a Poisson count of mean `mean` is at least `least` (a whole number). */
function poissonAtLeast(mean: number, least: number): number {
  if (mean <= 0) return least <= 0 ? 1 : 0;
  // In logarithms: the terms of a large mean are too small for a number until k comes near it.
  let logTerm = -mean;
  let below = 0;
  for (let k = 0; k < least; k++) {
    below += Math.exp(logTerm);
    logTerm += Math.log(mean / (k + 1));
  }
  return Math.max(0, 1 - below);
}

/** Steps of the integral below; enough for five digits. */
const STEPS = 2_000;

/**
 * Draws it takes on average until every wanted count is reached, each draw giving kind i with chance p[i].
 * Drawn at the ticks of a Poisson clock of rate 1 the kinds come independently, so the mean is the integral over time of the chance
 * that something is still missing (Simpson's rule). Infinity when something wanted never comes.
 */
export function expectedDraws(wanted: readonly Readonly<{ chance: number; count: number }>[]): number {
  const open = wanted
    .map(({ chance, count }) => ({ chance, count: Math.ceil(count) }))
    .filter(({ count }) => count > 0);
  if (open.length === 0) return 0;
  if (open.some(({ chance }) => chance <= 0)) return Number.POSITIVE_INFINITY;
  const [only] = open;
  if (open.length === 1 && only !== undefined) return only.count / only.chance;

  const end = Math.max(...open.map(({ chance, count }) => (count + 9 * Math.sqrt(count) + 25) / chance));
  const missingAt = (time: number) =>
    1 - open.reduce((all, { chance, count }) => all * poissonAtLeast(time * chance, count), 1);
  const width = end / STEPS;
  let sum = missingAt(0) + missingAt(end);
  for (let step = 1; step < STEPS; step++) sum += missingAt(step * width) * (step % 2 === 1 ? 4 : 2);
  return (sum * width) / 3;
}

export type NeededLogogram = Readonly<{
  logogram: LogogramId;
  mnemes: readonly Readonly<{ mneme: MnemeId; count: number }>[];
  /** Logograms to appraise on average until all of `mnemes` have come (counts rounded up). */
  expected: number;
}>;

/** The logograms to appraise for a list of mnemes, on average; each mneme comes from one logogram. In table order. */
export function neededLogograms(
  wanted: MnemeCounts,
  logograms: readonly LogogramFacts[],
): readonly NeededLogogram[] {
  return logograms.flatMap((logogram) => {
    const found = logogram.mnemes.flatMap(({ mneme, percent }) => {
      const count = wanted.get(mneme) ?? 0;
      return count > 0 ? [{ mneme, count, chance: percent / 100 }] : [];
    });
    if (found.length === 0) return [];
    return [
      {
        logogram: logogram.id,
        mnemes: found.map(({ mneme, count }) => ({ mneme, count })),
        expected: expectedDraws(found),
      },
    ];
  });
}

/** A recipe with the logograms that one success takes on average, all kinds together. */
export type RankedRecipe = Readonly<{ recipe: LogosRecipe; logograms: number }>;

/** Recipes of one action, the one that takes the fewest logograms first; equal ones stay in order. */
export function rankRecipes(
  recipes: readonly LogosRecipe[],
  logograms: readonly LogogramFacts[],
): readonly RankedRecipe[] {
  return recipes
    .map((recipe) => ({
      recipe,
      logograms: neededLogograms(expectedMnemes(recipe, 1), logograms).reduce(
        (sum, need) => sum + need.expected,
        0,
      ),
    }))
    .sort((a, b) => a.logograms - b.logograms);
}
