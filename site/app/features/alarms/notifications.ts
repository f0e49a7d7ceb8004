import * as v from "valibot";
import { siteFile } from "../../browser/address.ts";
import { createStore } from "../../browser/store.ts";
import { sound, type Tone } from "../../browser/tones.ts";
import { OPEN_PAGE } from "../../browser/worker-messages.ts";

/** `unsupported`: the browser has no notifications, or only for installed pages. */
type NotificationState = NotificationPermission | "unsupported";

function notificationState(): NotificationState {
  return "Notification" in window ? Notification.permission : "unsupported";
}

/** Follows changes of the permission in the browser's settings; null until first read. */
export const notificationsAllowed = createStore<NotificationState | null>(null, () => {
  look();
  document.addEventListener("visibilitychange", look);
  window.addEventListener("focus", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("focus", look);
  };
});

function look(): void {
  notificationsAllowed.set(notificationState());
}

/** Asks for permission. Must be called from a user gesture. */
export async function askForNotifications(): Promise<NotificationState> {
  try {
    if ("Notification" in window) await Notification.requestPermission();
  } catch {
    // Browsers refuse in many ways. `look` reads the actual state.
  }
  look();
  return notificationState();
}

export type AlarmNotice = Readonly<{
  title: string;
  body: string;
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
  path: string;
  /** Suppresses the system's sound and vibration. */
  silent: boolean;
}>;

/**
 * Shows a notification; false if it failed. Prefers the service worker, which phones require and which
 * handles presses after this tab is closed.
 * @param open opens a path, for presses on a notification of this tab
 */
export async function notify(
  { title, body, tag, path, silent }: AlarmNotice,
  open: (path: string) => void,
): Promise<boolean> {
  if (notificationState() !== "granted") return false;
  const options = { body, tag, silent, icon: siteFile("/icons/icon-192.png"), data: { path } };
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) {
      await registration.showNotification(title, options);
      return true;
    }
    const shown = new Notification(title, options);
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
      open(path);
    });
    return true;
  } catch {
    return false;
  }
}

const pressShape = v.object({ type: v.literal(OPEN_PAGE), path: v.string() });

/**
 * Opens the page of a pressed notification in this tab without a reload. The worker gets an answer, or it
 * would navigate itself. Returns an unsubscribe function.
 */
export function onPressedNotice(open: (path: string) => void): () => void {
  const container = navigator.serviceWorker;
  if (container === undefined) return () => undefined;
  const onMessage = ({ data, ports }: MessageEvent<unknown>) => {
    if (!v.is(pressShape, data)) return;
    ports[0]?.postMessage(true);
    open(data.path);
  };
  container.addEventListener("message", onMessage);
  return () => container.removeEventListener("message", onMessage);
}

/** Partials of a small bell. */
const partials: readonly Tone[] = [
  { hertz: 880, loudness: 0.25, seconds: 1.6 },
  { hertz: 1318.5, loudness: 0.13, seconds: 1.1 },
  { hertz: 2217.5, loudness: 0.06, seconds: 0.6 },
];
/** Time (s) and relative pitch of each stroke. */
const strokes = [
  [0, 1],
  [0.42, 0.75],
] as const;

/** Rings a bell twice; false if the browser mutes the page. */
export function chime(): boolean {
  return sound(
    strokes.flatMap(([after, pitch]) =>
      partials.map((tone) => ({ ...tone, hertz: tone.hertz * pitch, after })),
    ),
  );
}
