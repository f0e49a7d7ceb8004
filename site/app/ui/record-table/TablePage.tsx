import type { ReactNode } from "react";
import { PageHead } from "~/ui/PageHead.tsx";
import styles from "./TablePage.module.css";

/** A page of records in tables: title, what it is, how new, and the tables. */
export function TablePage({
  operation,
  eyebrow,
  title,
  lead,
  asOf,
  children,
}: {
  operation?: "bozja" | "eureka" | "occult";
  eyebrow?: string;
  title: string;
  lead: string;
  /** Patch and day of what stands on the page. */
  asOf: ReactNode;
  children: ReactNode;
}) {
  return (
    <article data-operation={operation} className={styles.page}>
      <PageHead eyebrow={eyebrow} title={title} lead={lead}>
        {asOf}
      </PageHead>
      {children}
    </article>
  );
}
