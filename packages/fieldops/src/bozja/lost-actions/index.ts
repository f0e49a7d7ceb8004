import { namedLostActions } from "#records/lost-actions/records";
import { excludedBy } from "../../exclusions.ts";
import type { LostAction } from "./types.ts";

export const lostActions: readonly LostAction[] = namedLostActions.map((action) => ({
  ...action,
  excludes: excludedBy(action, namedLostActions),
}));
