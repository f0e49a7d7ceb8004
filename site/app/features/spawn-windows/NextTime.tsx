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

/** The next windows of forecast filters, again when a weather period turns; empty while prerendered. */
export function useNextWindows(filters: readonly string[]): NextWindows {
  const at = usePeriodStart();
  return useMemo(() => {
    if (at === null) return none;
    return new Map(
      filters.map((id) => {
        const filter = filterRules.find((each) => each.id === id);
        // A night may end inside the period: the one after it is needed then.
        const windows =
          filter === undefined || filter.kind === "collection"
            ? []
            : upcomingWindows(filter, at, { count: 2 });
        return [id, windows];
      }),
    );
  }, [at, filters]);
}

/** The first window of a filter that is not over at `now`. */
export function nextOf(windows: NextWindows, filter: string, now: number): SpawnWindow | undefined {
  return windows.get(filter)?.find(({ end }) => end > now);
}

/** How long until a filter's next window, or how long it is still open; words alone, for a line. */
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

/** The same as a link to all times of the filter. */
export function NextTime({ filter, words }: { filter: string; words: string }) {
  const t = windowMessages;
  return <Link to={`/forecast/${filter}`}>{words === "" ? t.allTimes : words}</Link>;
}
