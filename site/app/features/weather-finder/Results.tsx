import type { ZoneId } from "@foray/eorzea/zones/rates";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useAddressTail } from "~/browser/url-state.ts";
import {
  formatDate,
  formatDay,
  formatDayTime,
  formatDuration,
  formatEorzeaRange,
  formatLongDay,
  formatNumber,
  formatZonedRange,
} from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames, useZoneNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import type { ExportRow } from "./export.ts";
import { finderMessages } from "./messages.ts";
import { type Result, ResultList } from "./ResultList.tsx";
import styles from "./Results.module.css";
import { Timeline } from "./Timeline.tsx";
import { centre, type View } from "./timeline-view.ts";
import { useExport } from "./use-export.ts";

const DAY = 86_400_000;
const YEAR = 365 * DAY;

/** Starts just before `from` and shows the first three results, or at least half a day. */
function firstView(from: number, results: readonly Result[]): View {
  const soonest = results.map(({ end }) => end).toSorted((a, b) => a - b);
  const last = soonest[Math.min(2, soonest.length - 1)] ?? from;
  const span = Math.min(Math.max(last - from, DAY / 2), 400 * 365 * DAY) * 1.08;
  return { start: Math.max(0, from - span * 0.02), end: from + span };
}

export function Results({
  title,
  results,
  zones,
  from,
  now,
  children,
}: {
  title: string;
  results: readonly Result[];
  zones: readonly ZoneId[];
  /** Start of the search (Unix ms). */
  from: number;
  now: number;
  children?: ReactNode;
}) {
  const t = finderMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const zoneName = useZoneNames();
  const weatherName = useWeatherNames();
  const [moved, setMoved] = useState<{ of: readonly Result[]; view: View } | null>(null);
  const first = useMemo(() => firstView(from, results), [from, results]);
  const view = moved?.of === results ? moved.view : first;
  const setView = useCallback((next: View) => setMoved({ of: results, view: next }), [results]);
  const rows = (): ExportRow[] =>
    results.map(({ zone, start, end, weathers, score }) => ({
      uid: `${zone}-${start}-${end}`,
      zone: zoneName(zone).text,
      start,
      end,
      weathers: weathers.map((weather) => weatherName(weather).text),
      note:
        score === undefined
          ? t.periods(weathers.length)
          : `${t.score} ${formatNumber(score, language, { most: 2 })}`,
      local: formatDayTime(formatDay(start, language), formatZonedRange(start, end, language, cycle)),
      eorzea: formatEorzeaRange(start, end, language, cycle),
      length: formatDuration(end - start, language),
    }));
  const { pathname } = useLocation();
  const { search } = useAddressTail();
  const actions = useExport(rows);
  const none = results.length === 0;
  const soonest = Math.min(...results.map(({ start }) => start));
  return (
    <section className={styles.results}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <span>
          <Button small kind="quiet" icon="copy" disabled={none} onClick={actions.text}>
            {t.copyText}
          </Button>
          <Button small kind="quiet" icon="message-circle" disabled={none} onClick={actions.discord}>
            {t.copyDiscord}
          </Button>
          <Button small kind="quiet" icon="calendar-plus" disabled={none} onClick={actions.calendar}>
            {t.exportIcs}
          </Button>
          <Button small kind="quiet" icon="table" disabled={none} onClick={actions.csv}>
            {t.exportCsv}
          </Button>
          <Button small kind="quiet" icon="share" onClick={actions.share}>
            {t.shareLink}
          </Button>
        </span>
      </div>
      {children}
      {!none && from <= now && soonest >= now + 7 * DAY && (
        <Note>
          {t.noneThisWeek((soonest - now > YEAR / 2 ? formatDate : formatLongDay)(soonest, language))}
        </Note>
      )}
      <Timeline
        zones={zones}
        marks={results}
        view={view}
        now={now}
        onView={setView}
        onStart={() => setMoved(null)}
      />
      {!none && (
        <ResultList
          results={results}
          now={now}
          named={zones.length > 1}
          path={`${pathname}${search}`}
          onShow={({ start, end }) => setView(centre(view, (start + end) / 2))}
        />
      )}
    </section>
  );
}
