import styles from "./Needs.module.css";

type CountInputProps = Readonly<{
  label: string;
  value: number | undefined;
  most: number;
  placeholder?: string;
  wide?: boolean;
  /** `undefined` = the field was emptied. */
  onChange: (value: number | undefined) => void;
}>;

/** A whole number that may be left empty; anything but digits is passed over. */
export function CountInput({ label, value, most, placeholder, wide = false, onChange }: CountInputProps) {
  return (
    <input
      className={wide ? `${styles.count} ${styles.wide}` : styles.count}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder ?? "0"}
      value={value === undefined || value === 0 ? "" : String(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const digits = event.currentTarget.value.replaceAll(/\D/g, "").slice(0, 9);
        onChange(digits === "" ? undefined : Math.min(most, Number(digits)));
      }}
    />
  );
}
