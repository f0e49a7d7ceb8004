import { carriedActions } from "#records/lost-actions/carried";
import type { LostActionId } from "#records/lost-actions/ids";
import type { CarriedAction } from "./types.ts";

const table: ReadonlyMap<string, CarriedAction> = new Map(
  carriedActions.map((action) => [action.id, action]),
);

/** @throws TypeError for an unknown id. */
export function lostActionById(id: LostActionId): CarriedAction {
  const action = table.get(id);
  if (action === undefined) throw new TypeError(`'${id}' is not a lost action.`);
  return action;
}
