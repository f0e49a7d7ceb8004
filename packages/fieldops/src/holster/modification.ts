import type { HolsterModification } from "../bozja/holster-sets/types.ts";
import type { HolsterEntry } from "../share-codes/holster.ts";

export type ModifiedBag = Readonly<{
  main: readonly HolsterEntry[];
  /** Copies to remove that were not there: published changes do not fit every holster that lists them. */
  lacking: readonly HolsterEntry[];
}>;

/** Removes first, then adds. The result may exceed the capacity; check with `holsterWarnings`. */
export function applyModification(
  main: readonly HolsterEntry[],
  { add, remove }: HolsterModification,
): ModifiedBag {
  const copies = new Map(main.map(({ action, quantity }) => [action, quantity]));
  const lacking: HolsterEntry[] = [];
  for (const [action, quantity] of remove) {
    const left = (copies.get(action) ?? 0) - quantity;
    if (left < 0) lacking.push({ action, quantity: -left });
    copies.set(action, Math.max(0, left));
  }
  for (const [action, quantity] of add) copies.set(action, (copies.get(action) ?? 0) + quantity);
  return {
    main: [...copies].flatMap(([action, quantity]) => (quantity > 0 ? [{ action, quantity }] : [])),
    lacking,
  };
}
