import { namedLogosActions } from "#records/logos-actions/records";
import { excludedBy } from "../../exclusions.ts";
import type { LogosAction } from "./types.ts";

/** Every logos action of Eureka, with names in every language the game's files at hand have. */
export const logosActions: readonly LogosAction[] = namedLogosActions.map((action) => ({
  ...action,
  excludes: excludedBy(action, namedLogosActions),
}));
