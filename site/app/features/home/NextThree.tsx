import farmSprite from "virtual:glyphs/farms";
import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import { useMemo } from "react";
import { Link } from "react-router";
import { useClockValue, useLatestPast, usePeriodStart } from "~/browser/clock.ts";
import { usePreference } from "~/browser/preferences.ts";
import { PlayTimesToggle } from "~/features/alarms/play-times/PlayTimesToggle.tsx";
import { usePlayFilter } from "~/features/alarms/play-times/play-times.ts";
import { WindowBell } from "~/features/alarms/WindowBell.tsx";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { MarkedSpawn } from "~/features/spawn-windows/MarkedSpawn.tsx";
import { useWindowWords } from "~/features/spawn-windows/use-window-words.ts";
import { WindowName } from "~/features/spawn-windows/WindowName.tsx";
import { WindowSky } from "~/features/spawn-windows/WindowSky.tsx";
import { formatAside, formatDay, formatDuration, formatTimeRange } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { Countdown } from "~/ui/Countdown.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { homeLogograms } from "./logograms.ts";
import { homeMessages } from "./messages.ts";
import styles from "./NextThree.module.css";
import { candidates, SHOWN, splitAt } from "./next-three.ts";

/** Reserves its space while prerendering. */
export function NextThree() {
  const t = homeMessages;
  const period = usePeriodStart();
  const { active, filter } = usePlayFilter();
  const logograms = usePreference(homeLogograms, false);
  const windows = useMemo(
    () => (period === null || filter === null ? null : candidates(period, active ? filter : null, logograms)),
    [period, active, filter, logograms],
  );
  const turn = useLatestPast((windows ?? []).flatMap(({ start, end }) => [start, end]));
  const split = windows === null || turn === null ? null : splitAt(windows, turn);
  const slots = split?.next ?? Array.from({ length: SHOWN }, () => null);
  return (
    <Panel className={styles.panel}>
      <section aria-label={t.next}>
        <ol className={styles.list}>
          {slots.map((window, place) => (
            <NextSpawn
              key={window === null ? place : `${window.filter.id}@${window.start}`}
              window={window}
              first={place === 0}
            />
          ))}
        </ol>
        <div className={styles.running}>
          <h2 className={styles.label}>{t.running}</h2>
          <Running windows={split?.running ?? null} />
          <p className={styles.foot}>
            <Link to="/forecast" className={styles.more}>
              {t.wholeForecast}
            </Link>
            <PlayTimesToggle />
            <Button
              small
              icon={logograms ? "check" : "plus"}
              aria-pressed={logograms}
              onClick={() => homeLogograms.set(!logograms)}
            >
              {t.logograms}
            </Button>
          </p>
        </div>
      </section>
    </Panel>
  );
}

function NextSpawn({ window, first }: Readonly<{ window: SpawnWindow | null; first: boolean }>) {
  const t = homeMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const words = useWindowWords();
  const zoneName = useZoneNames();
  return (
    <li
      className={styles.spawn}
      data-first={first || undefined}
      data-operation={window?.filter.kind === "fragment-farm" ? "bozja" : "eureka"}
    >
      <p className={styles.label}>{first ? t.next : t.after}</p>
      <Countdown to={window?.start ?? null} size={first ? "large" : "small"} />
      {window === null ? (
        <p className={styles.blank} aria-hidden="true" />
      ) : (
        <>
          <div className={styles.head}>
            <h2 className={styles.title} data-answer="name">
              <Plate>
                <Glyph sprite={farmSprite} id={window.filter.id} size={26} />
              </Plate>
              <Link to={forecastPath(window.filter, window.choice?.id)}>
                <WindowName window={window} />
              </Link>
            </h2>
            <WindowBell window={window} />
          </div>
          <p className={styles.sky} data-answer="sky">
            <WindowSky window={window} size={18} marked={window.filter} />
            <span>
              <MarkedSpawn rule={window.filter} field="zone">
                <GameName name={zoneName(window.filter.zone)} />
              </MarkedSpawn>
            </span>
          </p>
          <p className={styles.at} data-answer="at">
            <span>
              {formatDay(window.start, language)} ·{" "}
              <b>{formatTimeRange(window.start, window.end, language, cycle)}</b>
              {formatAside("", words.length(window))}
            </span>
            <span>{words.eorzea(window)}</span>
          </p>
        </>
      )}
    </li>
  );
}

function Running({ windows }: Readonly<{ windows: readonly SpawnWindow[] | null }>) {
  const t = homeMessages;
  if (windows === null) return <p className={styles.none}>&nbsp;</p>;
  if (windows.length === 0) return <p className={styles.none}>{t.nothingRunning}</p>;
  return (
    <ul className={styles.open}>
      {windows.slice(0, SHOWN).map((window) => (
        <li key={window.filter.id}>
          <Link to={forecastPath(window.filter, window.choice?.id)}>
            <WindowName window={window} />
          </Link>{" "}
          <span>
            <Left end={window.end} />
          </span>
        </li>
      ))}
      {windows.length > SHOWN && <li>{t.moreRunning(windows.length - SHOWN)}</li>}
    </ul>
  );
}

function Left({ end }: Readonly<{ end: number }>) {
  const t = homeMessages;
  const language = useLanguage();
  return useClockValue((now) => t.left(formatDuration(end - now, language)));
}
