import type { ReactNode } from "react";
import styles from "./TablePage.module.css";

/** A page of records in a table: title, what it is, and how new. */
export function TablePage({
  operation,
  eyebrow,
  title,
  lead,
  asOf,
  children,
}: {
  operation: "bozja" | "eureka" | "occult";
  eyebrow: string;
  title: string;
  lead: string;
  /** Patch and day of what stands on the page. */
  asOf: ReactNode;
  children: ReactNode;
}) {
  return (
    <article data-operation={operation} className={styles.page}>
      <header className={styles.head}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {asOf}
      </header>
      {children}
    </article>
  );
}
