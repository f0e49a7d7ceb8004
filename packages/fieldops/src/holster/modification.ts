import type { HolsterModification } from "../holster-sets/types.ts";
import type { HolsterEntry } from "../share-codes/holster.ts";

/** The main bag after a host's modification: copies taken out first (an action with none left goes), then copies put in. */
export function applyModification(
  main: readonly HolsterEntry[],
  { add, remove }: HolsterModification,
): readonly HolsterEntry[] {
  const copies = new Map(main.map(({ action, quantity }) => [action, quantity]));
  for (const [action, quantity] of remove) copies.set(action, (copies.get(action) ?? 0) - quantity);
  for (const [action, quantity] of add) copies.set(action, Math.max(0, copies.get(action) ?? 0) + quantity);
  return [...copies].flatMap(([action, quantity]) => (quantity > 0 ? [{ action, quantity }] : []));
}
