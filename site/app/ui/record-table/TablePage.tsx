import type { ReactNode } from "react";
import { PageHead } from "~/ui/PageHead.tsx";
import styles from "./TablePage.module.css";

/** A page of records in a table: title, what it is, filters, and how many stay. */
export function TablePage({
  operation,
  eyebrow,
  title,
  lead,
  filters,
  count,
  children,
}: {
  operation: "bozja" | "eureka" | "occult";
  eyebrow: string;
  title: string;
  lead: string;
  filters?: ReactNode;
  count?: string;
  children: ReactNode;
}) {
  return (
    <article data-operation={operation} className={styles.page}>
      <PageHead eyebrow={eyebrow} title={title} lead={lead} />
      {filters !== undefined && <div className={styles.filters}>{filters}</div>}
      {count !== undefined && (
        <p role="status" className={styles.count}>
          {count}
        </p>
      )}
      {children}
    </article>
  );
}
