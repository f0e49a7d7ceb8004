import { MAXIMUM_QUANTITY } from "@foray/fieldops/share-codes/holster";
import { UiIcon } from "~/ui/Glyph.tsx";
import { useWholeNumber } from "~/ui/whole-number/use-whole-number.ts";
import { bagMessages } from "./messages.ts";
import styles from "./QuantityField.module.css";

type QuantityFieldProps = Readonly<{
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
}>;

/** At the limits, a button does nothing rather than being disabled, so that it keeps the focus. */
export function QuantityField({ name, quantity, onChange }: QuantityFieldProps) {
  const t = bagMessages;
  const field = useWholeNumber({ value: quantity, least: 1, most: MAXIMUM_QUANTITY, onChange });
  return (
    <span className={styles.quantity}>
      <button
        type="button"
        aria-label={t.oneLess(name)}
        aria-disabled={quantity <= 1}
        onClick={() => quantity > 1 && onChange(quantity - 1)}
      >
        <UiIcon id="minus" size={14} />
      </button>
      <input {...field} aria-label={t.quantityOf(name)} />
      <button
        type="button"
        aria-label={t.oneMore(name)}
        aria-disabled={quantity >= MAXIMUM_QUANTITY}
        onClick={() => quantity < MAXIMUM_QUANTITY && onChange(quantity + 1)}
      >
        <UiIcon id="plus" size={14} />
      </button>
    </span>
  );
}
