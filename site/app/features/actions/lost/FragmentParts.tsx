import type { LostActionFacts } from "@foray/fieldops/bozja/lost-actions/types";
import { fragmentFacts } from "@foray/fieldops/records/fragments/facts";
import fragmentNames from "@foray/fieldops/records/fragments/names/page";
import englishNames from "@foray/fieldops/records/lost-actions/names/page";
import { ItemPrice } from "~/features/market/ItemPrice.tsx";
import { PriceStatus } from "~/features/market/PriceStatus.tsx";
import { useOnScreen } from "~/features/market/use-on-screen.ts";
import { usePrices } from "~/features/market/use-prices.ts";
import { FragmentSources } from "~/features/sources/FragmentSources.tsx";
import { formatNumber } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { PlateLinks, RecordPart } from "../grid/RecordPanel.tsx";
import { fragmentGlyph } from "./fragment-glyph.ts";
import styles from "./LostActions.module.css";
import { lostMessages } from "./messages.ts";
import { sourcePlace } from "./places.ts";
import { lostActions } from "./records.ts";

/** Fragments that yield an action, with the usual one first. */
function fragmentsOf(action: LostActionFacts) {
  const yielding = fragmentFacts.filter(({ actions }) => actions.includes(action.id));
  return [...yielding].sort(
    (a, b) => Number(b.id === action.fragment) - Number(a.id === action.fragment) || 0,
  );
}

export default function FragmentParts({ action, query }: { action: LostActionFacts; query: string }) {
  const t = lostMessages;
  const language = useLanguage();
  const fragmentName = useGameNames("fieldops/fragments", fragmentNames);
  const name = useGameNames("fieldops/lost-actions", englishNames);
  const [ref, seen] = useOnScreen<HTMLDivElement>();
  const fragments = fragmentsOf(action);
  const tradable = fragments.filter(({ marketable }) => marketable).map(({ itemId }) => itemId);
  const view = usePrices(tradable, seen);
  return (
    <RecordPart title={t.from}>
      <div ref={ref}>{tradable.length > 0 && <PriceStatus view={view} />}</div>
      {fragments.map((fragment) => {
        const siblings = fragment.actions
          .filter((id) => id !== action.id)
          .flatMap((id) => lostActions.find(id) ?? []);
        const own = fragmentName(fragment.id);
        return (
          <section key={fragment.id} className={styles.fragment}>
            <header className={styles.source}>
              <Plate size={42}>
                <Glyph sprite={lostActions.sprite} id={fragmentGlyph(fragment.key)} size={26} />
              </Plate>
              <div>
                <h3>
                  <GameName name={own} />
                </h3>
                <p>
                  {t.appraised(fragment.actions.length)} ·{" "}
                  {t.rank(formatNumber(fragment.resistanceRank, language))}
                </p>
              </div>
            </header>
            <FragmentSources fragment={fragment} places={sourcePlace} />
            <ItemPrice view={view} itemId={fragment.itemId} marketable={fragment.marketable} />
            {siblings.length > 0 && (
              <details className={styles.siblings}>
                <summary>{t.siblings(own.text)}</summary>
                <PlateLinks
                  sprite={lostActions.sprite}
                  links={siblings.map((other) => lostActions.link(other, name, query))}
                />
              </details>
            )}
          </section>
        );
      })}
    </RecordPart>
  );
}
