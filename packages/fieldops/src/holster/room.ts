import type { LostActionId } from "#records/lost-actions/ids";
import { lostActionById } from "../bozja/lost-actions/by-id.ts";
import type { HolsterEntry } from "../share-codes/holster.ts";
import { bagWeight, HOLSTER_CAPACITY } from "./weight.ts";

/**
 * Smallest number of copies of one action to remove so that a bag fits; of equal numbers the lightest. Never
 * removes `kept` actions. Null if the bag already fits, or no single action frees enough.
 */
export function makeRoom(bag: readonly HolsterEntry[], kept: readonly LostActionId[]): HolsterEntry | null {
  const over = bagWeight(bag) - HOLSTER_CAPACITY;
  if (over <= 0) return null;
  const ways = bag.flatMap(({ action, quantity }) => {
    const { weight } = lostActionById(action);
    const copies = Math.ceil(over / weight);
    return kept.includes(action) || copies > quantity
      ? []
      : [{ action, quantity: copies, freed: copies * weight }];
  });
  const [best] = ways.toSorted((a, b) => a.quantity - b.quantity || a.freed - b.freed);
  return best === undefined ? null : { action: best.action, quantity: best.quantity };
}
