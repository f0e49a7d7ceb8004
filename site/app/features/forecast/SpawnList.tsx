import farmSprite from "virtual:glyphs/farms";
import { type SpawnWindow, STAY_MINUTES } from "@foray/fieldops/forecast/windows";
import { memo, useDeferredValue } from "react";
import { Link } from "react-router";
import { useClockValue } from "~/browser/clock.ts";
import { WindowBell } from "~/features/alarms/WindowBell.tsx";
import { Conflict } from "~/features/spawn-windows/Conflict.tsx";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { MarkedSpawn } from "~/features/spawn-windows/MarkedSpawn.tsx";
import { useWindowWords } from "~/features/spawn-windows/use-window-words.ts";
import { WindowName } from "~/features/spawn-windows/WindowName.tsx";
import { WindowSky } from "~/features/spawn-windows/WindowSky.tsx";
import { formatDay, formatDuration, formatLabelled, formatTimeRange } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { Folded } from "~/ui/fold/Folded.tsx";
import { Glyph, UiIcon, WeatherIcon } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { forecastMessages } from "./messages.ts";
import styles from "./SpawnList.module.css";
import { useWindowActions } from "./use-window-actions.ts";

/** Rows of the first render. The others are deferred, with placeholders of equal size. */
const FIRST_ROWS = 3;

type SpawnListProps = Readonly<{
  windows: readonly SpawnWindow[] | null;
  /** Whether rows link to their own forecast, as in collections. */
  named: boolean;
  /** Number of placeholder rows while prerendering. */
  reserve: number;
  /** `room` is the number of rows a phone shows at first, and `name` labels the expand button. */
  folded?: Readonly<{ room: number; name: string }>;
  /** Name of the calendar that rows are exported to. Omitted for past windows, whose rows have no actions. */
  calendar?: string;
}>;

const emptyRow = (key: number | string) => (
  <li key={key} className={styles.row} data-empty="">
    <span />
    <span />
  </li>
);

export function SpawnList({ windows, named, reserve, folded, calendar }: SpawnListProps) {
  const t = forecastMessages;
  const shown = folded?.room ?? Number.POSITIVE_INFINITY;
  const name = folded?.name ?? "";
  if (windows === null) {
    return (
      <ul className={styles.list} aria-busy="true">
        <Folded shown={shown} name={name}>
          {Array.from({ length: reserve }, (_, row) => emptyRow(row))}
        </Folded>
      </ul>
    );
  }
  if (windows.length === 0) return <p className={styles.none}>{t.nothing}</p>;
  return <Rows windows={windows} named={named} shown={shown} name={name} calendar={calendar} />;
}

type RowsProps = Readonly<{
  windows: readonly SpawnWindow[];
  named: boolean;
  shown: number;
  name: string;
  calendar: string | undefined;
}>;

function Rows({ windows, named, shown, name, calendar }: RowsProps) {
  const drawn = useDeferredValue(windows.length, FIRST_ROWS);
  return (
    <ul className={styles.list} aria-busy={drawn < windows.length || undefined}>
      <Folded shown={shown} name={name}>
        {windows.map((window, at) => {
          const key = `${window.filter.id}-${window.start}`;
          return at < drawn ? (
            <SpawnRow key={key} window={window} named={named} calendar={calendar} />
          ) : (
            emptyRow(key)
          );
        })}
      </Folded>
    </ul>
  );
}

type SpawnRowProps = Readonly<{
  window: SpawnWindow;
  named: boolean;
  calendar: string | undefined;
}>;

/** Memoized, because the page often renders for unrelated reasons. */
const SpawnRow = memo(function SpawnRow({ window, named, calendar }: SpawnRowProps) {
  const t = forecastMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const zoneName = useZoneNames();
  const words = useWindowWords();
  const { start, end } = window;
  const running = useClockValue((now) => start <= now && end > now) === true;
  const isOver = useClockValue((now) => end <= now) === true;
  const [weather] = window.weathers;
  return (
    <li className={styles.row} data-now={running || undefined}>
      <p className={styles.when}>
        <b>
          <Relative window={window} />
        </b>
        <span>
          {formatDay(start, language)} · {formatTimeRange(start, end, language, cycle)}
        </span>
        <span>{words.eorzea(window)}</span>
      </p>
      <div className={styles.what}>
        <Plate>
          {named ? (
            <Glyph sprite={farmSprite} id={window.filter.id} size={24} />
          ) : weather === undefined ? (
            <UiIcon id="moon" size={22} />
          ) : (
            <WeatherIcon weather={weather} size={22} />
          )}
        </Plate>
        <div>
          <h3>
            {named ? (
              <Link to={forecastPath(window.filter, window.choice?.id)}>
                <WindowName window={window} />
              </Link>
            ) : (
              <span className={styles.sky}>
                <WindowSky window={window} size={16} />
              </span>
            )}
          </h3>
          <p className={styles.sky}>
            {named && <WindowSky window={window} size={16} marked={window.filter} />}
            <span>{words.length(window)}</span>
            {named && (
              <span>
                <MarkedSpawn rule={window.filter} field="zone">
                  <GameName name={zoneName(window.filter.zone)} />
                </MarkedSpawn>
              </span>
            )}
          </p>
        </div>
      </div>
      {calendar !== undefined && <RowTools window={window} calendar={calendar} />}
      {window.conflict && !isOver && (
        <details className={styles.conflict}>
          <summary>
            <UiIcon id="alert-triangle" size={16} />
            {window.conflict.lowestLeft >= STAY_MINUTES
              ? t.conflictChipAdjoining
              : t.conflictChip(window.conflict.lowestLeft)}
          </summary>
          <p>
            <Conflict window={window} />
          </p>
        </details>
      )}
    </li>
  );
});

function Relative({ window: { start, end } }: Readonly<{ window: SpawnWindow }>) {
  const t = forecastMessages;
  const language = useLanguage();
  return useClockValue((now) => {
    if (end <= now) return t.endedAgo(formatDuration(now - end, language));
    if (start <= now) return t.nowLeft(formatDuration(end - now, language));
    return t.inTime(formatDuration(start - now, language));
  });
}

type RowToolsProps = Readonly<{ window: SpawnWindow; calendar: string }>;

function RowTools({ window, calendar }: RowToolsProps) {
  const t = forecastMessages;
  const actions = useWindowActions();
  const which = useWindowWords().which(window);
  return (
    <p className={styles.tools}>
      <WindowBell window={window} small />
      <Button kind="quiet" small icon="copy" iconOnly onClick={() => actions.copyText([window])}>
        {formatLabelled(t.copyText, which)}
      </Button>
      <Button kind="quiet" small icon="message-circle" iconOnly onClick={() => actions.copyDiscord([window])}>
        {formatLabelled(t.copyDiscord, which)}
      </Button>
      <Button
        kind="quiet"
        small
        icon="calendar-plus"
        iconOnly
        onClick={() => actions.calendar([window], window.filter.id, calendar)}
      >
        {formatLabelled(t.calendar, which)}
      </Button>
    </p>
  );
}
