import type { LostActionId } from "#records/lost-actions/ids";
import { lostActionById } from "../bozja/lost-actions/by-id.ts";
import type { Job, Role } from "../bozja/lost-actions/roles.ts";
import type { LostActionExclusion } from "../bozja/lost-actions/types.ts";
import type { HolsterBags, HolsterEntry } from "../share-codes/holster.ts";
import { bagWeight, HOLSTER_CAPACITY, heldMaximum } from "./weight.ts";

export type HolsterBagName = "main" | "prepop";

export type HolsterWarning =
  | Readonly<{ kind: "overWeight"; bag: HolsterBagName; weight: number; capacity: number }>
  /** The action is not available to the role, or to the job if one is given. */
  | Readonly<{ kind: "role"; bag: HolsterBagName; action: LostActionId; role: Role; job: Job | null }>
  /**
   * `use`: while one is active the other cannot be used. `effect`: both can be used but do not stack on one
   * target, which is fine if they are meant for two.
   */
  | Readonly<{
      kind: "exclusion";
      bag: HolsterBagName;
      actions: readonly [LostActionId, LostActionId];
      group: LostActionExclusion;
      clash: "effect" | "use";
    }>
  | Readonly<{
      kind: "overHeld";
      bag: HolsterBagName;
      action: LostActionId;
      quantity: number;
      maximum: number;
    }>;

/** Intended user of a holster; a job narrows the role. */
export type HolsterBearer = Readonly<{ role: Role; job?: Job }>;

function canUse(action: LostActionId, { role, job }: HolsterBearer): boolean {
  const facts = lostActionById(action);
  return facts.roles.includes(role) && (job === undefined || facts.jobs === null || facts.jobs.includes(job));
}

/** A bag may list an action twice. */
function copies(entries: readonly HolsterEntry[]): ReadonlyMap<LostActionId, number> {
  const sums = new Map<LostActionId, number>();
  for (const { action, quantity } of entries) sums.set(action, (sums.get(action) ?? 0) + quantity);
  return sums;
}

function bagWarnings(
  bag: HolsterBagName,
  entries: readonly HolsterEntry[],
  bearer: HolsterBearer | undefined,
): readonly HolsterWarning[] {
  const warnings: HolsterWarning[] = [];
  const weight = bagWeight(entries);
  if (weight > HOLSTER_CAPACITY)
    warnings.push({ kind: "overWeight", bag, weight, capacity: HOLSTER_CAPACITY });

  const held = copies(entries);
  const seen: LostActionId[] = [];
  for (const [action, quantity] of held) {
    const maximum = heldMaximum(action);
    if (quantity > maximum) warnings.push({ kind: "overHeld", bag, action, quantity, maximum });
    if (bearer !== undefined && !canUse(action, bearer)) {
      warnings.push({ kind: "role", bag, action, role: bearer.role, job: bearer.job ?? null });
    }
    const group = lostActionById(action).exclusion;
    if (group !== null) {
      for (const other of seen.filter((id) => lostActionById(id).exclusion === group)) {
        const clash = group === "essence" ? "use" : "effect";
        warnings.push({ kind: "exclusion", bag, actions: [other, action], group, clash });
      }
    }
    seen.push(action);
  }
  return warnings;
}

/**
 * Problems of a holster: a bag over capacity, too many copies of an action, an action the bearer cannot use,
 * two actions of a bag that do not work together. The two bags are checked separately, because one is used up
 * before the other is drawn.
 */
export function holsterWarnings(bags: HolsterBags, bearer?: HolsterBearer): readonly HolsterWarning[] {
  return [...bagWarnings("prepop", bags.prepop, bearer), ...bagWarnings("main", bags.main, bearer)];
}
