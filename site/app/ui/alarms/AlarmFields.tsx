import type { Alarm } from "~/browser/alarm-schedule.ts";
import { EARLY_MINUTES, putAlarm } from "~/browser/alarms.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { Field, Select } from "~/ui/Field.tsx";
import styles from "./Alarms.module.css";
import { alarmMessages } from "./messages.ts";

/** The two signals of an alarm; a change counts from now. */
export function AlarmFields({ alarm }: { alarm: Alarm }) {
  const t = useMessages(alarmMessages);
  const { filter, choice, early, start } = alarm;
  const put = (part: Partial<Alarm>) => putAlarm({ filter, choice, early, start, ...part }, Date.now());
  return (
    <div className={styles.fields}>
      <Field label={t.early}>
        {(ids) => (
          <Select
            {...ids}
            value={early}
            onChange={({ currentTarget }) => put({ early: Number(currentTarget.value) })}
          >
            {EARLY_MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? t.earlyNone : t.earlyMinutes(minutes)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={start}
          onChange={({ currentTarget }) => put({ start: currentTarget.checked })}
        />
        {t.start}
      </label>
    </div>
  );
}
