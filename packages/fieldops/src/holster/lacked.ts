import type { FragmentId } from "#records/fragments/ids";
import type { LostActionId } from "#records/lost-actions/ids";

/** An action that a holster takes, with the fragment that players look for to get it, and copies for all runs. */
export type HolsterNeed = Readonly<{ action: LostActionId; fragment: FragmentId; needed: number }>;

/**
 * The fragments that are lacking at the very least, in the order of the needs: of each more than are owned unopened must be appraised for
 * the copies that are missing.
 */
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
