import { useEffect, useState } from "react";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Field } from "~/ui/Field.tsx";
import styles from "./Form.module.css";
import { finderMessages } from "./messages.ts";
import { EARLIEST } from "./query.ts";

/** An instant as a date field shows it: local, to the minute. */
function fieldText(at: number | null): string {
  if (at === null) return "";
  const date = new Date(at);
  const pad = (value: number) => String(value).padStart(2, "0");
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** Start of the search in the player's own time; empty is now. */
export function StartField({
  value,
  onChange,
}: {
  value: number | null;
  onChange: (value: number | null) => void;
}) {
  const t = finderMessages;
  const [text, setText] = useState("");
  useEffect(() => setText(fieldText(value)), [value]);
  const wrong = text !== "" && !(Date.parse(text) >= EARLIEST);
  return (
    <div className={styles.start}>
      <Field label={t.start} hint={wrong ? t.startWrong : t.startHint}>
        {(ids) => (
          <input
            {...ids}
            type="datetime-local"
            className={controlClass}
            min="2013-08-27T00:00"
            max="9989-12-31T23:59"
            value={text}
            aria-invalid={wrong}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              const at = Date.parse(currentTarget.value);
              if (currentTarget.value === "") onChange(null);
              else if (at >= EARLIEST) onChange(at);
            }}
          />
        )}
      </Field>
      <Button icon="rotate" disabled={text === ""} onClick={() => onChange(null)}>
        {t.startNow}
      </Button>
    </div>
  );
}
