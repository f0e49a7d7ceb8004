import { MAXIMUM_QUANTITY } from "@foray/fieldops/share-codes/holster";
import { useState } from "react";
import { announce } from "~/browser/announce.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { UiIcon } from "~/ui/Glyph.tsx";
import { wholeQuantity } from "./bags.ts";
import { bagMessages } from "./messages.ts";
import styles from "./QuantityField.module.css";

type QuantityFieldProps = Readonly<{
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
}>;

/**
 * How many copies of an action. What is typed is only taken once it is a number; an emptied field keeps the quantity it had and
 * shows it again when it is left.
 */
export function QuantityField({ name, quantity, onChange }: QuantityFieldProps) {
  const t = useMessages(bagMessages);
  const [draft, setDraft] = useState<string | null>(null);
  const take = (text: string) => {
    const digits = text.normalize("NFKC").replace(/\D/g, "").slice(0, 4);
    setDraft(digits);
    const number = Number(digits);
    const next = digits === "" ? undefined : wholeQuantity(number);
    if (next === undefined) return;
    if (next === number) return onChange(next);
    if (number > next) {
      announce(t.quantityLimit(MAXIMUM_QUANTITY));
      setDraft(null);
      onChange(next);
    }
  };
  return (
    <span className={styles.quantity}>
      <button
        type="button"
        aria-label={t.oneLess(name)}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <UiIcon id="minus" size={14} />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t.quantityOf(name)}
        value={draft ?? quantity}
        onChange={(event) => take(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(null)}
      />
      <button
        type="button"
        aria-label={t.oneMore(name)}
        disabled={quantity >= MAXIMUM_QUANTITY}
        onClick={() => onChange(quantity + 1)}
      >
        <UiIcon id="plus" size={14} />
      </button>
    </span>
  );
}
