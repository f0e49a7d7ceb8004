import { namedLostActions } from "#records/lost-actions/records";
import { excludedBy } from "../../exclusions.ts";
import type { LostAction } from "./types.ts";

/** Every lost action of Bozja and Zadnor, with names in every language the game's files at hand have. */
export const lostActions: readonly LostAction[] = namedLostActions.map((action) => ({
  ...action,
  excludes: excludedBy(action, namedLostActions),
}));
