import type { Preference } from "~/browser/preferences.ts";
import { partOfThings } from "./store.ts";

/** Ids with a count above 0. Marking sets a count of 1, or keeps the known one. */
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

/** Ids of a checklist that are checked. */
export function tickedIds(part: "notes" | "records", ids: readonly string[]): Preference<readonly string[]> {
  return partOfThings<readonly string[]>(
    (things) => ids.filter((id) => things[part].includes(id)),
    (things, ticked) => ({ ...things, [part]: ticked }),
  );
}
