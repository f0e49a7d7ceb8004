import { namedLogosActions } from "#records/logos-actions/records";
import { excludedBy } from "../../exclusions.ts";
import type { LogosAction } from "./types.ts";

export const logosActions: readonly LogosAction[] = namedLogosActions.map((action) => ({
  ...action,
  excludes: excludedBy(action, namedLogosActions),
}));
