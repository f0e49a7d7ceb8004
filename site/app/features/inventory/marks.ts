import type { Preference } from "~/browser/preferences.ts";
import { partOfThings } from "./store.ts";

/** The ids of a part that a player owns any of. A mark that is set counts as one; a count that is known stays. */
export function ownedMarks(
  part: "fragments" | "mnemes",
  ids: readonly string[],
): Preference<readonly string[]> {
  return partOfThings<readonly string[]>(
    (things) => ids.filter((id) => (things[part][id] ?? 0) > 0),
    (things, marked) => ({
      ...things,
      [part]: Object.fromEntries(marked.map((id) => [id, things[part][id] ?? 1])),
    }),
  );
}

/** The ids of a list that a player has ticked. */
export function tickedIds(part: "notes" | "records", ids: readonly string[]): Preference<readonly string[]> {
  return partOfThings<readonly string[]>(
    (things) => ids.filter((id) => things[part].includes(id)),
    (things, ticked) => ({ ...things, [part]: ticked }),
  );
}
