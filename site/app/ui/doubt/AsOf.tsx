import { earliestAsOf } from "@foray/fieldops/doubt/as-of";
import { asOf } from "@foray/fieldops/records/as-of";
import { formatDate } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import styles from "./AsOf.module.css";
import { doubtMessages } from "./messages.ts";

/** The start of a day by its date, in the reader's own time, so that every reader sees the same date. */
function dayOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day).getTime();
}

/** A table of which patch and day are known. */
export type DatedTable = keyof typeof asOf;

/** Patch and day of the tables that a page shows: of several, the oldest. */
export function AsOf({ tables }: { tables: readonly DatedTable[] }) {
  const t = doubtMessages;
  const language = useLanguage();
  const earliest = earliestAsOf(tables.map((table) => asOf[table]));
  if (earliest === undefined) return null;
  const { checked, patch } = earliest;
  return <p className={styles.asOf}>{t.asOf(patch, formatDate(dayOf(checked), language))}</p>;
}
