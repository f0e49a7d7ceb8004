import type { StoredKey } from "~/records/stored.ts";
import { createStore } from "./store.ts";

const KEY: StoredKey = "lasting";

/** Whether the player has noted something that this browser may delete by itself, and has not been told so. */
export const mayBeEvicted = createStore(false);

/** Safari, and on iPhones every browser: what a page has stored goes after seven days without a visit, unless it is on the Home Screen. */
export function deletesUnvisited(): boolean {
  return navigator.vendor.startsWith("Apple") && !window.matchMedia("(display-mode: standalone)").matches;
}

/** Whether the device is an iPhone or an iPad, which calls itself a Mac but has a touch screen. */
export function isAppleTouch(): boolean {
  return navigator.vendor.startsWith("Apple") && navigator.maxTouchPoints > 1;
}

let asked = false;

/** Asks the browser, once a visit, to keep what is stored until the player deletes it; `store` is where it was written. */
export async function askToKeep(store: Storage): Promise<void> {
  if (asked) return;
  asked = true;
  const told = store.getItem(KEY);
  // Firefox asks the player in turn: once is enough.
  const kept = told === null && (await persist());
  if (told === null) store.setItem(KEY, "asked");
  if (told !== "told" && !kept && deletesUnvisited()) mayBeEvicted.set(true);
}

async function persist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

/** Remembers that the player has read the note. */
export function dismissEvictionNotice(): void {
  mayBeEvicted.set(false);
  try {
    window.localStorage.setItem(KEY, "told");
  } catch {
    // The notice comes back with the next visit.
  }
}
