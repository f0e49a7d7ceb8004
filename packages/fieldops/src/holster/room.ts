import type { LostActionId } from "#records/lost-actions/ids";
import { lostActionById } from "../bozja/lost-actions/by-id.ts";
import type { HolsterEntry } from "../share-codes/holster.ts";
import { bagWeight, HOLSTER_CAPACITY } from "./weight.ts";

/**
 * The fewest copies of one action to take out so that a bag is within the limit, the lightest of these first; `kept` actions stay.
 * `null` if the bag is within it, or no single action is heavy enough.
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
