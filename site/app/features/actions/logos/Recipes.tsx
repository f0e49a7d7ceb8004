import mnemeSprite from "virtual:glyphs/mnemes";
import { listedDoubt } from "@foray/fieldops/doubt/doubt";
import type { LogosActionFacts } from "@foray/fieldops/eureka/logos-actions/types";
import { rankRecipes } from "@foray/fieldops/loadout-plan/rank";
import { mnemeFacts } from "@foray/fieldops/records/mnemes/facts";
import mnemeNames from "@foray/fieldops/records/mnemes/names/page";
import { useMemo } from "react";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { formatNumber, formatPercent } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Times } from "~/i18n/Times.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { RecordPart } from "../grid/RecordPanel.tsx";
import styles from "./LogosActions.module.css";
import { logosMessages } from "./messages.ts";

const arrays = new Map(mnemeFacts.map(({ id, array }) => [id, array]));

/** An action's recipes, with the fewest expected logograms first. */
export function Recipes({ action }: { action: LogosActionFacts }) {
  const t = logosMessages;
  const language = useLanguage();
  const mnemeName = useGameNames("fieldops/mnemes", mnemeNames);
  const ranked = useMemo(() => rankRecipes(action.recipes), [action]);
  const percent = (value: number) => formatPercent(value / 100, language, 1);
  return (
    <RecordPart title={t.recipes}>
      <ol className={styles.recipes}>
        {ranked.map(({ recipe, logograms: cost }, index) => (
          <li key={recipe.mnemes.map(({ mneme, quantity }) => `${quantity} ${mneme}`).join()}>
            <ul className={styles.mnemes}>
              {recipe.mnemes.map(({ mneme, quantity }) => (
                <li key={mneme}>
                  <Glyph sprite={mnemeSprite} id={arrays.get(mneme) ?? "offensive"} size={18} />
                  <span>
                    <Times count={quantity}>
                      <GameName name={mnemeName(mneme)} />
                    </Times>
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
  );
}
