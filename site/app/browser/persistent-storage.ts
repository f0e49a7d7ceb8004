import type { StoredKey } from "~/records/stored.ts";
import { createStore } from "./store.ts";

const KEY: StoredKey = "lasting";

export const mayBeEvicted = createStore(false);

/** Safari and all iOS browsers do so after seven days, unless the site is on the Home Screen. */
export function deletesUnvisited(): boolean {
  return navigator.vendor.startsWith("Apple") && !window.matchMedia("(display-mode: standalone)").matches;
}

/** iPads identify as Macs but have a touch screen. */
export function isAppleTouch(): boolean {
  return navigator.vendor.startsWith("Apple") && navigator.maxTouchPoints > 1;
}

let asked = false;

/** Asks for persistent storage once per visit. `store` is where the data was written. */
export async function askToKeep(store: Storage): Promise<void> {
  if (asked) return;
  asked = true;
  const told = store.getItem(KEY);
  // Firefox prompts the player, so this asks only once ever.
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

export function dismissEvictionNotice(): void {
  mayBeEvicted.set(false);
  try {
    window.localStorage.setItem(KEY, "told");
  } catch {
    // The notice reappears on the next visit.
  }
}
