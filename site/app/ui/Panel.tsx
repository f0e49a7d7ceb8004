import type { ReactNode } from "react";
import styles from "./Panel.module.css";

/** A framed panel with a double hairline: for the one thing a page is about. */
export function Panel({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div className={className === undefined ? styles.panel : `${styles.panel} ${className}`}>{children}</div>
  );
}
