import type { Period, ZoneId } from "@foray/eorzea";
import { eorzeaClock } from "@foray/eorzea/clock";
import { skyDoubt } from "@foray/fieldops/doubt/sky";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { formatEorzeaTime, formatTimeSeconds } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames, useZoneNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { WeatherIcon } from "~/ui/Glyph.tsx";
import { ScrollBox } from "~/ui/ScrollBox.tsx";
import { Tooltip } from "~/ui/Tooltip.tsx";
import styles from "./ClockDialog.module.css";
import { shellMessages } from "./messages.ts";

type WeatherGridProps = Readonly<{
  rows: readonly {
    readonly zone: ZoneId;
    readonly periods: readonly Period[];
    readonly onRemove?: () => void;
  }[];
}>;

export function WeatherGrid({ rows }: WeatherGridProps) {
  const shell = shellMessages;
  const t = shellMessages.clock;
  const language = useLanguage();
  const cycle = useHourCycle();
  const zoneName = useZoneNames();
  const weatherName = useWeatherNames();
  const eorzea = (at: number) => {
    const { hour } = eorzeaClock(at);
    return `${formatEorzeaTime(hour, 0, language, cycle)} ${shell.et}`;
  };
  return (
    <ScrollBox label={t.weather}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{t.zone}</th>
            {rows[0]?.periods.map((period) => (
              <th key={period.start} scope="col">
                {eorzea(period.start)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ zone, periods, onRemove }) => (
            <tr key={zone}>
              <th scope="row">
                <DoubtMark doubt={skyDoubt(zone)}>
                  <GameName name={zoneName(zone)} />
                </DoubtMark>
                {onRemove && (
                  <Button kind="quiet" icon="x" iconOnly small onClick={onRemove}>
                    {t.unpin(zoneName(zone).text)}
                  </Button>
                )}
              </th>
              {periods.map((period, index) => (
                <td key={period.start} data-now={index === 0 || undefined}>
                  <Tooltip
                    tip={`${weatherName(period.weather).text} · ${formatTimeSeconds(period.start, language, cycle)} · ${eorzea(period.start)}`}
                  >
                    <WeatherIcon weather={period.weather} size={22} />
                    <span className={styles.word}>
                      <GameName name={weatherName(period.weather)} />
                    </span>
                  </Tooltip>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
