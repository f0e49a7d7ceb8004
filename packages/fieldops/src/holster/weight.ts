import type { LostActionId } from "#records/lost-actions/ids";
import { lostActionById } from "../bozja/lost-actions/by-id.ts";
import { ruleValue } from "../rules/rules.ts";
import { type HolsterEntry, MAXIMUM_QUANTITY } from "../share-codes/holster.ts";

/** Weight limit of a holster (the sum of MYCTemporaryItem weights). */
export const HOLSTER_CAPACITY = ruleValue("holster-capacity");

/** Weight of a bag: weight of each action times its copies. */
export function bagWeight(entries: readonly HolsterEntry[]): number {
  return entries.reduce((sum, { action, quantity }) => sum + lostActionById(action).weight * quantity, 0);
}

/**
 * Copies of one action that a bag can hold at most: as many as its weight allows, and no more than a share link carries (35). The game's
 * sheets set no other limit: their `Max` is the uses that one copy gives.
 */
export function heldMaximum(action: LostActionId): number {
  return Math.min(MAXIMUM_QUANTITY, Math.floor(HOLSTER_CAPACITY / lostActionById(action).weight));
}
