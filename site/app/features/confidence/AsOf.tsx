import { earliestAsOf } from "@foray/fieldops/doubt/as-of";
import { asOf } from "@foray/fieldops/records/as-of";
import { formatCalendarDate } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import styles from "./AsOf.module.css";
import { doubtMessages } from "./messages.ts";

export type DatedTable = keyof typeof asOf;

/** Patch and date of a table, or of the oldest of several. */
export function AsOf({ tables }: { tables: readonly DatedTable[] }) {
  const t = doubtMessages;
  const language = useLanguage();
  const earliest = earliestAsOf(tables.map((table) => asOf[table]));
  if (earliest === undefined) return null;
  const { checked, patch } = earliest;
  return <p className={styles.asOf}>{t.asOf(patch, formatCalendarDate(checked, language))}</p>;
}
