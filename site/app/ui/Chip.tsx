import type { ReactNode } from "react";
import styles from "./Chip.module.css";

export function Chips({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {children}
    </ul>
  );
}

export function Chip({ children }: { children: ReactNode }) {
  return <li className={styles.chip}>{children}</li>;
}
