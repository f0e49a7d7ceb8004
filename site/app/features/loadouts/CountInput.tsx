import { useWholeNumber } from "~/ui/whole-number/use-whole-number.ts";
import styles from "./Needs.module.css";

type CountInputProps = Readonly<{
  label: string;
  value: number | undefined;
  most: number;
  placeholder?: string;
  wide?: boolean;
  /** Undefined if the field is empty or 0. */
  onChange: (value: number | undefined) => void;
}>;

export function CountInput({ label, value, most, placeholder, wide = false, onChange }: CountInputProps) {
  const field = useWholeNumber({
    value: value ?? 0,
    least: 0,
    most,
    empty: 0,
    onChange: (next) => onChange(next === 0 ? undefined : next),
  });
  return (
    <input
      {...field}
      className={wide ? `${styles.count} ${styles.wide}` : styles.count}
      aria-label={label}
      placeholder={placeholder ?? "0"}
    />
  );
}
