import { logosActionIds } from "@foray/fieldops/records/logos-actions/ids";

export const LOGOS_ACTIONS = "/eureka/logos";

/** The page's known addresses: the grid and every record. */
export function logosActionPaths(): string[] {
  return [LOGOS_ACTIONS, ...logosActionIds.map((id) => `${LOGOS_ACTIONS}/${id}`)];
}
