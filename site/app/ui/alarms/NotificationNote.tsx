import {
  askForNotifications,
  type NotificationState,
  notificationState,
  readySound,
} from "~/browser/alarms/notifications.ts";
import { createStore, useStore } from "~/browser/store.ts";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import styles from "./Alarms.module.css";
import { alarmMessages } from "./messages.ts";

const allowed = createStore<NotificationState | null>(null, () => {
  look();
  // The player may change it in the browser's own settings meanwhile.
  document.addEventListener("visibilitychange", look);
  window.addEventListener("focus", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("focus", look);
  };
});

function look(): void {
  allowed.set(notificationState());
}

/** Says plainly what the browser allows, in one line of a height that is kept free from the start, and asks for it only by a press. */
export function NotificationNote() {
  const t = alarmMessages;
  const state = useStore(allowed, null);
  const ask = async () => {
    readySound();
    await askForNotifications();
    look();
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
