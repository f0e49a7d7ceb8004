import type { LogosRecipe } from "../eureka/logos-actions/types.ts";
import { meanDraws, mnemeIndex, sources } from "./draws.ts";
import type { PlanInput } from "./types.ts";

/** Logograms to appraise on average for one set of a recipe's mnemes, by place in `sources`. A recipe by itself never fails. */
function recipeDraws(recipe: LogosRecipe): readonly number[] {
  const wanted = new Map(recipe.mnemes.map(({ mneme, quantity }) => [mnemeIndex.get(mneme), quantity]));
  return sources.map((source) =>
    meanDraws(
      source,
      source.mnemes.map((mneme) => wanted.get(mneme) ?? 0),
    ),
  );
}

/** Average cost of making a recipe once, alone, with nothing in stock. */
export function recipeCost(recipe: LogosRecipe, prices: PlanInput["prices"]): number {
  return recipeDraws(recipe).reduce((cost, draws, place) => {
    const source = sources[place];
    return source === undefined ? cost : cost + draws * prices[source.id];
  }, 0);
}

/** A recipe with the logograms that making it once takes on average, all kinds together. */
export type RankedRecipe = Readonly<{ recipe: LogosRecipe; logograms: number }>;

/** Recipes of one action, the one that takes the fewest logograms first; equal ones stay in order. */
export function rankRecipes(recipes: readonly LogosRecipe[]): readonly RankedRecipe[] {
  return recipes
    .map((recipe) => ({ recipe, logograms: recipeDraws(recipe).reduce((sum, draws) => sum + draws, 0) }))
    .sort((a, b) => a.logograms - b.logograms);
}
