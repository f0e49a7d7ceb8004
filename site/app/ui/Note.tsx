import type { ReactNode } from "react";
import { UiIcon } from "./Glyph.tsx";
import styles from "./Note.module.css";

export function Note({ kind = "info", children }: { kind?: "info" | "warn" | "good"; children: ReactNode }) {
  const icon = ({ info: "info", warn: "alert-triangle", good: "check" } as const)[kind];
  return (
    <div className={styles.note} data-kind={kind}>
      <UiIcon id={icon} />
      <div>{children}</div>
    </div>
  );
}
