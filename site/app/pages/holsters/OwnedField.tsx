import { useState } from "react";
import styles from "./Needs.module.css";
import { MOST_OWNED } from "./owned.ts";

type OwnedFieldProps = Readonly<{ label: string; count: number; onChange: (count: number) => void }>;

/** How many of one thing are owned: a whole number. What is none stays in the field and changes nothing. */
export function OwnedField({ label, count, onChange }: OwnedFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const whole = (text: string) => /^\d{0,5}$/.test(text.normalize("NFKC").trim());
  return (
    <input
      className={styles.own}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={(draft !== null && !whole(draft)) || undefined}
      value={draft ?? count}
      onChange={(event) => {
        const { value } = event.target;
        setDraft(value);
        if (whole(value)) onChange(Math.min(MOST_OWNED, Number(value.normalize("NFKC"))));
      }}
      onFocus={(event) => event.target.select()}
      onBlur={() => setDraft(null)}
    />
  );
}
