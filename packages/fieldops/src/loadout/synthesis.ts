import { synthesisChances } from "#records/synthesis/facts";
import type { LogosRecipe } from "../eureka/logos-actions/types.ts";

const percents = new Map(synthesisChances.map(({ mnemes, percent }) => [mnemes, percent]));

/** Chance (0 to 1) that a synthesis with this many mnemes succeeds; 0 for an impossible number. */
export function synthesisChance(mnemes: number): number {
  return (percents.get(mnemes) ?? 0) / 100;
}

export function recipeChance(recipe: LogosRecipe, beside?: LogosRecipe): number {
  return synthesisChance(recipe.count + (beside?.count ?? 0));
}

/** Mean number of tries until success; Infinity for a chance of 0. */
export function expectedTries(chance: number): number {
  return chance > 0 ? 1 / chance : Number.POSITIVE_INFINITY;
}
