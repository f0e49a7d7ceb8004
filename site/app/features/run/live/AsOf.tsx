import type { BoardView } from "~/features/run/sign-ups/board-client.ts";
import { formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import styles from "./Live.module.css";
import { signUpMessages } from "./messages.ts";

export function AsOf({ view }: { view: BoardView }) {
  const t = signUpMessages;
  const language = useLanguage();
  const hours = useHourCycle();
  const time = view.heardAt === null ? null : formatTime(view.heardAt, language, hours);
  return (
    <p className={`${styles.state} ${styles.asOf}`} data-state={view.state} role="status">
      <b>
        {time === null
          ? t.states[view.state]
          : view.state === "alone"
            ? t.asOfAlone(time)
            : view.state === "live"
              ? t.asOf(time)
              : t.states[view.state]}
      </b>{" "}
      {view.state === "live" && view.hosts.length === 0 && <span>{t.nobodyHosts}</span>}
    </p>
  );
}
