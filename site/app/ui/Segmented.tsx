import { type ReactNode, useId } from "react";
import styles from "./Segmented.module.css";

type SegmentedProps<T extends string> = Readonly<{
  legend: string;
  /** Hides the legend visually. */
  quiet?: boolean;
  value: T;
  options: readonly { readonly value: T; readonly label: ReactNode }[];
  onChange: (value: T) => void;
}>;

export function Segmented<T extends string>({
  legend,
  quiet = false,
  value,
  options,
  onChange,
}: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.set}>
      <legend className={quiet ? "visually-hidden" : styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
