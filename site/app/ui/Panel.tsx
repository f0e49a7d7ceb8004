import type { ReactNode } from "react";
import styles from "./Panel.module.css";

export function Panel({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div className={className === undefined ? styles.panel : `${styles.panel} ${className}`}>{children}</div>
  );
}
