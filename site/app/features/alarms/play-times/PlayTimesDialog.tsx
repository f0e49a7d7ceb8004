import type { PlayRange } from "@foray/fieldops/patterns/play-range";
import { useState } from "react";
import { formatRange } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { Dialog } from "~/ui/Dialog.tsx";
import { controlClass, Field } from "~/ui/Field.tsx";
import { playTimesMessages } from "./messages.ts";
import styles from "./PlayTimes.module.css";
import { MAX_RANGES, playTimes, usualRanges } from "./play-times.ts";

/** Monday first; 0 is Sunday. */
const week = [1, 2, 3, 4, 5, 6, 0];
const DAY = 24 * 60;

function clock(minutes: number): string {
  const whole = minutes % DAY;
  return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
}

function minutesOf(text: string): number | null {
  const match = /^(\d\d):(\d\d)/.exec(text);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}

/** Editor for the hours of the week. Changes are only stored with "done". */
export default function PlayTimesDialog({ onClose }: { onClose: () => void }) {
  const t = playTimesMessages;
  const language = useLanguage();
  const [ranges, setRanges] = useState<readonly PlayRange[]>(() => {
    const { ranges: stored } = playTimes.get();
    return stored.length > 0 ? stored : usualRanges;
  });
  // 1 November 2026 is a Sunday.
  const dayName = (day: number, width: "short" | "long") =>
    new Intl.DateTimeFormat(language, { weekday: width, timeZone: "UTC" }).format(
      Date.UTC(2026, 10, 1 + day),
    );
  const change = (next: readonly PlayRange[]) => setRanges(next);
  const put = (index: number, part: Partial<PlayRange>) =>
    change(ranges.map((range, place) => (place === index ? { ...range, ...part } : range)));
  const keep = () => {
    const whole = ranges.filter(({ days }) => days.length > 0);
    playTimes.set({ on: whole.length > 0, ranges: whole });
    onClose();
  };
  return (
    <Dialog title={t.title} close={t.close} onClose={onClose}>
      <p className={styles.lead}>{t.lead}</p>
      <ul className={styles.ranges}>
        {ranges.map((range, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ranges have no id
          <li key={index}>
            <fieldset className={styles.days}>
              <legend>{t.days}</legend>
              {week.map((day) => (
                <label key={day} title={dayName(day, "long")}>
                  <input
                    type="checkbox"
                    checked={range.days.includes(day)}
                    onChange={({ currentTarget: { checked } }) =>
                      put(index, {
                        days: checked ? [...range.days, day] : range.days.filter((one) => one !== day),
                      })
                    }
                  />
                  <span>{dayName(day, "short")}</span>
                </label>
              ))}
            </fieldset>
            {range.days.length === 0 && <p className={styles.wrong}>{t.noDay}</p>}
            <div className={styles.times}>
              <Field label={t.from}>
                {(ids) => (
                  <input
                    {...ids}
                    type="time"
                    className={controlClass}
                    value={clock(range.from)}
                    onChange={({ currentTarget: { value } }) => {
                      const from = minutesOf(value);
                      if (from !== null) put(index, { from });
                    }}
                  />
                )}
              </Field>
              <Field label={t.to}>
                {(ids) => (
                  <input
                    {...ids}
                    type="time"
                    className={controlClass}
                    value={clock(range.to)}
                    onChange={({ currentTarget: { value } }) => {
                      const to = minutesOf(value);
                      if (to !== null) put(index, { to });
                    }}
                  />
                )}
              </Field>
              <Button
                kind="quiet"
                icon="trash"
                iconOnly
                onClick={() => change(ranges.filter((_, place) => place !== index))}
              >
                {t.remove(formatRange(clock(range.from), clock(range.to)))}
              </Button>
            </div>
            {range.to <= range.from && <p className={styles.hint}>{t.nextDay}</p>}
          </li>
        ))}
      </ul>
      {ranges.length === 0 && <p className={styles.hint}>{t.none}</p>}
      <div className={styles.foot}>
        <Button
          small
          icon="plus"
          disabled={ranges.length >= MAX_RANGES}
          onClick={() => change([...ranges, { days: [6], from: 18 * 60, to: 23 * 60 }])}
        >
          {t.add}
        </Button>
        <Button small icon="rotate" onClick={() => change(usualRanges)}>
          {t.usual}
        </Button>
        <Button kind="primary" onClick={keep}>
          {t.done}
        </Button>
      </div>
    </Dialog>
  );
}
