import type { ReactNode } from "react";
import { controlClass, Field } from "./Field.tsx";

type PasteFieldProps = Readonly<{
  label: string;
  hint?: ReactNode;
  rows: number;
  value: string;
  onChange: (text: string) => void;
}>;

export function PasteField({ label, hint, rows, value, onChange }: PasteFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <textarea
          {...ids}
          className={controlClass}
          rows={rows}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
