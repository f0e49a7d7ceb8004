import { isAppleTouch } from "~/browser/persistent-storage.ts";
import { useStore } from "~/browser/store.ts";
import { readySound } from "~/browser/tones.ts";
import { askForNotifications, notificationsAllowed } from "~/features/alarms/notifications.ts";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import styles from "./Alarms.module.css";
import { alarmMessages } from "./messages.ts";

/** State of the notification permission, with a button to ask for it. */
export function NotificationNote() {
  const t = alarmMessages;
  const state = useStore(notificationsAllowed, null);
  // Only known in the browser, so nothing differs from the prerendered page.
  const home = state === "unsupported" && isAppleTouch();
  const ask = async () => {
    readySound();
    await askForNotifications();
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
          <summary>{home ? t.homeScreenShort : t.unsupportedShort}</summary>
          <Note>{home ? t.homeScreen : t.unsupported}</Note>
        </details>
      )}
    </div>
  );
}
