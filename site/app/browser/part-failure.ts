import { useSyncExternalStore } from "react";
import type { PartError } from "./part-error.ts";

/** A page's part that could not be fetched, and the way to ask for it again. */
export type PartFailure = Readonly<{ error: PartError; retry: () => void }>;

let current: PartFailure | null = null;
const listeners = new Set<() => void>();

function set(next: PartFailure | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows the failure in place of the page, whose state stays; settles when the player asks again. */
export function untilRetried(error: PartError): Promise<void> {
  return new Promise((resolve) => {
    set({
      error,
      retry() {
        set(null);
        resolve();
      },
    });
  });
}

/** Forgets a failure that no longer matters: the player has gone elsewhere. */
export function forgetFailure(): void {
  if (current !== null) set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function usePartFailure(): PartFailure | null {
  return useSyncExternalStore<PartFailure | null>(
    subscribe,
    () => current,
    () => null,
  );
}
