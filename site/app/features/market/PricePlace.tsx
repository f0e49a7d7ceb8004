import { shellDialog } from "~/browser/shell-dialog.ts";
import { formatAside, formatLabelled } from "~/i18n/format.ts";
import { priceMessages } from "./messages.ts";
import styles from "./Prices.module.css";

type PricePlaceProps = Readonly<{
  place: string | null;
  /** Null if the prices are up to date. */
  age?: string | null;
}>;

/** The place of the prices, as a button that opens its setting. */
export function PricePlace({ place, age = null }: PricePlaceProps) {
  const t = priceMessages;
  return (
    <span className={styles.place}>
      {formatLabelled(t.market)}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t.changePlace(place ?? t.anyPlace)}
        title={t.changePlace(place ?? t.anyPlace)}
        onClick={() => shellDialog.set({ kind: "settings", part: "market" })}
      >
        {place ?? t.anyPlace}
      </button>
      {age !== null && formatAside("", age)}
    </span>
  );
}
