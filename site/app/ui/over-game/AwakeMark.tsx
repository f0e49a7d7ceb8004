import type { Wakefulness } from "~/browser/wake-lock.ts";
import { UiIcon } from "../Glyph.tsx";
import styles from "./AwakeMark.module.css";
import { overGameMessages } from "./messages.ts";

export function AwakeMark({ awake }: { awake: Wakefulness }) {
  if (awake === "off") return null;
  return (
    <p className={styles.awake} data-state={awake}>
      <UiIcon id={awake === "held" ? "sun" : "alert-triangle"} size={16} />
      {overGameMessages.awake[awake]}
    </p>
  );
}
