import { type ReactNode, useId } from "react";
import styles from "./Tooltip.module.css";

/** A word more, on hover, on focus and on a press. The tip is also the control's description. */
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
