import { eorzeaHourAt } from "@foray/eorzea/clock";
import { weatherAt } from "@foray/eorzea/sky";
import { PERIOD_MS } from "@foray/eorzea/time";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import { periodsOfDay, type SpawnWindow } from "@foray/fieldops/forecast/windows";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useClockValue, useNow } from "~/browser/clock.ts";
import { Conflict } from "~/features/spawn-windows/Conflict.tsx";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { MarkedSpawn } from "~/features/spawn-windows/MarkedSpawn.tsx";
import { useWindowWords } from "~/features/spawn-windows/use-window-words.ts";
import { WindowName } from "~/features/spawn-windows/WindowName.tsx";
import { WindowSky } from "~/features/spawn-windows/WindowSky.tsx";
import { formatDay, formatDayTime, formatTimeRange } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Countdown } from "~/ui/Countdown.tsx";
import { Note } from "~/ui/Note.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { SkyDial } from "~/ui/SkyDial.tsx";
import { forecastMessages } from "./messages.ts";
import styles from "./NextCard.module.css";

type NextCardProps = Readonly<{
  /** Null while prerendering, undefined if there is none. */
  window: SpawnWindow | null | undefined;
  /** Whether to show the window's name, as collections do. */
  named: boolean;
  actions: ReactNode;
  /** Position and trigger, below the time. */
  children?: ReactNode;
}>;

/** Weathers of the dial's three periods: from the current one on, or around the window if it starts later. */
function bandsFor(window: SpawnWindow, first: number): readonly [WeatherId, WeatherId, WeatherId] {
  const near = window.start < (first + 3) * PERIOD_MS;
  const base = near ? first : Math.floor(window.start / PERIOD_MS) - 1;
  const at = (slot: number) => {
    const period = base + ((((slot - base) % 3) + 3) % 3);
    return weatherAt(window.filter.zone, period * PERIOD_MS);
  };
  return [at(0), at(1), at(2)];
}

export function NextCard({ window, named, actions, children }: NextCardProps) {
  const t = forecastMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const words = useWindowWords();
  const zoneName = useZoneNames();
  const running =
    useClockValue((now) => window !== null && window !== undefined && window.start <= now) === true;

  if (window === undefined) {
    return (
      <Panel className={styles.card}>
        <p className={styles.none}>{t.nothing}</p>
      </Panel>
    );
  }
  return (
    <Panel className={styles.card}>
      <div className={styles.text} data-running={running || undefined} data-named={named || undefined}>
        <h2 className={styles.label}>{running ? t.now : t.next}</h2>
        {named && (
          <p className={styles.name} data-answer="name">
            {window === null ? (
              <span aria-hidden="true">&nbsp;</span>
            ) : (
              <Link to={forecastPath(window.filter, window.choice?.id)}>
                <WindowName window={window} />
              </Link>
            )}
          </p>
        )}
        <p className={styles.count} data-answer="count">
          {running && <span className={styles.ends}>{t.endsIn}</span>}
          {/* A new key remounts the placeholder. Moving its digits would count as a layout shift. */}
          <Countdown
            key={window === null ? "none" : "running"}
            to={window === null ? null : running ? window.end : window.start}
          />
        </p>
        <div className={styles.facts} data-named={named || undefined}>
          <p className={styles.at} data-answer="at">
            {window === null ? (
              <span aria-hidden="true">&nbsp;</span>
            ) : (
              <>
                <span>
                  {formatDayTime(formatDay(window.start, language))}
                  <b>{formatTimeRange(window.start, window.end, language, cycle)}</b>
                </span>
                <span>{words.eorzea(window)}</span>
              </>
            )}
          </p>
          <p className={styles.sky} data-answer="sky">
            {window !== null && (
              <>
                <WindowSky window={window} size={20} marked={window.filter} />
                <span>{words.length(window)}</span>
                {named && (
                  <span className={styles.zone}>
                    <MarkedSpawn rule={window.filter} field="zone">
                      <GameName name={zoneName(window.filter.zone)} />
                    </MarkedSpawn>
                  </span>
                )}
              </>
            )}
          </p>
        </div>
        <div className={styles.actions}>{actions}</div>
        {window?.conflict && (
          <div className={styles.conflict}>
            <Note kind="warn">
              <Conflict window={window} atPresent />
            </Note>
          </div>
        )}
      </div>
      <div className={styles.dial}>
        <Dial window={window} label={t.dial(window === null ? "…" : words.sky(window))} />
      </div>
      {children && <div className={styles.rest}>{children}</div>}
    </Panel>
  );
}

function Dial({ window, label }: Readonly<{ window: SpawnWindow | null; label: string }>) {
  const now = useNow();
  return (
    <SkyDial
      hour={now === null ? null : eorzeaHourAt(now)}
      bands={window === null || now === null ? null : bandsFor(window, Math.floor(now / PERIOD_MS))}
      lit={window === null ? [] : periodsOfDay(window)}
      label={label}
    />
  );
}
