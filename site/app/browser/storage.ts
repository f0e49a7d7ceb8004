import { enteredKeys, type StoredKey } from "~/records/stored.ts";
import { askToKeep } from "./persistent-storage.ts";
import { createStore } from "./store.ts";

/*
 * The browser's own storage, never trusted to work: it may be forbidden, full, or hold anything. Reading fails to `null`,
 * writing fails to a note that the page shows once.
 */

/** Whether a write has failed in this visit. */
export const storageTrouble = createStore(false);

export function readStored(key: StoredKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Removes a key whose content is kept under another. */
export function removeStored(key: StoredKey): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    storageTrouble.set(true);
  }
}

/** Stores `value`; `false` (and one quiet note) where the browser refuses. */
export function writeStored(key: StoredKey, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    if (enteredKeys.has(key)) askToKeep(window.localStorage).catch(() => undefined);
    return true;
  } catch {
    storageTrouble.set(true);
    return false;
  }
}
