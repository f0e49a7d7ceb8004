import { legacyKeys, storedKeys, TAB_KEY } from "~/records/stored.ts";
import { forgetSite } from "./service-worker.ts";

/**
 * Clears all that the site keeps in this browser: settings, lists, alarms and prices, the files for use without a network
 * and the worker that keeps them. `false` if the browser refuses any of it.
 */
export async function forgetEverything(): Promise<boolean> {
  const files = await forgetSite();
  try {
    for (const key of [...storedKeys, ...legacyKeys]) window.localStorage.removeItem(key);
    window.sessionStorage.removeItem(TAB_KEY);
    return files;
  } catch {
    return false;
  }
}
