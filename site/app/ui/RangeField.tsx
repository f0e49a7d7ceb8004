import { useEffect, useId, useRef, useState } from "react";
import styles from "./RangeField.module.css";

type RangeFieldProps = Readonly<{
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  print: (value: number) => string;
  onChange: (value: number) => void;
}>;

/** Shows its value while dragged, but calls `onChange` only on release. */
export function RangeField({ label, value, least, most, step, print, onChange }: RangeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<number | null>(null);
  // React's onChange is the native `input` event; the native `change` fires once, on release.
  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;
    const commit = () => {
      setDraft(null);
      onChange(element.valueAsNumber);
    };
    element.addEventListener("change", commit);
    return () => element.removeEventListener("change", commit);
  }, [onChange]);
  const shown = draft ?? value;
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{print(shown)}</output>
      <input
        ref={input}
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={shown}
        aria-valuetext={print(shown)}
        onChange={({ currentTarget }) => setDraft(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
