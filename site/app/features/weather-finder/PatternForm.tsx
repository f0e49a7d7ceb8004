import { PlayTimesToggle } from "~/features/alarms/play-times/PlayTimesToggle.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import styles from "./Form.module.css";
import { finderMessages } from "./messages.ts";
import { AHEADS, COUNTS, type FinderState, type HourRange, MAX_RUN } from "./query.ts";
import { WeatherPicker } from "./WeatherPicker.tsx";

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const runs = Array.from({ length: MAX_RUN }, (_, index) => index + 1);
const NIGHT: HourRange = [18, 6];

const isNight = (range: HourRange | null) => range?.[0] === NIGHT[0] && range[1] === NIGHT[1];
/** The URL may have a value that is not offered. */
const withOwn = (offered: readonly number[], own: number) =>
  offered.includes(own) ? offered : [...offered, own].toSorted((a, b) => a - b);

export default function PatternForm({
  state,
  onChange,
}: {
  state: FinderState;
  onChange: (part: Partial<FinderState>) => void;
}) {
  const t = finderMessages.patternPart;
  const clock = state.hours === null ? "any" : isNight(state.hours) ? "night" : "some";
  const local = state.mine ? "mine" : state.local === null ? "any" : "some";
  return (
    <>
      <WeatherPicker
        legend={finderMessages.weather}
        hint={t.weatherHint}
        zones={state.zones}
        value={state.weather}
        onChange={(weather) => onChange({ weather })}
      />
      <WeatherPicker
        legend={t.after}
        hint={t.afterHint}
        zones={state.zones}
        value={state.after}
        onChange={(after) => onChange({ after })}
      />
      <div className={styles.block}>
        <Segmented
          legend={t.hours}
          value={clock}
          onChange={(value) =>
            onChange({ hours: value === "any" ? null : value === "night" ? NIGHT : [8, 16] })
          }
          options={[
            { value: "any", label: t.anyHours },
            { value: "night", label: t.night },
            { value: "some", label: t.someHours },
          ]}
        />
        {clock === "some" && state.hours && (
          <HourFields value={state.hours} onChange={(range) => onChange({ hours: range })} />
        )}
      </div>
      <div className={styles.block}>
        <Segmented
          legend={t.local}
          value={local}
          onChange={(value) =>
            onChange({ mine: value === "mine", local: value === "some" ? [18, 23] : null })
          }
          options={[
            { value: "any", label: t.anyLocal },
            { value: "some", label: t.someLocal },
            { value: "mine", label: t.mineLocal },
          ]}
        />
        {local === "some" && state.local && (
          <HourFields value={state.local} onChange={(range) => onChange({ local: range })} />
        )}
        {local === "mine" && <PlayTimesToggle hoursOnly />}
        {local !== "any" && <p className={styles.hint}>{t.localHint}</p>}
      </div>
      <div className={styles.triple}>
        <NumberSelect
          label={t.run}
          value={state.run}
          options={runs}
          print={String}
          onChange={(run) => onChange({ run })}
        />
        <NumberSelect
          label={finderMessages.lookAhead}
          value={state.ahead}
          options={withOwn(AHEADS, state.ahead)}
          print={t.ahead}
          onChange={(ahead) => onChange({ ahead })}
        />
        <NumberSelect
          label={t.count}
          value={state.count}
          options={withOwn(COUNTS, state.count)}
          print={String}
          onChange={(count) => onChange({ count })}
        />
      </div>
    </>
  );
}

function HourFields({
  value: [from, to],
  onChange,
}: {
  value: HourRange;
  onChange: (range: HourRange) => void;
}) {
  const t = finderMessages.patternPart;
  const print = (hour: number) => `${Math.floor(hour)}:${String((hour % 1) * 60).padStart(2, "0")}`;
  return (
    <div className={styles.pair}>
      <NumberSelect
        label={t.hoursFrom}
        value={from}
        options={withOwn(hours.slice(0, 24), from).filter((hour) => hour !== to)}
        print={print}
        onChange={(next) => onChange([next, to])}
      />
      <NumberSelect
        label={t.hoursTo}
        value={to}
        options={withOwn(hours, to).filter((hour) => hour !== from)}
        print={print}
        onChange={(next) => onChange([from, next])}
      />
    </div>
  );
}

function NumberSelect({
  label,
  value,
  options,
  print,
  onChange,
}: {
  label: string;
  value: number;
  options: readonly number[];
  print: (value: number) => string;
  onChange: (value: number) => void;
}) {
  return (
    <Field label={label}>
      {(ids) => (
        <Select
          {...ids}
          value={value}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {print(option)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
