import type { Signals } from "~/features/alarms/schedule.ts";
import { EARLY_MINUTES } from "~/features/alarms/settings.ts";
import { Field, Select } from "~/ui/Field.tsx";
import styles from "./Alarms.module.css";
import { alarmMessages } from "./messages.ts";

export function SignalFields({
  signals: { early, start },
  startLabel,
  onChange,
}: {
  signals: Omit<Signals, "since">;
  startLabel: string;
  onChange: (signals: Omit<Signals, "since">) => void;
}) {
  const t = alarmMessages;
  return (
    <div className={styles.fields}>
      <Field label={t.early}>
        {(ids) => (
          <Select
            {...ids}
            value={early}
            onChange={({ currentTarget }) => onChange({ early: Number(currentTarget.value), start })}
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
          onChange={({ currentTarget }) => onChange({ early, start: currentTarget.checked })}
        />
        {startLabel}
      </label>
    </div>
  );
}
