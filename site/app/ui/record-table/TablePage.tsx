import type { ReactNode } from "react";
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
      <header className={styles.head}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
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
