import type { ReactNode } from "react";
import { usePageTitle } from "~/browser/use-title.ts";
import { AsOf, type DatedTable } from "~/features/confidence/AsOf.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import styles from "./TablePage.module.css";

export function TablePage({
  operation,
  eyebrow,
  title,
  lead,
  tables,
  children,
}: {
  operation?: "bozja" | "eureka" | "occult";
  eyebrow?: string;
  title: string;
  lead: string;
  /** Tables whose patch and date are shown. */
  tables: readonly DatedTable[];
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <article data-operation={operation} className={styles.page}>
      <PageHead eyebrow={eyebrow} title={title} lead={lead}>
        <AsOf tables={tables} />
      </PageHead>
      {children}
    </article>
  );
}
