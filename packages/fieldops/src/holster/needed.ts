import type { FragmentId } from "#records/fragments/ids";
import type { LostActionId } from "#records/lost-actions/ids";
import type { FragmentFacts } from "../bozja/fragments/types.ts";
import type { HolsterBags } from "../share-codes/holster.ts";

/** Runs a player stocks up for unless they say otherwise; the customary multiplier of the field's guides. */
export const USUAL_RUNS = 3;

export type NeededAction = Readonly<{
  action: LostActionId;
  /** Copies for all runs. */
  needed: number;
  owned: number;
  /** Copies still to get: needed less owned, never below 0. */
  missing: number;
}>;

export type NeededFragment = Readonly<{
  fragment: FragmentId;
  /** Missing actions it is looked for, with copies. */
  actions: readonly Readonly<{ action: LostActionId; missing: number }>[];
  /** Fragments at the very least: one for each missing copy. */
  atLeast: number;
  /** The fragment yields nothing else, so that `atLeast` is enough; else appraising decides, at chances nobody has published. */
  certain: boolean;
}>;

const wholeNumber = (value: number): number => (Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0);

/**
 * The actions that `runs` runs of these holsters take, in the order first listed, against what is owned. Runs and owned copies that
 * are not whole numbers from 0 up are rounded down to one.
 */
export function neededActions(
  holsters: readonly HolsterBags[],
  runs: number,
  owned: ReadonlyMap<LostActionId, number>,
): readonly NeededAction[] {
  const perRun = new Map<LostActionId, number>();
  for (const { prepop, main } of holsters) {
    for (const { action, quantity } of [...prepop, ...main]) {
      perRun.set(action, (perRun.get(action) ?? 0) + quantity);
    }
  }
  return [...perRun].map(([action, quantity]) => {
    const needed = quantity * wholeNumber(runs);
    const has = wholeNumber(owned.get(action) ?? 0);
    return { action, needed, owned: has, missing: Math.max(0, needed - has) };
  });
}

/**
 * The fragments to look for: each missing action counts on the fragment that players look for to get it (`homes`, the `fragment`
 * of its record), although two actions come from others as well. Most fragments first.
 */
export function neededFragments(
  actions: readonly NeededAction[],
  homes: ReadonlyMap<LostActionId, FragmentId>,
  fragments: readonly FragmentFacts[],
): readonly NeededFragment[] {
  return fragments
    .map((fragment) => {
      const missing = actions
        .filter((need) => need.missing > 0 && homes.get(need.action) === fragment.id)
        .map((need) => ({ action: need.action, missing: need.missing }));
      return {
        fragment: fragment.id,
        actions: missing,
        atLeast: missing.reduce((sum, need) => sum + need.missing, 0),
        certain: fragment.actions.length === 1,
      };
    })
    .filter((need) => need.atLeast > 0)
    .sort((a, b) => b.atLeast - a.atLeast);
}

/** Every fragment that can yield an action, by the fragments' own lists. */
export function fragmentsYielding(
  action: LostActionId,
  fragments: readonly FragmentFacts[],
): readonly FragmentId[] {
  return fragments.filter((fragment) => fragment.actions.includes(action)).map((fragment) => fragment.id);
}
