/** Whether a newer version of the site waits; for `useSyncExternalStore`. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function setWaiting(worker: ServiceWorker): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

export const siteUpdate = {
  get: () => waiting !== null,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    // With no controller this is the first visit: the worker takes over quietly, nothing is new to the player.
    if (worker.state === "installed" && navigator.serviceWorker.controller !== null) setWaiting(worker);
  });
}

/** Keeps the site for use without a network. Refused or unsupported, the site works as before, online. */
export async function keepSite(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
      setWaiting(registration.waiting);
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
  } catch {
    // A private window or a policy forbids it.
  }
}

/** Lets the waiting version take over, then loads the page anew from it. Called once the player has gone to another page. */
export function applyUpdate(): void {
  if (waiting === null) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), {
    once: true,
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
  waiting.postMessage({ type: "SKIP_WAITING" });
  waiting = null;
}
