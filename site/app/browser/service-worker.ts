import { PICTURE_TIMES } from "~/records/stored.ts";
import { siteFile } from "./address.ts";
import { siteUpdate } from "./site-update.ts";
import { CACHE_PREFIX, KEEP_LANGUAGE, TAKE_OVER, type ToWorker } from "./worker-messages.ts";

/** A newer version of the site that waits to take over. */
let waiting: ServiceWorker | null = null;
/** A newer version took over from another tab: this one is still made of the old files. */
let outdated = false;
/** Until when a change of version loads this tab again, by `performance.now()`. */
let reloadsUntil = 0;

/** Longest time a change of version may take after a press, in ms: later, the page would be reloaded under the player's hands. */
const RELOAD_TIMEOUT_MS = 5000;
/** A tab that stays open asks for a newer version at most this often, in ms. */
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
    // With no controller this is the first visit: the worker takes over quietly, nothing is new to the player.
    if (worker.state === "installed" && navigator.serviceWorker.controller !== null) setWaiting(worker);
  });
}

/** Follows who answers this tab's requests: the first worker comes quietly, each later one is a new version. */
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

/**
 * If the host says that there is no worker any more, the site is no longer kept: a browser by itself would go on with
 * the one it has. Says whether it was so.
 */
async function forgetIfWithdrawn(): Promise<boolean> {
  try {
    const { status } = await fetch(siteFile(WORKER), { method: "HEAD", cache: "no-store" });
    return (status === 404 || status === 410) && (await forgetSite());
  } catch {
    // No network.
    return false;
  }
}

function updateWhenSeenAgain(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < UPDATE_PAUSE) return;
    asked = Date.now();
    // It fails with no network, and if there is no worker at its address.
    registration.update().catch(forgetIfWithdrawn);
  });
}

/**
 * Keeps the site in this language for use without a network. Called once the page has come to rest, and again when the
 * language changes. Refused or unsupported, the site works as before, online.
 */
export async function keepSite(language: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    if ((await navigator.serviceWorker.getRegistration()) !== undefined && (await forgetIfWithdrawn()))
      return;
    const registration = await register();
    // The first worker keeps the language of the open page on its own, as it is installed.
    send(registration?.active ?? null, { type: KEEP_LANGUAGE, language });
  } catch {
    // A private window or a policy forbids it.
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
 * Lets the newer version take over, then loads the page again from it. Called each time the player has gone to another page: where the
 * browser takes too long, the page after that one is of the new version.
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

/** Bytes that this site keeps in the browser, files and preferences together; `null` if the browser does not say. */
export async function keptBytes(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null;
  } catch {
    return null;
  }
}

/**
 * Clears what is kept for use without a network: the worker and its files. Preferences stay. The open page lives on, and
 * the next visit keeps the files again. `false` if the browser refuses.
 */
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
