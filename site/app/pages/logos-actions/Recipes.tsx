import logogramSprite from "virtual:glyphs/logograms";
import mnemeSprite from "virtual:glyphs/mnemes";
import { listedDoubt } from "@foray/fieldops/doubt/doubt";
import type { LogosActionFacts } from "@foray/fieldops/eureka/logos-actions/types";
import { rankRecipes } from "@foray/fieldops/loadout-plan/rank";
import { logogramFacts } from "@foray/fieldops/records/logograms/facts";
import logogramNames from "@foray/fieldops/records/logograms/names/en";
import { mnemeFacts } from "@foray/fieldops/records/mnemes/facts";
import mnemeNames from "@foray/fieldops/records/mnemes/names/en";
import { useMemo } from "react";
import { formatNumber, formatPercent } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { usePrices } from "~/market/use-prices.ts";
import { RecordPart } from "~/ui/action-grid/RecordPanel.tsx";
import { DoubtMark } from "~/ui/doubt/Doubt.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { PriceStatus } from "~/ui/prices/PriceStatus.tsx";
import { useOnScreen } from "~/ui/prices/use-on-screen.ts";
import { LogogramOffer } from "./LogogramOffer.tsx";
import styles from "./LogosActions.module.css";
import { logosMessages } from "./messages.ts";

const arrays = new Map(mnemeFacts.map(({ id, array }) => [id, array]));

/** The recipes, the one that costs fewest logograms first, and where every logogram they need comes from. */
export function Recipes({ action }: { action: LogosActionFacts }) {
  const t = logosMessages;
  const language = useLanguage();
  const mnemeName = useGameNames("fieldops/mnemes", mnemeNames);
  const logogramName = useGameNames("fieldops/logograms", logogramNames);
  const ranked = useMemo(() => rankRecipes(action.recipes), [action]);
  const needed = [...new Set(ranked.flatMap(({ recipe }) => recipe.mnemes.map(({ mneme }) => mneme)))];
  const percent = (value: number) => formatPercent(value / 100, language, 1);
  const logograms = logogramFacts.flatMap((logogram) => {
    const yields = logogram.mnemes.filter(({ mneme }) => needed.includes(mneme));
    return yields.length === 0 ? [] : [{ logogram, yields }];
  });
  const [ref, seen] = useOnScreen<HTMLDivElement>();
  const tradable = logograms.flatMap(({ logogram }) => (logogram.marketable ? [logogram.itemId] : []));
  const view = usePrices(tradable, seen);
  return (
    <>
      <RecordPart title={t.recipes}>
        <ol className={styles.recipes}>
          {ranked.map(({ recipe, logograms: cost }, index) => (
            <li key={recipe.mnemes.map(({ mneme, quantity }) => `${quantity} ${mneme}`).join()}>
              <ul className={styles.mnemes}>
                {recipe.mnemes.map(({ mneme, quantity }) => (
                  <li key={mneme}>
                    <Glyph sprite={mnemeSprite} id={arrays.get(mneme) ?? "offensive"} size={18} />
                    <span>
                      {quantity > 1 && `${quantity} × `}
                      <GameName name={mnemeName(mneme)} />
                    </span>
                  </li>
                ))}
              </ul>
              <p className={styles.rate}>
                <b>{t.success(percent(recipe.successPercent))}</b>
                <span>{t.logograms(formatNumber(cost, language, { most: 1 }))}</span>
                {index === 0 && ranked.length > 1 && <span className={styles.cheapest}>{t.cheapest}</span>}
                <DoubtMark doubt={listedDoubt(recipe.confidence)} />
              </p>
            </li>
          ))}
        </ol>
        <p className={styles.soft}>{t.recipeNote}</p>
      </RecordPart>
      <RecordPart title={t.from}>
        <div ref={ref}>{tradable.length > 0 && <PriceStatus view={view} />}</div>
        {logograms.map(({ logogram, yields }) => (
          <section key={logogram.id} className={styles.logogram}>
            <header>
              <Plate size={42}>
                <Glyph sprite={logogramSprite} id={logogram.key} size={26} />
              </Plate>
              <div>
                <h3>
                  <GameName name={logogramName(logogram.id)} />
                </h3>
                <p className={styles.soft}>
                  {yields
                    .map(({ mneme, percent: odds }) => t.logogramFor(percent(odds), mnemeName(mneme).text))
                    .join(" · ")}
                </p>
              </div>
            </header>
            <LogogramOffer logogram={logogram} name={logogramName(logogram.id).text} view={view} />
          </section>
        ))}
      </RecordPart>
    </>
  );
}
