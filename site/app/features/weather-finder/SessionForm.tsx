import type { WeatherId } from "@foray/eorzea/weathers/tables";
import { DEFAULT_WEIGHT, type Weights } from "@foray/fieldops/sessions/score";
import { lazy, useCallback } from "react";
import { formatDuration, formatLabelled, formatUnit } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { WeatherIcon } from "~/ui/Glyph.tsx";
import { Part } from "~/ui/part/Part.tsx";
import { RangeField } from "~/ui/RangeField.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import styles from "./Form.module.css";
import { finderMessages } from "./messages.ts";
import {
  type FinderState,
  MAX_WEIGHT,
  SESSION_DAYS,
  SESSION_MINUTES,
  typedEntries,
  weightsOf,
} from "./query.ts";

const WeatherPicker = lazy(async () => ({ default: (await import("./WeatherPicker.tsx")).WeatherPicker }));

type Change = (part: Partial<FinderState>) => void;

export function SessionForm({ state, onChange }: { state: FinderState; onChange: Change }) {
  const t = finderMessages;
  const language = useLanguage();
  const weights = weightsOf(state);
  const setMinutes = useCallback((minutes: number) => onChange({ minutes }), [onChange]);
  const setDays = useCallback((days: number) => onChange({ days }), [onChange]);
  return (
    <>
      <Segmented
        legend={t.conditions}
        value={state.weights === null ? "preset" : "own"}
        onChange={(value) => onChange({ weights: value === "preset" ? null : weights })}
        options={[
          { value: "preset", label: t.fragmentPreset },
          { value: "own", label: t.ownConditions },
        ]}
      />
      {state.weights !== null && (
        <Part>
          <WeatherPicker
            legend={t.weather}
            hint={null}
            zones={state.zones}
            value={weatherKeys(weights)}
            onChange={(chosen) =>
              onChange({
                weights: Object.fromEntries(
                  chosen.map((weather) => [weather, weights[weather] ?? DEFAULT_WEIGHT]),
                ),
              })
            }
          />
        </Part>
      )}
      <WeightList
        weights={weights}
        fixed={state.weights === null}
        onChange={(next) => onChange({ weights: next })}
      />
      <p className={styles.hint}>{t.scoreHint}</p>
      <div className={styles.pair}>
        <RangeField
          label={t.length}
          value={state.minutes}
          least={SESSION_MINUTES.least}
          most={SESSION_MINUTES.most}
          step={SESSION_MINUTES.step}
          print={(minutes) => formatDuration(minutes * 60_000, language)}
          onChange={setMinutes}
        />
        <RangeField
          label={t.lookAhead}
          value={state.days}
          least={SESSION_DAYS.least}
          most={SESSION_DAYS.most}
          step={SESSION_DAYS.step}
          print={(days) => formatUnit(days, language, "day")}
          onChange={setDays}
        />
      </div>
    </>
  );
}

function weatherKeys(weights: Weights): WeatherId[] {
  return typedEntries(weights).map(([weather]) => weather);
}

function WeightList({
  weights,
  fixed,
  onChange,
}: {
  weights: Weights;
  fixed: boolean;
  onChange: (weights: Weights) => void;
}) {
  const t = finderMessages;
  const weatherName = useWeatherNames();
  return (
    <ul className={styles.weights}>
      {typedEntries(weights).map(([weather, weight]) => {
        const name = weatherName(weather);
        const put = (next: number) => onChange({ ...weights, [weather]: next });
        return (
          <li key={weather}>
            <WeatherIcon weather={weather} size={20} />
            <span>
              <GameName name={name} />
            </span>
            {!fixed && (
              <Button
                small
                kind="quiet"
                icon="minus"
                iconOnly
                disabled={weight <= 0}
                onClick={() => put(Math.max(0, weight - 1))}
              >
                {formatLabelled(t.weightOf(name.text), t.less)}
              </Button>
            )}
            <b>{weight}</b>
            {!fixed && (
              <Button
                small
                kind="quiet"
                icon="plus"
                iconOnly
                disabled={weight >= MAX_WEIGHT}
                onClick={() => put(Math.min(MAX_WEIGHT, weight + 1))}
              >
                {formatLabelled(t.weightOf(name.text), t.more)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
