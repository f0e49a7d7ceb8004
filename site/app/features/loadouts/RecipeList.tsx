import logosSprite from "virtual:glyphs/logos-actions";
import { recipesOf } from "@foray/fieldops/eureka/logos-actions/recipes";
import { loadoutActions } from "@foray/fieldops/loadout/actions";
import { recipeCost } from "@foray/fieldops/loadout-plan/rank";
import type { LogogramId } from "@foray/fieldops/records/logograms/ids";
import type { LoadoutTray } from "@foray/fieldops/share-codes/loadout";
import { figures, type UnitPrice } from "~/features/market/logogram-prices.ts";
import { priceMessages } from "~/features/market/messages.ts";
import { formatSentences } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { Folded } from "~/ui/fold/Folded.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { loadoutMessages } from "./messages.ts";
import { useAmounts } from "./money.ts";
import { useActionNames } from "./names.ts";
import { Recipe } from "./Recipe.tsx";
import styles from "./RecipeList.module.css";
import type { Solved } from "./use-plan.ts";

type RecipeListProps = Readonly<{
  trays: readonly LoadoutTray[];
  solved: Solved | null;
  prices: Readonly<Record<LogogramId, UnitPrice>>;
}>;

export function RecipeList({ trays, solved, prices }: RecipeListProps) {
  const t = loadoutMessages;
  const name = useActionNames();
  const amounts = useAmounts(prices);
  const unitPrices = figures(prices);
  const planned = new Set(
    solved?.plan.reasons.map(({ action, recipe }) => `${action}:${JSON.stringify(recipe.mnemes)}`),
  );
  return (
    <section className={styles.recipes}>
      <h3 className={styles.heading}>{t.recipes}</h3>
      <p className={styles.text}>
        {formatSentences([t.recipesText, ...(amounts.bare ? [] : [priceMessages.feeIncluded])])}
      </p>
      <ul className={styles.actions}>
        <Folded shown={0} name={t.recipes}>
          {[...loadoutActions(trays)].map(([action, times]) => {
            const recipes = recipesOf(action).map((recipe) => ({
              recipe,
              cost: recipeCost(recipe, unitPrices),
            }));
            const least = Math.min(...recipes.map(({ cost }) => cost));
            return (
              <li key={action} className={styles.action}>
                <div className={styles.name}>
                  <Plate size={34}>
                    <Glyph sprite={logosSprite} id={action} size={19} />
                  </Plate>
                  <h4>
                    <GameName name={name(action)} />
                    {times > 1 && <small> ×{times}</small>}
                  </h4>
                </div>
                <ul className={styles.list}>
                  {recipes.map(({ recipe, cost }) => {
                    const chosen = planned.has(`${action}:${JSON.stringify(recipe.mnemes)}`);
                    return (
                      <li key={JSON.stringify(recipe.mnemes)} data-least={cost === least || undefined}>
                        <Recipe recipe={recipe} />
                        <span className={styles.figures}>
                          <span>{amounts.percent(recipe.successPercent / 100)}</span>
                          <span>{amounts.cost(cost)}</span>
                          {cost === least && recipes.length > 1 && <mark>{t.cheapest}</mark>}
                          {chosen && <mark data-plan>{t.chosen}</mark>}
                        </span>
                      </li>
                    );
                  })}
                </ul>
              </li>
            );
          })}
        </Folded>
      </ul>
    </section>
  );
}
