import { lostActionIds } from "@foray/fieldops/records/lost-actions/ids";

export const LOST_ACTIONS = "/bozja/lostaction";

export function lostActionPaths(): string[] {
  return [LOST_ACTIONS, ...lostActionIds.map((id) => `${LOST_ACTIONS}/${id}`)];
}
