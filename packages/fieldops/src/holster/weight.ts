import type { LostActionId } from "#records/lost-actions/ids";
import { lostActionById } from "../bozja/lost-actions/by-id.ts";
import { ruleValue } from "../rules/rules.ts";
import { type HolsterEntry, MAXIMUM_QUANTITY } from "../share-codes/holster.ts";

/** Maximum total of MYCTemporaryItem weights. */
export const HOLSTER_CAPACITY = ruleValue("holster-capacity");

export function bagWeight(entries: readonly HolsterEntry[]): number {
  return entries.reduce((sum, { action, quantity }) => sum + lostActionById(action).weight * quantity, 0);
}

/**
 * Maximum copies of one action in a bag: limited by weight and by what a share link can encode (35). The
 * sheets set no other limit; their `Max` is the number of uses per copy.
 */
export function heldMaximum(action: LostActionId): number {
  return Math.min(MAXIMUM_QUANTITY, Math.floor(HOLSTER_CAPACITY / lostActionById(action).weight));
}
