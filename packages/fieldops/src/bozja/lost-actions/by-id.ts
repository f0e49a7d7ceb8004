import { lostActionFacts } from "#records/lost-actions/facts";
import type { LostActionId } from "#records/lost-actions/ids";
import type { LostActionFacts } from "./types.ts";

const table: ReadonlyMap<string, LostActionFacts> = new Map(
  lostActionFacts.map((action) => [action.id, action]),
);

/** The facts of one lost action; throws TypeError for an id that is none. */
export function lostActionById(id: LostActionId): LostActionFacts {
  const action = table.get(id);
  if (action === undefined) throw new TypeError(`'${id}' is not a lost action.`);
  return action;
}
