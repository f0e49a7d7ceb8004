import { useSyncExternalStore } from "react";
import {
  askForNotifications,
  type NotificationState,
  notificationState,
  readySound,
} from "~/browser/alarms/notifications.ts";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import styles from "./Alarms.module.css";
import { alarmMessages } from "./messages.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  // The player may change it in the browser's own settings meanwhile.
  listeners.add(listener);
  document.addEventListener("visibilitychange", listener);
  window.addEventListener("focus", listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener("visibilitychange", listener);
    window.removeEventListener("focus", listener);
  };
}

/** Says plainly what the browser allows, in one line of a height that is kept free from the start, and asks for it only by a press. */
export function NotificationNote() {
  const t = alarmMessages;
  const state = useSyncExternalStore<NotificationState | null>(subscribe, notificationState, () => null);
  const ask = async () => {
    readySound();
    await askForNotifications();
    for (const listener of listeners) listener();
  };
  return (
    <div className={styles.notifications}>
      {state === "default" && (
        <Button icon="bell" onClick={ask}>
          {t.ask}
        </Button>
      )}
      {state === "granted" && <Note kind="good">{t.allowed}</Note>}
      {state === "denied" && (
        <details>
          <summary>{t.deniedShort}</summary>
          <Note kind="warn">{t.denied}</Note>
        </details>
      )}
      {state === "unsupported" && (
        <details>
          <summary>{t.unsupportedShort}</summary>
          <Note>{t.unsupported}</Note>
        </details>
      )}
    </div>
  );
}
