import type { LogosActionFacts, LogosRecipe } from "@foray/fieldops/eureka/logos-actions/types";
import { logosActionFacts } from "@foray/fieldops/records/logos-actions/facts";

export type Makeable = Readonly<{ action: LogosActionFacts; recipe: LogosRecipe }>;

/** Actions that the marked mnemes can make, each with its surest recipe. Surest first, then fewest mnemes. */
export function makeable(marked: readonly string[]): readonly Makeable[] {
  const better = (a: LogosRecipe, b: LogosRecipe) => b.successPercent - a.successPercent || a.count - b.count;
  return logosActionFacts
    .flatMap((action) => {
      const [recipe] = action.recipes
        .filter(({ mnemes }) => mnemes.every(({ mneme }) => marked.includes(mneme)))
        .sort(better);
      return recipe === undefined ? [] : [{ action, recipe }];
    })
    .sort((a, b) => better(a.recipe, b.recipe));
}
