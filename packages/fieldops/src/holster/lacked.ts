import type { FragmentId } from "#records/fragments/ids";
import type { LostActionId } from "#records/lost-actions/ids";

/** `needed` is the number of copies for all runs. */
export type HolsterNeed = Readonly<{ action: LostActionId; fragment: FragmentId; needed: number }>;

/** Fragments to obtain, in the order of `needs`: more missing copies than unopened fragments owned. */
export function lackedFragments(
  needs: readonly HolsterNeed[],
  owned: Readonly<{ get: (id: FragmentId | LostActionId) => number | undefined }>,
): readonly FragmentId[] {
  const missing = new Map<FragmentId, number>();
  for (const { action, fragment, needed } of needs) {
    const copies = Math.max(0, needed - (owned.get(action) ?? 0));
    missing.set(fragment, (missing.get(fragment) ?? 0) + copies);
  }
  return [...missing].flatMap(([fragment, copies]) =>
    copies > (owned.get(fragment) ?? 0) ? [fragment] : [],
  );
}
