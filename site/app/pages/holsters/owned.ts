import { type LostActionId, lostActionIds } from "@foray/fieldops/records/lost-actions/ids";
import { definePreference } from "~/browser/preferences.ts";

export type Owned = ReadonlyMap<LostActionId, number>;

/** More of one action than anybody has; a bound for what is typed and read. */
export const MOST_OWNED = 9999;

const ids: ReadonlySet<string> = new Set(lostActionIds);
const isAction = (text: string): text is LostActionId => ids.has(text);

/** Owned actions as one line each, `id count`: what is stored, and the body of what is exported. */
export function printOwned(owned: Owned): string {
  return lostActionIds
    .flatMap((id) => {
      const count = owned.get(id) ?? 0;
      return count > 0 ? [`${id} ${count}`] : [];
    })
    .join("\n");
}

export type ReadOwned = Readonly<{
  owned: Owned;
  /** Lines that are not ours, as they stand; at most 50. */
  unread: readonly string[];
}>;

const LONGEST = 40_000;

/**
 * Reads exported text. A line is a count and an action's id, or its name where `byName` knows it, in either order, with a
 * colon or a times sign or nothing between; empty lines and lines that begin with # say nothing. A later line of the same action wins.
 */
export function readOwned(text: string, byName: (name: string) => LostActionId | undefined): ReadOwned {
  const owned = new Map<LostActionId, number>();
  const unread: string[] = [];
  for (const raw of text.slice(0, LONGEST).split(/\r?\n/)) {
    const line = raw.slice(0, 200).trim();
    if (line === "" || line.startsWith("#")) continue;
    const first = /^(\d{1,6})\s*[×x*:]?\s+(.+)$/u.exec(line);
    const last = /^(.+?)(?:\s*[×*:=,]\s*|\s+x?\s*)(\d{1,6})$/u.exec(line);
    const found = first ? [first[2], first[1]] : [last?.[1], last?.[2]];
    const name = found[0]?.trim() ?? "";
    const action = isAction(name) ? name : byName(name);
    if (action === undefined || found[1] === undefined) {
      if (unread.length < 50) unread.push(line);
    } else owned.set(action, Math.min(MOST_OWNED, Number(found[1])));
  }
  return { owned, unread };
}

/** What the player owns of each lost action; kept in the browser. */
export const ownedActions = definePreference<Owned>(
  "ownedLostActions",
  (text) => readOwned(text, () => undefined).owned,
  printOwned,
  () => new Map(),
);
