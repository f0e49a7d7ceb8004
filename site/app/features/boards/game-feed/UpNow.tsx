import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import { type FeedEntry, type FeedState, upNow } from "@foray/fieldops/game-feed/state";
import { type FeedSubject, triggeredBy } from "@foray/fieldops/game-feed/subjects";
import { useMemo } from "react";
import { useMinute } from "~/browser/clock.ts";
import { useNextWindows } from "~/features/spawn-windows/NextTime.tsx";
import { formatNumber, formatTime, formatTimeRange } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import styles from "./GameFeed.module.css";
import { gameFeedMessages } from "./messages.ts";
import { useSubjectNames } from "./use-subject-names.ts";

export function UpNow({ state }: Readonly<{ state: FeedState }>) {
  const t = gameFeedMessages;
  const up = useMemo(() => upNow(state), [state]);
  const filters = useMemo(() => up.flatMap(({ subject }) => filterOf(subject) ?? []), [up]);
  const windows = useNextWindows(filters);
  const minute = useMinute();
  const name = useSubjectNames();
  const words = useUpWords();
  const language = useLanguage();
  const cycle = useHourCycle();
  if (up.length === 0) return <p className={styles.soft}>{t.nothingUp}</p>;
  return (
    <ul className={styles.list}>
      {up.map((entry) => {
        const { subject } = entry;
        // Skips the current window, in which it spawned.
        const next = windows
          .get(filterOf(subject) ?? "")
          ?.find(({ start }) => minute !== null && start > minute);
        const triggered = triggeredBy(subject);
        return (
          <li key={`${subject.kind} ${subject.id}`}>
            <b>{name(subject)}</b>
            <span className={styles.outcome}>{words(entry)}</span>
            {next !== undefined && (
              <span className={styles.what}>
                {t.nextWindow(formatTimeRange(next.start, next.end, language, cycle))}
              </span>
            )}
            {triggered !== undefined && <span className={styles.what}>{t.mayTrigger(name(triggered))}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function useUpWords(): (entry: FeedEntry) => string {
  const t = gameFeedMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  return ({ since, progress }) => {
    const start = since === null ? t.upUnknown : t.upSince(formatTime(since, language, cycle));
    return progress === null || progress === 0
      ? start
      : `${start} · ${t.percent(formatNumber(progress, language))}`;
  };
}

/** The forecast filter of a monster that needs weather or night. */
function filterOf({ kind, id }: FeedSubject): string | undefined {
  if (kind !== "monster") return undefined;
  return filterRules.find((rule) => rule.kind !== "collection" && rule.notoriousMonster === id)?.id;
}
