import { MAX_OWNED } from "~/features/inventory/owned.ts";
import { useWholeNumber } from "~/ui/whole-number/use-whole-number.ts";
import styles from "./Needs.module.css";

type OwnedFieldProps = Readonly<{ label: string; count: number; onChange: (count: number) => void }>;

export function OwnedField({ label, count, onChange }: OwnedFieldProps) {
  const field = useWholeNumber({ value: count, least: 0, most: MAX_OWNED, onChange });
  return <input className={styles.own} {...field} aria-label={label} />;
}
