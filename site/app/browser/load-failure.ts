import { createStore } from "./store.ts";

const failures = new WeakSet<Error>();

/** Set when loads keep failing online: many browsers cache a failed module until the page is reloaded. */
export const needsReload = createStore(false);
let declined = false;

export function declineReload(): void {
  declined = true;
  needsReload.set(false);
}

export function watchLoadFailures(): void {
  let failed = false;
  window.addEventListener("vite:preloadError", ({ payload }) => {
    failures.add(payload);
    if (failed && navigator.onLine && !declined) needsReload.set(true);
    failed = true;
  });
}

export function isLoadFailure(error: unknown): error is Error {
  return error instanceof Error && failures.has(error);
}
