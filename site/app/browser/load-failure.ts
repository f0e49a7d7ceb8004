import { createStore } from "./store.ts";

const failures = new WeakSet<Error>();

/**
 * Whether scripts or styles could not be fetched again although the device is online. Many browsers remember that a script failed, and
 * ask for it again only after a reload: until then no second try can help.
 */
export const needsReload = createStore(false);
let declined = false;

/** The player has seen that a reload would help: not said again until the page is loaded the next time. */
export function declineReload(): void {
  declined = true;
  needsReload.set(false);
}

/** From now on, notes the errors of scripts and styles that could not be fetched: Vite describes each. */
export function watchLoadFailures(): void {
  let failed = false;
  window.addEventListener("vite:preloadError", ({ payload }) => {
    failures.add(payload);
    if (failed && navigator.onLine && !declined) needsReload.set(true);
    failed = true;
  });
}

/** Whether an error is that of a script or a style that could not be fetched. */
export function isLoadFailure(error: unknown): error is Error {
  return error instanceof Error && failures.has(error);
}
