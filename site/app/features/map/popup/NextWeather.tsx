import { findWindows } from "@foray/eorzea/find-windows";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import type { Doubt } from "@foray/fieldops/doubt/doubt";
import { NIGHT_HOURS } from "@foray/fieldops/forecast/windows";
import { useMemo } from "react";
import { Link } from "react-router";
import { useMinute } from "~/browser/clock.ts";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { formatDuration, formatTime } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames } from "~/i18n/sky-names.ts";
import { WeatherIcon } from "~/ui/Glyph.tsx";
import { mapMessages } from "../messages.ts";
import styles from "./MarkerPopup.module.css";

export function NextWeather({
  zone,
  weather,
  night,
  forecast,
  doubt = null,
}: {
  zone: ZoneId;
  weather: readonly WeatherId[];
  night: boolean;
  forecast?: string;
  doubt?: Doubt | null;
}) {
  const t = mapMessages;
  const now = useMinute();
  const language = useLanguage();
  const cycle = useHourCycle();
  const weatherName = useWeatherNames();
  const next = useMemo(() => {
    if (now === null) return undefined;
    const query = {
      zone,
      ...(weather.length > 0 ? { weather } : {}),
      ...(night ? { hours: NIGHT_HOURS } : {}),
    };
    return findWindows(query, now, { limit: 1 })[0];
  }, [zone, weather, night, now]);
  if (now === null) return null;
  return (
    <div className={styles.next}>
      <p className={styles.layer}>{t.nextWeather}</p>
      <p className={styles.sky}>
        {weather.map((id) => (
          <span key={id}>
            <WeatherIcon weather={id} size={18} /> <GameName name={weatherName(id)} />
          </span>
        ))}
        {night && <span>{t.facts.night}</span>}
        {doubt !== null && <DoubtMark doubt={doubt} />}
      </p>
      {next !== undefined && (
        <p>
          {next.start <= now
            ? t.nextNow(formatDuration(next.end - now, language))
            : t.nextIn(formatDuration(next.start - now, language), formatTime(next.start, language, cycle))}
        </p>
      )}
      {forecast !== undefined && <Link to={`/forecast/${forecast}`}>{t.openForecast}</Link>}
    </div>
  );
}
