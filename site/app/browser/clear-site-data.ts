import { legacyKeys, storedKeys, TAB_KEY } from "~/records/stored.ts";
import { forgetSite } from "./service-worker.ts";

/** Resolves to `false` if the browser refuses to delete anything. */
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
