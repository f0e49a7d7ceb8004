import { PICTURE_TIMES } from "~/records/stored.ts";
import { siteFile } from "./address.ts";
import { siteUpdate } from "./site-update.ts";
import { CACHE_PREFIX, KEEP_LANGUAGE, TAKE_OVER, type ToWorker } from "./worker-messages.ts";

let waiting: ServiceWorker | null = null;
/** A newer version took over from another tab. */
let outdated = false;
/** Until then (`performance.now()`), a change of the controller reloads this tab. */
let reloadsUntil = 0;

/** Maximum delay of a reload in ms; later it would interrupt the player. */
const RELOAD_TIMEOUT_MS = 5000;
/** Minimum interval between update checks, in ms. */
const UPDATE_PAUSE = 3_600_000;

function send(worker: ServiceWorker | null, message: ToWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
  worker?.postMessage(message);
}

function setWaiting(worker: ServiceWorker): void {
  waiting = worker;
  siteUpdate.set(true);
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    // Without a controller this is the first visit, not an update.
    if (worker.state === "installed" && navigator.serviceWorker.controller !== null) setWaiting(worker);
  });
}

/** The first controller is silent; each later one is a new version. */
function watchController(container: ServiceWorkerContainer): void {
  let controlled = container.controller !== null;
  container.addEventListener("controllerchange", () => {
    if (performance.now() < reloadsUntil) {
      window.location.reload();
    } else if (controlled) {
      waiting = null;
      outdated = true;
      siteUpdate.set(true);
    }
    controlled = true;
  });
}

const WORKER = "/sw.js";

/** Deletes the offline files if the host has removed its worker: browsers would keep using the old one. */
async function forgetIfWithdrawn(): Promise<boolean> {
  try {
    const { status } = await fetch(siteFile(WORKER), { method: "HEAD", cache: "no-store" });
    return (status === 404 || status === 410) && (await forgetSite());
  } catch {
    return false;
  }
}

function updateWhenSeenAgain(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < UPDATE_PAUSE) return;
    asked = Date.now();
    registration.update().catch(forgetIfWithdrawn);
  });
}

/** Caches a language for offline use. If that is unsupported or refused, the site is online-only. */
export async function keepSite(language: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    if ((await navigator.serviceWorker.getRegistration()) !== undefined && (await forgetIfWithdrawn()))
      return;
    const registration = await register();
    // A worker that is still installing caches the open page's language by itself.
    send(registration?.active ?? null, { type: KEEP_LANGUAGE, language });
  } catch {
    // Blocked by a private window or a policy.
  }
}

let registered: Promise<ServiceWorkerRegistration | null> | undefined;

function register(): Promise<ServiceWorkerRegistration | null> {
  registered ??= (async () => {
    const container = navigator.serviceWorker;
    watchController(container);
    try {
      const registration = await container.register(siteFile(WORKER));
      if (registration.waiting !== null && container.controller !== null) setWaiting(registration.waiting);
      watch(registration.installing);
      registration.addEventListener("updatefound", () => watch(registration.installing));
      updateWhenSeenAgain(registration);
      return registration;
    } catch {
      return null;
    }
  })();
  return registered;
}

/**
 * Activates a newer version and reloads. Called after each navigation; if the browser takes too long, the
 * next page loaded is of the new version.
 */
export function applyUpdate(): void {
  if (outdated) {
    window.location.reload();
    return;
  }
  if (waiting === null) return;
  reloadsUntil = performance.now() + RELOAD_TIMEOUT_MS;
  send(waiting, { type: TAKE_OVER });
}

/** `null` if the browser does not tell. */
export async function keptBytes(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null;
  } catch {
    return null;
  }
}

/** Deletes the offline files and the worker; preferences stay. Resolves to `false` if the browser refuses. */
export async function forgetSite(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)),
    );
    indexedDB.deleteDatabase(PICTURE_TIMES);
    waiting = null;
    siteUpdate.set(outdated);
    return true;
  } catch {
    return false;
  }
}
