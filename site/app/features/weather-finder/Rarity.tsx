import { chanceOf } from "@foray/eorzea/sky";
import type { PatternResult } from "@foray/fieldops/patterns/search";
import type { ReactNode } from "react";
import {
  formatDate,
  formatDuration,
  formatNumber,
  formatPercent,
  formatUnit,
  sentenceGap,
} from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { finderMessages } from "./messages.ts";
import type { FinderState } from "./query.ts";
import styles from "./Rarity.module.css";

const YEAR = 365.25 * 86_400_000;

/** Frequency in the searched span, over a thousand years, and statistically. */
export function Rarity({ results, state }: { results: readonly PatternResult[]; state: FinderState }) {
  const t = finderMessages.patternPart;
  const shown = results.filter(({ nature }) => nature === "sometimes");
  if (shown.length === 0) return null;
  return (
    <section className={styles.rarity}>
      <h2>{t.rarity}</h2>
      <div className={styles.zones}>
        {shown.map((result) => (
          <ZoneRarity key={result.zone} result={result} state={state} named={results.length > 1} />
        ))}
      </div>
      <p className={styles.hint}>
        {t.expectedHint}
        {sentenceGap()}
        {(state.local !== null || state.mine) && t.withoutMine}
      </p>
    </section>
  );
}

function ZoneRarity({
  result: { zone, total, waits, expected, trueSky },
  state,
  named,
}: {
  result: PatternResult;
  state: FinderState;
  named: boolean;
}) {
  const t = finderMessages.patternPart;
  const language = useLanguage();
  const zoneName = useZoneNames();
  const duration = (ms: number) =>
    ms >= 2 * YEAR ? formatUnit(ms / YEAR, language, "year", 1) : formatDuration(ms, language);
  const every = (ms: number) => t.every(duration(ms));
  return (
    <div>
      {named && (
        <h3>
          <GameName name={zoneName(zone)} />
        </h3>
      )}
      <dl>
        <Line term={t.found(formatNumber(total, language))}>{t.ahead(state.ahead)}</Line>
        <Line term={formatPercent(chanceOf(zone, state.weather) / 100, language)}>{t.share}</Line>
        {waits && (
          <>
            <Line term={duration(waits.mean)}>{t.meanSeen}</Line>
            <Line term={duration(waits.median)}>{t.median}</Line>
            <Line term={duration(waits.longest)}>
              {t.longest}
              <small>
                {t.longestWhen(
                  formatDate(waits.longestFrom, language),
                  formatDate(waits.longestTo, language),
                )}
              </small>
            </Line>
          </>
        )}
        {trueSky && <Line term={every(trueSky.meanInterval)}>{t.trueSky}</Line>}
        {expected && Number.isFinite(expected.meanInterval) && (
          <Line term={every(expected.meanInterval)}>{t.expected}</Line>
        )}
      </dl>
    </div>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{children}</dt>
      <dd>{term}</dd>
    </div>
  );
}
