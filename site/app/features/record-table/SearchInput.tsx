import { useId, useRef } from "react";
import { controlClass } from "~/ui/Field.tsx";
import { useShortcuts } from "~/ui/use-shortcuts.ts";

/** `/` focuses the field. */
export function SearchInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ "/": () => field.current?.focus() });
  return (
    <div>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        className={controlClass}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
