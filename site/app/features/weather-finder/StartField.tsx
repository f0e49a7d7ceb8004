import { useEffect, useState } from "react";
import { instantOfWall, wallText } from "~/i18n/zone.ts";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Field } from "~/ui/Field.tsx";
import styles from "./Form.module.css";
import { finderMessages } from "./messages.ts";
import { EARLIEST } from "./query.ts";

/** Start of the search in local time. An empty field means now. */
export function StartField({
  value,
  onChange,
}: {
  value: number | null;
  onChange: (value: number | null) => void;
}) {
  const t = finderMessages;
  const [text, setText] = useState("");
  useEffect(() => setText(value === null ? "" : wallText(value)), [value]);
  const wrong = text !== "" && !(instantOfWall(text) >= EARLIEST);
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
              const at = instantOfWall(currentTarget.value);
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
