import type { StoredKey } from "~/records/stored.ts";

/**
 * The browser's own storage, never trusted to work: it may be forbidden, full, or hold anything. Reading fails to `null`,
 * writing fails to a note that the page shows once.
 */
let trouble = false;
const listeners = new Set<() => void>();

function report(): void {
  if (trouble) return;
  trouble = true;
  for (const listener of listeners) listener();
}

export function readStored(key: StoredKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value`; `false` (and one quiet note) where the browser refuses. */
export function writeStored(key: StoredKey, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    report();
    return false;
  }
}

/** Whether a write has failed in this visit; for `useSyncExternalStore`. */
export const storageTrouble = {
  get: () => trouble,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
