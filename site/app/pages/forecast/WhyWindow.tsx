import { eorzeaClock } from "@foray/eorzea/clock";
import { rollAt } from "@foray/eorzea/roll";
import { weatherAt } from "@foray/eorzea/sky";
import { PERIOD_MS, periodStart } from "@foray/eorzea/time";
import { zoneFacts } from "@foray/eorzea/zones/tables";
import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import { useMessages } from "~/i18n/catalogue.ts";
import { formatEorzeaTime, formatPercent } from "~/i18n/format.ts";
import { GameName, useWeatherNames, useZoneNames } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { WeatherIcon } from "~/ui/Glyph.tsx";
import { Note } from "~/ui/Note.tsx";
import { guideMessages } from "./guide-messages.ts";
import styles from "./WhyWindow.module.css";

/** Every step of the answer: the period's roll, the zone's table with the roll marked, what came before, the hours. */
export default function WhyWindow({ window }: { window: SpawnWindow }) {
  const t = useMessages(guideMessages);
  const language = useLanguage();
  const cycle = useHourCycle();
  const weatherName = useWeatherNames();
  const zoneName = useZoneNames();
  const zone = zoneFacts.find(({ id }) => id === window.filter.zone);
  if (zone === undefined) return null;
  const roll = rollAt(window.start);
  const turn = periodStart(window.start);
  const eorzea = (at: number) => {
    const { hour, minute } = eorzeaClock(at);
    return formatEorzeaTime(hour, minute, language, cycle);
  };
  const rows = zone.rates.map(([weather, upTo], index) => ({
    weather,
    from: zone.rates[index - 1]?.[1] ?? 0,
    upTo,
  }));
  return (
    <div className={styles.why}>
      <p>
        {t.whyRoll(roll)} {t.whyHours(eorzea(window.start), eorzea(window.end))}
        {turn >= PERIOD_MS &&
          ` ${t.whyBefore(weatherName(weatherAt(window.filter.zone, turn - PERIOD_MS)).text)}`}
      </p>
      <table className={styles.table}>
        <caption>{t.whyTable(zoneName(window.filter.zone).text)}</caption>
        <tbody>
          {rows.map(({ weather, from, upTo }) => {
            const hit = roll >= from && roll < upTo;
            return (
              <tr key={weather} data-weather={weather} data-hit={hit || undefined}>
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
                    {hit && <rect x={roll} width="1" height="8" className={styles.mark} />}
                  </svg>
                </td>
                <td className={styles.range}>
                  {from}–{upTo - 1}
                </td>
                <td className={styles.percent}>{formatPercent((upTo - from) / 100, language)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {window.filter.night && <Note>{t.whyNight}</Note>}
    </div>
  );
}
