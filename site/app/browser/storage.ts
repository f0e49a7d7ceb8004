import { enteredKeys, type StoredKey } from "~/records/stored.ts";
import { askToKeep } from "./persistent-storage.ts";
import { createStore } from "./store.ts";

/* localStorage may be forbidden, full, or contain anything, so failures are never thrown. */

export const storageTrouble = createStore(false);

export function readStored(key: StoredKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function removeStored(key: StoredKey): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    storageTrouble.set(true);
  }
}

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
