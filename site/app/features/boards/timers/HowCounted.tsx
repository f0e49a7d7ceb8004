import { ruleValue } from "@foray/fieldops/rules/rules";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { timerPageMessages } from "./messages.ts";
import styles from "./Timers.module.css";

export function HowCounted() {
  const t = timerPageMessages;
  return (
    <details className={styles.how}>
      <summary>{t.howTitle}</summary>
      <p>
        <DoubtMark doubt={{ kind: "timed" }} />
      </p>
      <ul className={styles.rules}>
        {t.rules(ruleValue("monster-kill")).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}
