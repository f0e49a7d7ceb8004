import type { PartError } from "./part-error.ts";
import { createStore, useStore } from "./store.ts";

/** A page's part that could not be fetched, and the way to ask for it again. */
export type PartFailure = Readonly<{ error: PartError; retry: () => void }>;

const current = createStore<PartFailure | null>(null);

/** Shows the failure in place of the page, whose state stays; settles when the player asks again. */
export function untilRetried(error: PartError): Promise<void> {
  return new Promise((resolve) => {
    current.set({
      error,
      retry() {
        current.set(null);
        resolve();
      },
    });
  });
}

/** Forgets a failure that no longer matters: the player has gone elsewhere. */
export function forgetFailure(): void {
  current.set(null);
}

export function usePartFailure(): PartFailure | null {
  return useStore(current, null);
}
