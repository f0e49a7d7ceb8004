import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { zones as allZones } from "@foray/eorzea/zones/tables";
import type { ReactNode } from "react";
import { GameName } from "~/i18n/game-names.tsx";
import { useWeatherNames } from "~/i18n/sky-names.ts";
import { WeatherIcon } from "~/ui/Glyph.tsx";
import styles from "./Form.module.css";

/** In table order, followed by chosen weathers that no zone has. */
export function weathersOf(zones: readonly ZoneId[], chosen: readonly WeatherId[]): WeatherId[] {
  const drawn = zones.flatMap(
    (id) => allZones.find((zone) => zone.id === id)?.rates.map(([weather]) => weather) ?? [],
  );
  return [...new Set([...drawn, ...chosen])];
}

type WeatherPickerProps = Readonly<{
  legend: string;
  hint: ReactNode;
  zones: readonly ZoneId[];
  value: readonly WeatherId[];
  onChange: (value: readonly WeatherId[]) => void;
}>;

export function WeatherPicker({ legend, hint, zones, value, onChange }: WeatherPickerProps) {
  const weatherName = useWeatherNames();
  return (
    <fieldset className={styles.weathers}>
      <legend>{legend}</legend>
      <div>
        {weathersOf(zones, value).map((weather) => (
          <label key={weather} className={styles.weather}>
            <input
              type="checkbox"
              checked={value.includes(weather)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...value, weather] : value.filter((one) => one !== weather))
              }
            />
            <span>
              <WeatherIcon weather={weather} size={20} />
              <GameName name={weatherName(weather)} />
            </span>
          </label>
        ))}
      </div>
      <p className={styles.hint}>{hint}</p>
    </fieldset>
  );
}
