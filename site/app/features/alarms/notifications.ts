import * as v from "valibot";
import { siteFile } from "../../browser/address.ts";
import { createStore } from "../../browser/store.ts";
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

export type Notice = Readonly<{
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
  { title, body, tag, path, silent }: Notice,
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

let audio: AudioContext | undefined;

/** Readies the sound; browsers allow it only from a press. */
export function readySound(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume().catch(() => undefined);
  } catch {
    // No sound device, no sound; the alarm still shows.
  }
}

/** Partials of a small bell: frequency (Hz), loudness, time to fade (s). */
const partials = [
  [880, 0.5, 1.6],
  [1318.5, 0.26, 1.1],
  [2217.5, 0.12, 0.6],
] as const;

/** Two strokes of a bell, made on the spot; `false` if the browser mutes the page. */
export function chime(): boolean {
  readySound();
  const context = audio;
  if (context === undefined || context.state !== "running") return false;
  for (const [stroke, pitch] of [
    [0, 1],
    [0.42, 0.75],
  ] as const) {
    const at = context.currentTime + stroke;
    for (const [frequency, loudness, fade] of partials) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.frequency.value = frequency * pitch;
      gain.gain.setValueAtTime(0.0001, at);
      gain.gain.exponentialRampToValueAtTime(loudness * 0.5, at + 0.012);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + fade);
      tone.connect(gain).connect(context.destination);
      tone.start(at);
      tone.stop(at + fade + 0.05);
    }
  }
  return true;
}
