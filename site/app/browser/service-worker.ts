import { siteFile } from "./address.ts";

/** A newer version of the site that waits to take over. */
let waiting: ServiceWorker | null = null;
/** A newer version took over from another tab: this one is still made of the old files. */
let outdated = false;
let applying = false;
const listeners = new Set<() => void>();

/** A tab that stays open asks for a newer version at most this often, in ms. */
const UPDATE_PAUSE = 3_600_000;

/** What the worker calls its caches (see tools/finish/worker.ts). */
const CACHES = "foray-";

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether a newer version of the site is here to be shown; for `useSyncExternalStore`. */
export const siteUpdate = {
  get: () => waiting !== null || outdated,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function setWaiting(worker: ServiceWorker): void {
  waiting = worker;
  tell();
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    // With no controller this is the first visit: the worker takes over quietly, nothing is new to the player.
    if (worker.state === "installed" && navigator.serviceWorker.controller !== null) setWaiting(worker);
  });
}

/** Follows who answers this tab's requests: the first worker comes quietly, each later one is a new version. */
function watchController(container: ServiceWorkerContainer): void {
  let controlled = container.controller !== null;
  container.addEventListener("controllerchange", () => {
    if (applying) {
      window.location.reload();
    } else if (controlled) {
      waiting = null;
      outdated = true;
      tell();
    }
    controlled = true;
  });
}

function askAgain(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < UPDATE_PAUSE) return;
    asked = Date.now();
    // Without a network there is no newer version to find.
    registration.update().catch(() => undefined);
  });
}

/** Keeps the site for use without a network. Refused or unsupported, the site works as before, online. */
export async function keepSite(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const container = navigator.serviceWorker;
  watchController(container);
  try {
    const registration = await container.register(siteFile("/sw.js"));
    if (registration.waiting !== null && container.controller !== null) setWaiting(registration.waiting);
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    askAgain(registration);
  } catch {
    // A private window or a policy forbids it.
  }
}

/** Lets the newer version take over, then loads the page anew from it. Called once the player has gone to another page. */
export function applyUpdate(): void {
  if (outdated) {
    window.location.reload();
    return;
  }
  if (waiting === null) return;
  applying = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
  waiting.postMessage({ type: "TAKE_OVER" });
  waiting = null;
}

/** Bytes that this site keeps in the browser, files and preferences together; `null` where the browser does not say. */
export async function keptBytes(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null;
  } catch {
    return null;
  }
}

/**
 * Clears what is kept for use without a network: the worker and its files. Preferences stay. The open page lives on, and
 * the next visit keeps the files again. `false` where the browser refuses.
 */
export async function forgetSite(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(CACHES)).map((name) => caches.delete(name)));
    waiting = null;
    return true;
  } catch {
    return false;
  }
}
