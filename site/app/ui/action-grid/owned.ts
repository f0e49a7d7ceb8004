import { definePreference, type Preference } from "~/browser/preferences.ts";
import type { StoredKey } from "~/records/stored.ts";

/** The ids that a player marks as owned, kept in the browser. */
export function ownedPreference(key: StoredKey, ids: readonly string[]): Preference<readonly string[]> {
  return definePreference(
    key,
    (text) => parseOwned(text, ids),
    (marked) => marked.join(","),
    () => [],
  );
}

/** Reads stored ids: only known ones, each once. */
function parseOwned(text: string, ids: readonly string[]): readonly string[] {
  const kept = new Set(text.slice(0, 4000).split(","));
  return ids.filter((id) => kept.has(id));
}
