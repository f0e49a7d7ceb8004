import type { LogosRecipe } from "../eureka/logos-actions/types.ts";

/**
 * Chance in percent that a synthesis succeeds, by mnemes laid in both arrays together (1 to 6).
 * Source: EurekaLogosMixerProbability, patch 7.51; that its key counts both arrays is a reading, not stated in the sheet.
 */
export const synthesisPercents: ReadonlyMap<number, number> = new Map([
  [1, 100],
  [2, 100],
  [3, 100],
  [4, 70],
  [5, 50],
  [6, 30],
]);

/** Chance from 0 to 1 that a synthesis with this many mnemes succeeds; 0 for a number that cannot be laid. */
export function synthesisChance(mnemes: number): number {
  return (synthesisPercents.get(mnemes) ?? 0) / 100;
}

/** Chance from 0 to 1 of one recipe, or of two laid side by side in both arrays. */
export function recipeChance(recipe: LogosRecipe, beside?: LogosRecipe): number {
  return synthesisChance(recipe.count + (beside?.count ?? 0));
}

/** Tries it takes on average until one succeeds; Infinity for a chance of 0. */
export function expectedTries(chance: number): number {
  return chance > 0 ? 1 / chance : Number.POSITIVE_INFINITY;
}
