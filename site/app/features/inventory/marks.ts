import type { Preference } from "~/browser/preferences.ts";
import { inventoryPart } from "./store.ts";

/** Ids with a count above 0. Marking sets a count of 1, or keeps the known one. */
export function ownedMarks(
  part: "fragments" | "mnemes",
  ids: readonly string[],
): Preference<readonly string[]> {
  return inventoryPart<readonly string[]>(
    (inventory) => ids.filter((id) => (inventory[part][id] ?? 0) > 0),
    (inventory, marked) => ({
      ...inventory,
      [part]: Object.fromEntries(marked.map((id) => [id, inventory[part][id] ?? 1])),
    }),
  );
}

/** Ids of a checklist that are checked. */
export function tickedIds(part: "notes" | "records", ids: readonly string[]): Preference<readonly string[]> {
  return inventoryPart<readonly string[]>(
    (inventory) => ids.filter((id) => inventory[part].includes(id)),
    (inventory, ticked) => ({ ...inventory, [part]: ticked }),
  );
}
