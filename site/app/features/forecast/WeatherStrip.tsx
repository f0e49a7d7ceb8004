import { weatherAt } from "@foray/eorzea/sky";
import { PERIOD_MS } from "@foray/eorzea/time";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import { useEffect, useRef } from "react";
import { formatEorzea, formatTime } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames } from "~/i18n/sky-names.ts";
import { WeatherIcon } from "~/ui/Glyph.tsx";
import { ScrollBox } from "~/ui/ScrollBox.tsx";
import { forecastMessages } from "./messages.ts";
import styles from "./WeatherStrip.module.css";

const PAST = 1;
const SHOWN = 7;
const places = Array.from({ length: SHOWN }, (_, index) => index);

/** The first period shown is the last finished one. */
export function WeatherStrip({
  zone,
  at,
  windows,
}: {
  zone: ZoneId;
  /** Null while prerendering. */
  at: number | null;
  windows: readonly SpawnWindow[];
}) {
  const t = forecastMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const weatherName = useWeatherNames();
  const list = useRef<HTMLOListElement>(null);

  // On a phone, scrolls the current period into view.
  useEffect(() => {
    const running = list.current?.querySelector<HTMLElement>("[aria-current]");
    const box = list.current?.parentElement;
    if (at !== null && box && running && box.scrollWidth > box.clientWidth)
      box.scrollLeft = running.offsetLeft - 24;
  }, [at]);

  return (
    <ScrollBox label={t.strip}>
      <ol ref={list} className={styles.strip}>
        {places.map((place) => {
          if (at === null) return <li key={place} className={styles.period} data-empty="" />;
          const start = at + (place - PAST) * PERIOD_MS;
          if (start < 0) return <li key={place} className={styles.period} data-empty="" />;
          const weather = weatherAt(zone, start);
          const hit = windows.some((window) => window.start < start + PERIOD_MS && window.end > start);
          return (
            <li
              key={place}
              className={styles.period}
              data-weather={weather}
              data-past={place < PAST || undefined}
              data-hit={hit || undefined}
              aria-current={place === PAST ? "time" : undefined}
            >
              <WeatherIcon weather={weather} />
              <b>
                <GameName name={weatherName(weather)} />
              </b>
              <span>{formatTime(start, language, cycle)}</span>
              <small>{formatEorzea(start, language, cycle)}</small>
            </li>
          );
        })}
      </ol>
    </ScrollBox>
  );
}
