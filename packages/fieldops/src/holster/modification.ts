import type { HolsterModification } from "../bozja/holster-sets/types.ts";
import type { HolsterEntry } from "../share-codes/holster.ts";

export type ModifiedBag = Readonly<{
  main: readonly HolsterEntry[];
  /** Copies the change takes out that the bag did not have: the published changes do not fit every holster that names them. */
  lacking: readonly HolsterEntry[];
}>;

/**
 * The main bag after a host's modification: copies taken out first (an action with none left goes), then copies put in. It may
 * weigh more than a holster can hold; ask `holsterWarnings`.
 */
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
