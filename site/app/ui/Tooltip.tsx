import { type ReactNode, useId } from "react";
import styles from "./Tooltip.module.css";

/** A word more, on hover and on focus. Escape hides nothing that matters: what the tip says is also its description. */
export function Tooltip({ tip, children }: { tip: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the tip must be reachable without a pointer
    <span className={styles.anchor} tabIndex={0} aria-describedby={id}>
      {children}
      <span role="tooltip" id={id} className={styles.tip}>
        {tip}
      </span>
    </span>
  );
}
