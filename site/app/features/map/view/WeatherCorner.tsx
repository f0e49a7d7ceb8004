import { weatherAt } from "@foray/eorzea/sky";
import { PERIOD_MS } from "@foray/eorzea/time";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { skyDoubt } from "@foray/fieldops/doubt/sky";
import { usePeriodStart } from "~/browser/clock.ts";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { formatTime } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames, useZoneNames } from "~/i18n/sky-names.ts";
import { WeatherIcon } from "~/ui/Glyph.tsx";
import { mapMessages } from "../messages.ts";
import styles from "./WeatherCorner.module.css";

export function WeatherCorner({ zone }: { zone: ZoneId }) {
  const t = mapMessages;
  const at = usePeriodStart();
  const language = useLanguage();
  const cycle = useHourCycle();
  const weatherName = useWeatherNames();
  const zoneName = useZoneNames();
  if (at === null) return null;
  const then = at + PERIOD_MS;
  const [now, next] = [weatherAt(zone, at), weatherAt(zone, then)];
  return (
    <section className={styles.corner} aria-label={t.weatherTitle(zoneName(zone).text)} data-over-map="">
      <dl>
        <div>
          <dt>{t.weatherNow}</dt>
          <dd>
            <WeatherIcon weather={now} size={20} />
            <DoubtMark doubt={skyDoubt(zone)}>
              <GameName name={weatherName(now)} />
            </DoubtMark>
          </dd>
        </div>
        <div>
          <dt>{formatTime(then, language, cycle)}</dt>
          <dd>
            <WeatherIcon weather={next} size={20} />
            <GameName name={weatherName(next)} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
