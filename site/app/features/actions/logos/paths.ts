import { logosActionIds } from "@foray/fieldops/records/logos-actions/ids";

export const LOGOS_ACTIONS = "/eureka/logos";

export function logosActionPaths(): string[] {
  return [LOGOS_ACTIONS, ...logosActionIds.map((id) => `${LOGOS_ACTIONS}/${id}`)];
}
