import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { useDeferredValue, useState } from "react";
import { useClockValue } from "~/browser/clock.ts";
import { MomentBell } from "~/features/alarms/MomentBell.tsx";
import {
  formatDate,
  formatDay,
  formatDuration,
  formatEorzeaRange,
  formatNumber,
  formatSeries,
  formatTime,
  formatTimeRange,
  seriesComma,
} from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames, useZoneNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { WeatherIcon } from "~/ui/Glyph.tsx";
import { finderMessages } from "./messages.ts";
import styles from "./ResultList.module.css";

export type Result = Readonly<{
  zone: ZoneId;
  start: number;
  end: number;
  weathers: readonly WeatherId[];
  /** Set for sessions only. */
  score?: number;
  /** Earliest and latest start for which a session is nearly as good. */
  good?: Readonly<{ from: number; to: number }>;
  /** The part within the player's hours, unless that is all of it. */
  inside?: Readonly<{ start: number; end: number }>;
}>;

const YEAR = 365 * 86_400_000;
const MAX_ICONS = 24;
/** Rows added per press. Two hundred at once would block the page. */
const PORTION = 20;
/** Rows of the first render, which may hold two hundred glyphs. */
const FIRST_ROWS = 4;

export function ResultList({
  results,
  now,
  named,
  path,
  onShow,
}: {
  results: readonly Result[];
  now: number;
  /** URL that alarms link to. */
  path: string;
  /** Whether each row names its zone. */
  named: boolean;
  onShow: (result: Result) => void;
}) {
  const t = finderMessages;
  const [asked, setAsked] = useState<{ of: readonly Result[]; count: number } | null>(null);
  const count = asked?.of === results ? asked.count : PORTION;
  const first = useDeferredValue(PORTION, FIRST_ROWS);
  const drawn = first < PORTION ? first : count;
  return (
    <>
      <ol className={styles.list}>
        {results.slice(0, drawn).map((result, index) => (
          <ResultRow
            key={`${result.zone}${result.start}`}
            result={result}
            rank={index + 1}
            now={now}
            named={named}
            path={path}
            onShow={() => onShow(result)}
          />
        ))}
      </ol>
      {results.length > count && (
        <p>
          <Button icon="chevron-down" onClick={() => setAsked({ of: results, count: count + PORTION })}>
            {t.showMore(results.length - count)}
          </Button>
        </p>
      )}
    </>
  );
}

function ResultRow({
  result,
  rank,
  now,
  named,
  path,
  onShow,
}: {
  result: Result;
  rank: number;
  now: number;
  named: boolean;
  path: string;
  onShow: () => void;
}) {
  const t = finderMessages;
  const { zone, start, end, weathers, score, good, inside } = result;
  const language = useLanguage();
  const cycle = useHourCycle();
  const zoneName = useZoneNames();
  const weatherName = useWeatherNames();
  const far = Math.abs(start - now) > YEAR / 2;
  const day = far ? formatDate(start, language) : formatDay(start, language);
  const relative = useClockValue((now) =>
    end <= now ? t.past : start <= now ? t.running : t.inTime(formatDuration(start - now, language)),
  );
  const isRunning = useClockValue((now) => start <= now && end > now) === true;
  const when = `${day} ${formatTime(start, language, cycle)}`;
  const names = [...new Set(weathers)];
  return (
    <li
      className={styles.row}
      data-now={isRunning || undefined}
      data-ranked={score === undefined || undefined}
    >
      <p className={styles.rank} aria-hidden="true">
        {score === undefined ? rank : formatNumber(score, language, { most: 2 })}
        {score !== undefined && <small>{t.score}</small>}
      </p>
      <div className={styles.when}>
        <b>
          {day} · {formatTimeRange(start, end, language, cycle)}
        </b>
        <span>
          {relative} · {formatEorzeaRange(start, end, language, cycle)} ·{" "}
          {t.lasts(formatDuration(end - start, language))}
        </span>
        {score !== undefined && (
          <span className="visually-hidden">
            {t.score} {formatNumber(score, language, { most: 2 })}
          </span>
        )}
        {good !== undefined && good.from < good.to && (
          <span>
            {t.goodFrom(formatTime(good.from, language, cycle), formatTime(good.to, language, cycle))}
          </span>
        )}
        {inside !== undefined && (
          <span className={styles.inside}>
            {t.insideHours(
              formatTimeRange(inside.start, inside.end, language, cycle),
              formatDuration(inside.end - inside.start, language),
            )}
          </span>
        )}
        {named && (
          <span className={styles.zone}>
            <GameName name={zoneName(zone)} />
          </span>
        )}
      </div>
      <div className={styles.sky}>
        <span className={styles.icons} aria-hidden="true">
          {weathers.slice(0, MAX_ICONS).map((weather, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: periods of a run are known by their order
            <WeatherIcon key={index} weather={weather} size={19} />
          ))}
          {weathers.length > MAX_ICONS && <span>+{weathers.length - MAX_ICONS}</span>}
        </span>
        <span className={styles.words}>
          {names.map((weather, index) => (
            <span key={weather}>
              {index > 0 && seriesComma()}
              <GameName name={weatherName(weather)} />
            </span>
          ))}
          {" · "}
          {t.periods(weathers.length)}
        </span>
      </div>
      <span className={styles.tools}>
        <MomentBell
          id={`finder:${zone}:${start}:${end}`}
          start={start}
          name={formatSeries(names.map((weather) => weatherName(weather).text))}
          zone={zoneName(zone).text}
          path={path}
          label={when}
          small
        />
        <Button kind="quiet" small icon="locate" iconOnly onClick={onShow}>
          {t.showOnStrip(when)}
        </Button>
      </span>
    </li>
  );
}
