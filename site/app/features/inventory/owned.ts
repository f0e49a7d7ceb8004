import { type FragmentId, fragmentIds } from "@foray/fieldops/records/fragments/ids";
import { type LostActionId, lostActionIds } from "@foray/fieldops/records/lost-actions/ids";
import { type Counts, MOST } from "./shape.ts";
import { inventoryPart } from "./store.ts";

/** An action or an unappraised fragment. */
export type OwnedId = FragmentId | LostActionId;

export type Owned = ReadonlyMap<OwnedId, number>;

export const noOwned: Owned = new Map();

/** Limit for typed and imported counts. */
export const MAX_OWNED = MOST;

const ids: readonly OwnedId[] = [...lostActionIds, ...fragmentIds];
const known: ReadonlySet<string> = new Set(ids);
const isOwnedId = (text: string): text is OwnedId => known.has(text);

/** One `id count` line per entry; the body of an export. */
export function printOwned(owned: Owned): string {
  return ids
    .flatMap((id) => {
      const count = owned.get(id) ?? 0;
      return count > 0 ? [`${id} ${count}`] : [];
    })
    .join("\n");
}

export type ReadOwned = Readonly<{
  owned: Owned;
  /** Lines that could not be read, unchanged; at most 50. */
  unread: readonly string[];
}>;

const LONGEST = 40_000;

/**
 * Parses exported text. A line has a count and an id or a name known to `byName`, in either order, separated
 * by a colon, a times sign or a space. Skips empty lines and lines starting with #. The last line per item
 * wins.
 */
export function readOwned(text: string, byName: (name: string) => OwnedId | undefined): ReadOwned {
  const owned = new Map<OwnedId, number>();
  const unread: string[] = [];
  for (const raw of text.slice(0, LONGEST).split(/\r?\n/)) {
    const line = raw.slice(0, 200).trim();
    if (line === "" || line.startsWith("#")) continue;
    const first = /^(\d{1,6})\s*[×x*:]?\s+(.+)$/u.exec(line);
    const last = /^(.+?)(?:\s*[×*:=,]\s*|\s+x?\s*)(\d{1,6})$/u.exec(line);
    const found = first ? [first[2], first[1]] : [last?.[1], last?.[2]];
    const name = found[0]?.trim() ?? "";
    const id = isOwnedId(name) ? name : byName(name);
    if (id === undefined || found[1] === undefined) {
      if (unread.length < 50) unread.push(line);
    } else owned.set(id, Math.min(MAX_OWNED, Number(found[1])));
  }
  return { owned, unread };
}

export const ownedItems = inventoryPart<Owned>(
  ({ actions, fragments }) =>
    new Map(
      ids.flatMap((id) => {
        const count = actions[id] ?? fragments[id];
        return count === undefined ? [] : [[id, count] as const];
      }),
    ),
  (inventory, owned) => ({
    ...inventory,
    actions: countsOf(lostActionIds, owned),
    fragments: countsOf(fragmentIds, owned),
  }),
);

function countsOf(those: readonly OwnedId[], owned: Owned): Counts {
  return Object.fromEntries(
    those.flatMap((id) => {
      const count = owned.get(id) ?? 0;
      return count > 0 ? [[id, count] as const] : [];
    }),
  );
}

/** Sets one count; 0 removes the entry. */
export function setOwned(owned: Owned, id: OwnedId, count: number): void {
  const next = new Map(owned);
  if (count === 0) next.delete(id);
  else next.set(id, count);
  ownedItems.set(next);
}
