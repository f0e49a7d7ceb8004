import type { LostActionId } from "#records/lost-actions/ids";
import type { LostActionFacts } from "./types.ts";

/** The actions of `all` that do not work together with `action` (the others of its exclusion group); in table order. */
export function excludedBy(
  action: LostActionFacts,
  all: readonly LostActionFacts[],
): readonly LostActionId[] {
  if (action.exclusion === null) return [];
  return all
    .filter((other) => other.exclusion === action.exclusion && other.id !== action.id)
    .map((other) => other.id);
}
