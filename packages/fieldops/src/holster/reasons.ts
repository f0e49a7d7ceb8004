import { holsterReasons } from "#records/holster-reasons/facts";
import type { LostActionId } from "#records/lost-actions/ids";
import type { HolsterReason } from "#records/types";
import type { HolsterSetFacts, ModificationId } from "../bozja/holster-sets/types.ts";

export type { HolsterReason };

export type ReasonedHolster = Readonly<{ host: string; type: string }> &
  Pick<HolsterSetFacts, "main" | "modifications" | "prepop" | "role" | "slug">;

const meantFor = (
  { host, holsters, roles, types }: HolsterReason,
  holster: Omit<ReasonedHolster, "main" | "modifications" | "prepop">,
): boolean =>
  host === holster.host &&
  types.includes(holster.type) &&
  (holsters?.includes(holster.slug) ?? true) &&
  (roles?.includes(holster.role) ?? true);

/** Reasons by action, in record order. Actions without a sourced reason are absent. */
export function holsterReasonsOf(
  holster: ReasonedHolster,
): ReadonlyMap<LostActionId, readonly HolsterReason[]> {
  const listed = new Set([...holster.prepop, ...holster.main].map(([action]) => action));
  const reasons = new Map<LostActionId, HolsterReason[]>();
  for (const reason of holsterReasons) {
    if (!meantFor(reason, holster)) continue;
    for (const action of reason.actions) {
      if (listed.has(action)) reasons.set(action, [...(reasons.get(action) ?? []), reason]);
    }
  }
  return reasons;
}

export function swapReasonsOf(holster: ReasonedHolster, swap: ModificationId): readonly HolsterReason[] {
  if (!holster.modifications.includes(swap)) return [];
  return holsterReasons.filter((reason) => reason.swaps.includes(swap) && meantFor(reason, holster));
}
