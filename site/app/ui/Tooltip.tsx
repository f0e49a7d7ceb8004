import { type ReactNode, useId } from "react";
import styles from "./Tooltip.module.css";

/** The tip is also the button's description. */
export function Tooltip({ tip, children }: { tip: string; children: ReactNode }) {
  const id = useId();
  return (
    <button type="button" className={styles.anchor} aria-describedby={id}>
      {children}
      <span role="tooltip" id={id} className={styles.tip}>
        {tip}
      </span>
    </button>
  );
}
