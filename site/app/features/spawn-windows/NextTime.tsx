import { type SpawnWindow, upcomingWindows } from "@foray/fieldops/forecast/windows";
import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import { useMemo } from "react";
import { Link } from "react-router";
import { useMinute, usePeriodStart } from "~/browser/clock.ts";
import { formatDuration } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { windowMessages } from "./messages.ts";

type NextWindows = ReadonlyMap<string, readonly SpawnWindow[]>;

const none: NextWindows = new Map();

/** Recomputed when the weather period changes. Empty while prerendering. */
export function useNextWindows(filters: readonly string[]): NextWindows {
  const at = usePeriodStart();
  return useMemo(() => {
    if (at === null) return none;
    return new Map(
      filters.map((id) => {
        const filter = filterRules.find((each) => each.id === id);
        // Two, because a night may end within the period.
        const windows =
          filter === undefined || filter.kind === "collection"
            ? []
            : upcomingWindows(filter, at, { count: 2 });
        return [id, windows];
      }),
    );
  }, [at, filters]);
}

export function nextOf(windows: NextWindows, filter: string, now: number): SpawnWindow | undefined {
  return windows.get(filter)?.find(({ end }) => end > now);
}

/** Text with the time until the next window, or the time left. */
export function useNextWords(windows: NextWindows): (filter: string) => string {
  const t = windowMessages;
  const language = useLanguage();
  const now = useMinute();
  return (filter) => {
    const next = now === null ? undefined : nextOf(windows, filter, now);
    if (next === undefined || now === null) return "";
    return next.start <= now
      ? t.nextUp(formatDuration(next.end - now, language))
      : t.nextIn(formatDuration(next.start - now, language));
  };
}

export function NextTime({ filter, words }: { filter: string; words: string }) {
  const t = windowMessages;
  return <Link to={`/forecast/${filter}`}>{words === "" ? t.allTimes : words}</Link>;
}
