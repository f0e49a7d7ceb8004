import { DAY_MINUTES } from "@foray/fieldops/patterns/play-range";
import type { Stretch } from "@foray/fieldops/patterns/play-times";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { usePreference } from "~/browser/preferences.ts";
import { withDayHours } from "~/features/alarms/play-times/day-hours.ts";
import { noPlayTimes, playTimes, usualEvening } from "~/features/alarms/play-times/play-times.ts";
import { noOwned, ownedItems } from "~/features/inventory/owned.ts";
import { useFarmNames } from "~/features/spawn-windows/use-farm-names.ts";
import { formatDay, formatList, formatTimeRange, formatWeekday, sentenceGap } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames } from "~/i18n/sky-names.ts";
import { titled } from "~/i18n/titled.ts";
import { localCalendar } from "~/i18n/zone.ts";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Field, Select } from "~/ui/Field.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { tonightMessages } from "./messages.ts";
import styles from "./Settings.module.css";
import { useStepWords } from "./use-step-words.ts";
import {
  type EveningRule,
  farmsOf,
  lackedFor,
  MAX_TRAVEL,
  operationOfRule,
  type SkyOperation,
  skyOperations,
  tonightWishes,
  type Wishes,
  wishable,
} from "./wishes.ts";

type SettingsProps = Readonly<{
  evening: Stretch | undefined;
  evenings: readonly Stretch[];
  wishes: Wishes;
  onEvening: (start: number) => void;
}>;

const clock = (minutes: number) => {
  const whole = minutes % DAY_MINUTES;
  return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
};

function minutesOf(text: string): number | null {
  const match = /^(\d\d):(\d\d)/.exec(text);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}

export function TonightSettings({ evening, evenings, wishes, onEvening }: SettingsProps) {
  const t = tonightMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const put = (part: Partial<Wishes>) => tonightWishes.set({ ...tonightWishes.get(), ...part });
  return (
    <details className={styles.settings}>
      <summary>
        <UiIcon id="settings" size={20} />
        <span>
          {/* Placeholder that reserves the width. */}
          <b data-empty={evening === undefined || undefined}>
            {evening === undefined
              ? "18:00–23:00"
              : formatTimeRange(evening.start, evening.end, language, cycle)}
          </b>
          {" · "}
          {formatList(
            wishes.operations.map((id) => t.operations[id]),
            language,
          )}
          {" · "}
          {t.wishCount(wishes.wishes.length + (wishes.holster === undefined ? 0 : 1))}
        </span>
        <span className={styles.change}>{t.change}</span>
      </summary>
      {evening !== undefined && (
        <div className={styles.form}>
          <Hours evening={evening} evenings={evenings} onEvening={onEvening} />
          <fieldset className={styles.operations}>
            <legend>{t.operationsLegend}</legend>
            {skyOperations.map((id) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={wishes.operations.includes(id)}
                  onChange={({ currentTarget: { checked } }) =>
                    put({
                      operations: skyOperations.filter((each) =>
                        each === id ? checked : wishes.operations.includes(each),
                      ),
                    })
                  }
                />
                {t.operations[id]}
              </label>
            ))}
          </fieldset>
          <Chosen wishes={wishes} put={put} />
          <div className={styles.rest}>
            <Field label={t.travel}>
              {(ids) => (
                <Select
                  {...ids}
                  value={wishes.travel}
                  onChange={({ currentTarget }) => put({ travel: Number(currentTarget.value) })}
                >
                  {Array.from({ length: MAX_TRAVEL + 1 }, (_, minutes) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: minutes are their own key
                    <option key={minutes} value={minutes}>
                      {minutes}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <label className={styles.fill}>
              <input
                type="checkbox"
                checked={wishes.fill}
                onChange={({ currentTarget }) => put({ fill: currentTarget.checked })}
              />
              {t.fill}
            </label>
          </div>
        </div>
      )}
    </details>
  );
}

/** Edits the play times of the evening's weekday, which apply across the site. */
function Hours({
  evening,
  evenings,
  onEvening,
}: Readonly<{ evening: Stretch; evenings: readonly Stretch[]; onEvening: (start: number) => void }>) {
  const t = tonightMessages;
  const language = useLanguage();
  const { on, ranges } = usePreference(playTimes, noPlayTimes);
  // While a time field has focus, edits go to the weekday it showed, even if another evening is next by then.
  const [editing, setEditing] = useState<number | null>(null);
  const weekday = editing ?? localCalendar.dayAt(evening.start).weekday;
  const week = ranges.length === 0 ? usualEvening : ranges;
  const range = week.find(({ days }) => days.includes(weekday));
  const put = (part: Readonly<{ from?: number; to?: number }>) => {
    if (range === undefined) return;
    playTimes.set({ on, ranges: withDayHours(week, weekday, { from: range.from, to: range.to, ...part }) });
  };
  const day = formatWeekday(evening.start, language);
  return (
    <div className={styles.hours}>
      <Field label={t.evening}>
        {(ids) => (
          <Select
            {...ids}
            value={evening.start}
            onChange={({ currentTarget }) => onEvening(Number(currentTarget.value))}
          >
            {evenings.map(({ start }) => (
              <option key={start} value={start}>
                {formatDay(start, language)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {range !== undefined && (
        <>
          <TimeField
            label={t.from}
            minutes={range.from}
            onFocus={() => setEditing(weekday)}
            onLeave={() => setEditing(null)}
            onChange={(from) => put({ from })}
          />
          <TimeField
            label={t.to}
            minutes={range.to}
            onFocus={() => setEditing(weekday)}
            onLeave={() => setEditing(null)}
            onChange={(to) => put({ to })}
          />
          <p className={styles.hint}>{t.hoursHint(day)}</p>
        </>
      )}
    </div>
  );
}

/** Delay in ms after which a typed time is applied. */
const TYPED_MS = 500;

function TimeField({
  label,
  minutes,
  onFocus,
  onLeave,
  onChange,
}: Readonly<{
  label: string;
  minutes: number;
  onFocus: () => void;
  onLeave: () => void;
  onChange: (minutes: number) => void;
}>) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const take = (text: string | null) => {
    clearTimeout(timer.current);
    const asked = text === null ? null : minutesOf(text);
    if (asked !== null && asked !== minutes) onChange(asked);
  };
  return (
    <Field label={label}>
      {(ids) => (
        <input
          {...ids}
          type="time"
          className={controlClass}
          value={typed ?? clock(minutes)}
          onFocus={onFocus}
          // A half-typed time can be valid, so wait for a pause.
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => take(value), TYPED_MS);
          }}
          onKeyDown={({ key }) => {
            if (key === "Enter") take(typed);
          }}
          onBlur={() => {
            take(typed);
            setTyped(null);
            onLeave();
          }}
        />
      )}
    </Field>
  );
}

const groups = [
  { id: "monsters", kind: "notorious-monster" },
  { id: "farms", kind: "eureka-farm" },
  { id: "fragments", kind: "fragment-farm" },
  { id: "enemies", kind: "weather-enemy" },
] as const;

function Chosen({ wishes, put }: Readonly<{ wishes: Wishes; put: (part: Partial<Wishes>) => void }>) {
  const t = tonightMessages;
  const rewardName = useFarmNames();
  const { titleOf } = useStepWords();
  const weatherName = useWeatherNames();
  const title = (id: string) => {
    const rule = wishable.find((each) => each.id === id);
    return rule === undefined ? id : titleOf(rule);
  };
  const free = wishable.filter(({ id }) => !wishes.wishes.includes(id));
  const [asked, setAsked] = useState("");
  const next = free.find(({ id }) => id === asked) ?? free[0];
  const optionName = (rule: EveningRule) => {
    const gives =
      rule.kind === "weather-enemy"
        ? rule.weather.map((weather) => weatherName(weather).text)
        : rule.rewards.map(({ item }) => titled(rewardName(item)).text);
    return [title(rule.id), ...gives.filter((each) => each !== title(rule.id))].join(" · ");
  };
  const add = () => {
    if (next === undefined) return;
    const operation: SkyOperation = operationOfRule(next);
    const { operations } = wishes;
    put({
      wishes: [...wishes.wishes, next.id],
      operations: skyOperations.filter((id) => id === operation || operations.includes(id)),
    });
  };
  return (
    <div className={styles.wishes}>
      <h2>{t.wishes}</h2>
      {wishes.wishes.length === 0 ? (
        <p className={styles.hint}>{t.noWishes}</p>
      ) : (
        <ul>
          {wishes.wishes.map((id) => (
            <li key={id}>
              {title(id)}
              <Button
                kind="quiet"
                small
                icon="x"
                iconOnly
                onClick={() => put({ wishes: wishes.wishes.filter((each) => each !== id) })}
              >
                {t.removeWish(title(id))}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <Field label={t.wish}>
          {(ids) => (
            <Select
              {...ids}
              value={next?.id ?? ""}
              onChange={({ currentTarget }) => setAsked(currentTarget.value)}
            >
              {groups.map(({ id: group, kind }) => (
                <optgroup key={group} label={t[group]}>
                  {free
                    .filter((rule) => rule.kind === kind)
                    .map((rule) => (
                      <option key={rule.id} value={rule.id}>
                        {optionName(rule)}
                      </option>
                    ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        <Button icon="plus" disabled={next === undefined} onClick={add}>
          {t.addWish}
        </Button>
      </div>
      <HolsterWish wishes={wishes} />
    </div>
  );
}

function HolsterWish({ wishes }: Readonly<{ wishes: Wishes }>) {
  const t = tonightMessages;
  const owned = usePreference(ownedItems, noOwned);
  const { holster } = wishes;
  if (holster === undefined) {
    return (
      <p className={styles.hint}>
        {t.holsterHint}
        {sentenceGap()}
        <Link to="/drs/holster">{t.toHolsters}</Link>
      </p>
    );
  }
  const lacked = lackedFor(wishes, owned);
  return (
    <p className={styles.holster}>
      <UiIcon id="package" size={18} />
      <span>
        {t.holsterWish}
        {sentenceGap()}
        <Link to={holster.path}>{holster.name}</Link>
        <small>{t.lacked(lacked.length, farmsOf(lacked).length)}</small>
      </span>
      <Button
        kind="quiet"
        small
        icon="x"
        iconOnly
        onClick={() => {
          const { holster: _gone, ...rest } = tonightWishes.get();
          tonightWishes.set(rest);
        }}
      >
        {t.removeWish(holster.name)}
      </Button>
    </p>
  );
}
