import farmSprite from "virtual:glyphs/farms";
import { eorzeaClock } from "@foray/eorzea/clock";
import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import filterNames from "@foray/fieldops/records/forecast-filters/names/en";
import { useMemo } from "react";
import { Link } from "react-router";
import { useNow, usePeriodStart } from "~/browser/clock.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { formatDay, formatEorzeaTime, formatTime } from "~/i18n/format.ts";
import { GameName, useGameNames, useWeatherNames, useZoneNames } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Countdown } from "~/ui/Countdown.tsx";
import { Glyph, WeatherIcon } from "~/ui/Glyph.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { homeMessages } from "./messages.ts";
import styles from "./NextThree.module.css";
import { candidates, SHOWN, splitAt } from "./next-three.ts";

/** The next three things in the whole almanac, and what is open at this moment. Its space is reserved while prerendered. */
export function NextThree() {
  const t = useMessages(homeMessages);
  const now = useNow();
  const period = usePeriodStart();
  const windows = useMemo(() => (period === null ? null : candidates(period)), [period]);
  const split = windows === null || now === null ? null : splitAt(windows, now);
  const slots = split?.next ?? Array.from({ length: SHOWN }, () => null);
  return (
    <Panel className={styles.panel}>
      <section aria-label={t.next}>
        <ol className={styles.list}>
          {slots.map((window, place) => (
            <NextThing
              key={window === null ? place : `${window.filter.id}@${window.start}`}
              window={window}
              now={now}
              first={place === 0}
            />
          ))}
        </ol>
        <div className={styles.running}>
          <h2 className={styles.label}>{t.running}</h2>
          <Running windows={split?.running ?? null} now={now} />
          <Link to="/forecast" className={styles.more}>
            {t.wholeForecast}
          </Link>
        </div>
      </section>
    </Panel>
  );
}

function NextThing({
  window,
  now,
  first,
}: Readonly<{ window: SpawnWindow | null; now: number | null; first: boolean }>) {
  const t = useMessages(homeMessages);
  const language = useLanguage();
  const cycle = useHourCycle();
  const name = useGameNames("fieldops/forecast-filters", filterNames);
  const weatherName = useWeatherNames();
  const zoneName = useZoneNames();
  const clock = window === null ? null : eorzeaClock(window.start);
  return (
    <li
      className={styles.thing}
      data-first={first || undefined}
      data-operation={window?.filter.kind === "fragment-farm" ? "bozja" : "eureka"}
    >
      <p className={styles.label}>{first ? t.next : t.after}</p>
      <Countdown
        ms={window === null || now === null ? null : window.start - now}
        size={first ? "large" : "small"}
      />
      {window === null || clock === null ? (
        <p className={styles.blank} aria-hidden="true" />
      ) : (
        <>
          <h2 className={styles.title}>
            <Plate>
              <Glyph sprite={farmSprite} id={window.filter.id} size={26} />
            </Plate>
            <Link to={`/forecast/${window.filter.uri}`}>
              <GameName name={name(window.filter.id)} />
            </Link>
          </h2>
          <p className={styles.sky}>
            {[...new Set(window.weathers)].map((weather) => (
              <span key={weather}>
                <WeatherIcon weather={weather} size={18} />
                <GameName name={weatherName(weather)} />
              </span>
            ))}
            <span>
              <GameName name={zoneName(window.filter.zone)} />
            </span>
          </p>
          <p className={styles.at}>
            {formatDay(window.start, language)} · <b>{formatTime(window.start, language, cycle)}</b> ·{" "}
            {formatEorzeaTime(clock.hour, clock.minute, language, cycle)} {t.et}
          </p>
        </>
      )}
    </li>
  );
}

function Running({ windows, now }: Readonly<{ windows: readonly SpawnWindow[] | null; now: number | null }>) {
  const t = useMessages(homeMessages);
  const name = useGameNames("fieldops/forecast-filters", filterNames);
  if (windows === null || now === null) return <p className={styles.none}>&nbsp;</p>;
  if (windows.length === 0) return <p className={styles.none}>{t.nothingRunning}</p>;
  return (
    <ul className={styles.open}>
      {windows.slice(0, SHOWN).map((window) => (
        <li key={window.filter.id}>
          <Link to={`/forecast/${window.filter.uri}`}>
            <GameName name={name(window.filter.id)} />
          </Link>{" "}
          <span>{t.minutesLeft(Math.max(1, Math.ceil((window.end - now) / 60_000)))}</span>
        </li>
      ))}
      {windows.length > SHOWN && <li>{t.moreRunning(windows.length - SHOWN)}</li>}
    </ul>
  );
}
