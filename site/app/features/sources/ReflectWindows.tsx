import { findWindows } from "@foray/eorzea/find-windows";
import mobNames from "@foray/fieldops/records/fragment-mobs/names/page";
import type { FragmentSource } from "@foray/fieldops/records/types";
import { useMemo } from "react";
import { Link } from "react-router";
import { useMinute, usePeriodStart } from "~/browser/clock.ts";
import { formatAside, formatDuration, formatTime } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames } from "~/i18n/sky-names.ts";
import { WeatherIcon } from "~/ui/Glyph.tsx";
import styles from "./FragmentSources.module.css";
import { sourceMessages } from "./messages.ts";

type ReflectSource = Extract<FragmentSource, { type: "reflect" }>;

/** Number of periods searched, which is fourteen days. */
const AHEAD = 864;

/** Sprites with their next windows, soonest first. */
export default function ReflectWindows({ source, filter }: { source: ReflectSource; filter: string | null }) {
  const t = sourceMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const weatherName = useWeatherNames();
  const mob = useGameNames("fieldops/fragment-mobs", mobNames);
  const period = usePeriodStart();
  const minute = useMinute();
  const rows = useMemo(() => {
    const all = source.byWeather.map((sprite) => {
      const [window] =
        period === null
          ? []
          : findWindows({ zone: source.zone, weather: [sprite.weather] }, period, {
              limit: 1,
              maxPeriods: AHEAD,
            });
      return { ...sprite, window };
    });
    return all.sort((a, b) => (a.window?.start ?? 0) - (b.window?.start ?? 0));
  }, [source, period]);

  return (
    <>
      <ul className={styles.windows} aria-label={t.upcoming}>
        {rows.map(({ weather, mob: sprite, rank, window }) => (
          <li
            key={`${weather}${sprite}`}
            className={styles.windowRow}
            data-now={(window && minute !== null && window.start <= minute) || undefined}
          >
            <WeatherIcon weather={weather} size={18} />
            <span>
              <GameName name={weatherName(weather)} />
              <span className={styles.quiet}>
                {" "}
                · <GameName name={mob(sprite)} />
                {formatAside("", t.rank(rank))}
              </span>
            </span>
            <b className={styles.when}>
              {window === undefined || minute === null
                ? period === null
                  ? "…"
                  : t.noWindow
                : window.start <= minute
                  ? t.now(formatTime(window.end, language, cycle))
                  : t.in(
                      formatDuration(window.start - minute, language),
                      formatTime(window.start, language, cycle),
                    )}
            </b>
          </li>
        ))}
      </ul>
      {filter !== null && (
        <p className={styles.more}>
          <Link to={`/forecast/${filter}`}>{t.allTimes}</Link>
        </p>
      )}
    </>
  );
}
