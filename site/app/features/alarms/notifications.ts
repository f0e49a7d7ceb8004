import * as v from "valibot";
import { siteFile } from "../../browser/address.ts";
import { createStore } from "../../browser/store.ts";
import { sound, type Tone } from "../../browser/tones.ts";
import { OPEN_PAGE } from "../../browser/worker-messages.ts";

/** The browser's notification permission; `unsupported` if it has none (or only for installed pages). */
type NotificationState = NotificationPermission | "unsupported";

function notificationState(): NotificationState {
  return "Notification" in window ? Notification.permission : "unsupported";
}

/** The state, live: the player may change it in the browser's own settings meanwhile. */
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

/** Asks the player; only ever called from a press. */
export async function askForNotifications(): Promise<NotificationState> {
  try {
    if ("Notification" in window) await Notification.requestPermission();
  } catch {
    // Browsers refuse in many ways; what holds now is read below.
  }
  look();
  return notificationState();
}

export type AlarmNotice = Readonly<{
  title: string;
  body: string;
  /** Notices of the same tag replace one another. */
  tag: string;
  /** Page of the site to open on a press. */
  path: string;
  /** No sound or vibration of the system's own. */
  silent: boolean;
}>;

/**
 * Shows a notification, by the service worker where there is one (phones demand it, and its presses reach the site even
 * when this tab is gone); `false` if it cannot.
 * @param open shows a page of the site, for a press that comes to this tab
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
 * Lets `open` show the page of a pressed notification, so that this tab goes there without loading itself again; the
 * worker is answered, or it would do that. Returns what ends it.
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
/** When a stroke is (s), and its pitch. */
const strokes = [
  [0, 1],
  [0.42, 0.75],
] as const;

/** Two strokes of a bell; `false` if the browser mutes the page. */
export function chime(): boolean {
  return sound(
    strokes.flatMap(([after, pitch]) =>
      partials.map((tone) => ({ ...tone, hertz: tone.hertz * pitch, after })),
    ),
  );
}
