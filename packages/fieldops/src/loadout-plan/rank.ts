import type { LogosRecipe } from "../eureka/logos-actions/types.ts";
import { meanDraws, mnemeIndex, sources } from "./draws.ts";
import type { PlanInput } from "./types.ts";

/** Mean logograms to appraise for one set of a recipe's mnemes, by place in `sources`. */
function recipeDraws(recipe: LogosRecipe): readonly number[] {
  const wanted = new Map(recipe.mnemes.map(({ mneme, quantity }) => [mnemeIndex.get(mneme), quantity]));
  return sources.map((source) =>
    meanDraws(
      source,
      source.mnemes.map((mneme) => wanted.get(mneme) ?? 0),
    ),
  );
}

/** Average cost of one set of a recipe's mnemes with nothing in stock. */
export function recipeCost(recipe: LogosRecipe, prices: PlanInput["prices"]): number {
  return recipeDraws(recipe).reduce((cost, draws, place) => {
    const source = sources[place];
    return source === undefined ? cost : cost + draws * prices[source.id];
  }, 0);
}

export type RankedRecipe = Readonly<{ recipe: LogosRecipe; logograms: number }>;

/** Fewest logograms first; ties keep their order. */
export function rankRecipes(recipes: readonly LogosRecipe[]): readonly RankedRecipe[] {
  return recipes
    .map((recipe) => ({ recipe, logograms: recipeDraws(recipe).reduce((sum, draws) => sum + draws, 0) }))
    .sort((a, b) => a.logograms - b.logograms);
}
