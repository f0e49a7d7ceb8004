import { rollAt } from "@foray/eorzea/roll";
import { weatherAt } from "@foray/eorzea/sky";
import { PERIOD_MS, periodStart } from "@foray/eorzea/time";
import { zones as zoneFacts } from "@foray/eorzea/zones/tables";
import { NIGHT_HOURS, type SpawnWindow } from "@foray/fieldops/forecast/windows";
import {
  formatEorzeaHours,
  formatEorzeaRange,
  formatPercent,
  formatRange,
  formatSentences,
} from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames, useZoneNames } from "~/i18n/sky-names.ts";
import { WeatherIcon } from "~/ui/Glyph.tsx";
import { Note } from "~/ui/Note.tsx";
import { forecastMessages } from "./messages.ts";
import styles from "./WhyWindow.module.css";

export default function WhyWindow({ window }: { window: SpawnWindow }) {
  const t = forecastMessages.guidePart;
  const language = useLanguage();
  const cycle = useHourCycle();
  return (
    <div className={styles.why}>
      {window.filter.night && (
        <Note>
          {formatSentences([
            t.whyNight(formatEorzeaHours(...NIGHT_HOURS, language, cycle)),
            ...(window.weathers.length === 0 ? [t.whyAnyWeather] : []),
          ])}
        </Note>
      )}
      {window.weathers.length > 0 && <WeatherReasons window={window} />}
    </div>
  );
}

function periodsOf({ start, end, filter }: SpawnWindow) {
  const first = periodStart(start);
  return Array.from({ length: Math.ceil((end - first) / PERIOD_MS) }, (_, index) => {
    const at = first + index * PERIOD_MS;
    return { at, roll: rollAt(at), weather: weatherAt(filter.zone, at) };
  });
}

function WeatherReasons({ window }: { window: SpawnWindow }) {
  const t = forecastMessages.guidePart;
  const language = useLanguage();
  const cycle = useHourCycle();
  const weatherName = useWeatherNames();
  const zoneName = useZoneNames();
  const zone = zoneFacts.find(({ id }) => id === window.filter.zone);
  if (zone === undefined) return null;
  const periods = periodsOf(window);
  const before = periodStart(window.start) - PERIOD_MS;
  const rows = zone.rates.map(([weather, upTo], index) => ({
    weather,
    from: zone.rates[index - 1]?.[1] ?? 0,
    upTo,
  }));
  return (
    <>
      <ol className={styles.periods}>
        {before >= 0 && <li>{t.whyBefore(weatherName(weatherAt(window.filter.zone, before)).text)}</li>}
        {periods.map(({ at, roll, weather }) => (
          <li key={at}>
            {t.whyPeriod(
              formatEorzeaRange(at, at + PERIOD_MS, language, cycle),
              roll,
              weatherName(weather).text,
            )}
          </li>
        ))}
      </ol>
      <table className={styles.table}>
        <caption>{t.whyTable(zoneName(window.filter.zone).text)}</caption>
        <tbody>
          {rows.map(({ weather, from, upTo }) => {
            const hits = periods.filter(({ roll }) => roll >= from && roll < upTo);
            return (
              <tr key={weather} data-weather={weather} data-hit={hits.length > 0 || undefined}>
                <th scope="row">
                  <WeatherIcon weather={weather} size={18} />
                  <GameName name={weatherName(weather)} />
                </th>
                <td>
                  <svg
                    viewBox="0 0 100 8"
                    preserveAspectRatio="none"
                    className={styles.bar}
                    aria-hidden="true"
                  >
                    <rect width="100" height="8" className={styles.rail} />
                    <rect x={from} width={upTo - from} height="8" className={styles.share} />
                    {hits.map(({ at, roll }) => (
                      <rect key={at} x={roll} width="1" height="8" className={styles.mark} />
                    ))}
                  </svg>
                </td>
                <td className={styles.range}>{formatRange(String(from), String(upTo - 1))}</td>
                <td className={styles.percent}>{formatPercent((upTo - from) / 100, language)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
