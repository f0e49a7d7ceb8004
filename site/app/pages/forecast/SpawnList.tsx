import farmSprite from "virtual:glyphs/farms";
import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import { useMessages } from "~/i18n/catalogue.ts";
import { formatDay, formatDuration, formatTime } from "~/i18n/format.ts";
import { GameName, useWeatherNames } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { Glyph, WeatherIcon } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { forecastMessages } from "./messages.ts";
import styles from "./SpawnList.module.css";
import { useFilterNames, useWindowWords } from "./use-names.ts";

type SpawnListProps = Readonly<{
  windows: readonly SpawnWindow[] | null;
  now: number | null;
  /** Rows name their filter: in collections. */
  named: boolean;
  /** How many empty rows stand for the list while prerendered. */
  reserve: number;
  /** Past windows say how long ago they ended. */
  ended?: boolean;
  onCalendar?: (window: SpawnWindow) => void;
  onCopy?: (window: SpawnWindow) => void;
}>;

/** Windows in time or by length, one a row: when, what, and what to do with it. */
export function SpawnList({
  windows,
  now,
  named,
  reserve,
  ended = false,
  onCalendar,
  onCopy,
}: SpawnListProps) {
  const t = useMessages(forecastMessages);
  if (windows === null || now === null) {
    return (
      <ul className={styles.list} aria-busy="true">
        {Array.from({ length: reserve }, (_, row) => row).map((row) => (
          <li key={row} className={styles.row} data-empty="">
            <span />
            <span />
          </li>
        ))}
      </ul>
    );
  }
  if (windows.length === 0) return <p className={styles.none}>{t.nothing}</p>;
  return (
    <ul className={styles.list}>
      {windows.map((window) => (
        <SpawnRow
          key={`${window.filter.id}-${window.start}`}
          window={window}
          now={now}
          named={named}
          ended={ended}
          {...(onCalendar && { onCalendar })}
          {...(onCopy && { onCopy })}
        />
      ))}
    </ul>
  );
}

type SpawnRowProps = Readonly<{
  window: SpawnWindow;
  now: number;
  named: boolean;
  ended: boolean;
  onCalendar?: (window: SpawnWindow) => void;
  onCopy?: (window: SpawnWindow) => void;
}>;

function SpawnRow({ window, now, named, ended, onCalendar, onCopy }: SpawnRowProps) {
  const t = useMessages(forecastMessages);
  const language = useLanguage();
  const cycle = useHourCycle();
  const name = useFilterNames();
  const weatherName = useWeatherNames();
  const words = useWindowWords();
  const running = window.start <= now && window.end > now;
  const relative = (() => {
    if (ended) return t.endedAgo(formatDuration(now - window.end, language));
    if (running) return t.nowLeft(formatDuration(window.end - now, language));
    return t.inTime(formatDuration(window.start - now, language));
  })();
  const kinds = [...new Set(window.weathers)];
  const weathers = kinds.map((weather, index) => (
    <span key={weather}>
      {index > 0 && ", "}
      <GameName name={weatherName(weather)} />
    </span>
  ));
  return (
    <li className={styles.row} data-now={running || undefined}>
      <p className={styles.when}>
        <b>{relative}</b>
        <span>
          {formatDay(window.start, language)} · {formatTime(window.start, language, cycle)}
        </span>
        <span>{words.eorzea(window.start)}</span>
      </p>
      <div className={styles.what}>
        <Plate>
          {named ? (
            <Glyph sprite={farmSprite} id={window.filter.id} size={24} />
          ) : (
            <WeatherIcon weather={kinds[0] ?? "clearSkies"} size={22} />
          )}
        </Plate>
        <div>
          <h3>
            {named ? <GameName name={name(window.filter.id)} /> : weathers}
            {window.weathers.length > 1 && (
              <em className={styles.times}>{t.periods(window.weathers.length)}</em>
            )}
            {window.conflict && <em className={styles.conflict}>{t.conflictChip}</em>}
          </h3>
          <p>
            {named && <span>{weathers}</span>}
            {window.conflict && <span>{t.conflictShort(window.conflict.minutesEarlier)}</span>}
            {!named && window.weathers.length > 1 && (
              <span className={styles.run}>
                {window.weathers.map((weather, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: periods of a run are known by their order
                  <WeatherIcon key={index} weather={weather} size={16} />
                ))}
              </span>
            )}
          </p>
        </div>
      </div>
      {!ended && (
        <p className={styles.tools}>
          {onCalendar && (
            <Button kind="quiet" small icon="calendar-plus" iconOnly onClick={() => onCalendar(window)}>
              {`${t.calendar}: ${name(window.filter.id).text}, ${formatDay(window.start, language)} ${formatTime(window.start, language, cycle)}`}
            </Button>
          )}
          {onCopy && (
            <Button kind="quiet" small icon="copy" iconOnly onClick={() => onCopy(window)}>
              {`${t.copyDiscord}: ${name(window.filter.id).text}, ${formatDay(window.start, language)} ${formatTime(window.start, language, cycle)}`}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
