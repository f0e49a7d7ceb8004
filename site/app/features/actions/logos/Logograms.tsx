import logogramSprite from "virtual:glyphs/logograms";
import type { LogosActionFacts } from "@foray/fieldops/eureka/logos-actions/types";
import { logogramFacts } from "@foray/fieldops/records/logograms/facts";
import logogramNames from "@foray/fieldops/records/logograms/names/page";
import mnemeNames from "@foray/fieldops/records/mnemes/names/page";
import { PriceStatus } from "~/features/market/PriceStatus.tsx";
import { useOnScreen } from "~/features/market/use-on-screen.ts";
import { usePrices } from "~/features/market/use-prices.ts";
import { formatPercent } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { RecordPart } from "../grid/RecordPanel.tsx";
import { LogogramOffer } from "./LogogramOffer.tsx";
import styles from "./LogosActions.module.css";
import { logosMessages } from "./messages.ts";

export default function Logograms({ action }: { action: LogosActionFacts }) {
  const t = logosMessages;
  const language = useLanguage();
  const mnemeName = useGameNames("fieldops/mnemes", mnemeNames);
  const logogramName = useGameNames("fieldops/logograms", logogramNames);
  const needed = new Set(action.recipes.flatMap(({ mnemes }) => mnemes.map(({ mneme }) => mneme)));
  const percent = (value: number) => formatPercent(value / 100, language, 1);
  const logograms = logogramFacts.flatMap((logogram) => {
    const yields = logogram.mnemes.filter(({ mneme }) => needed.has(mneme));
    return yields.length === 0 ? [] : [{ logogram, yields }];
  });
  const [ref, seen] = useOnScreen<HTMLDivElement>();
  const tradable = logograms.flatMap(({ logogram }) => (logogram.marketable ? [logogram.itemId] : []));
  const view = usePrices(tradable, seen);
  return (
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
  );
}
