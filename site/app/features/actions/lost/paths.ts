import { lostActionIds } from "@foray/fieldops/records/lost-actions/ids";

export const LOST_ACTIONS = "/bozja/lostaction";

/** The page's known addresses: the grid and every record. */
export function lostActionPaths(): string[] {
  return [LOST_ACTIONS, ...lostActionIds.map((id) => `${LOST_ACTIONS}/${id}`)];
}
