import { useSyncExternalStore } from "react";
import {
  askForNotifications,
  type NotificationState,
  notificationState,
  readySound,
} from "~/browser/notifications.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
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

/** Says plainly what the browser allows, and asks for it only by a press. */
export function NotificationNote() {
  const t = useMessages(alarmMessages);
  const state = useSyncExternalStore<NotificationState | null>(subscribe, notificationState, () => null);
  if (state === null || state === "granted") return null;
  if (state === "unsupported") return <Note>{t.unsupported}</Note>;
  if (state === "denied") return <Note kind="warn">{t.denied}</Note>;
  const ask = async () => {
    readySound();
    await askForNotifications();
    for (const listener of listeners) listener();
  };
  return (
    <Button icon="bell" onClick={ask}>
      {t.ask}
    </Button>
  );
}
