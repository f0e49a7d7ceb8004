import type { FragmentId } from "#records/fragments/ids";
import { fragmentOdds } from "#records/fragments/odds";
import type { LostActionId } from "#records/lost-actions/ids";
import type { FragmentFacts } from "#records/types";
import { meanDrawsUpTo } from "../draws/mean.ts";
import { meanOwnedDraws } from "../draws/owned.ts";
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
  /** Missing actions, with copies. */
  actions: readonly Readonly<{ action: LostActionId; missing: number }>[];
  /** Fragments at the very least: one for each missing copy. */
  atLeast: number;
  /** Fragments to appraise on average until all of them have arrived, by the recorded shares. */
  expected: number;
  /** Of those, the average number to get besides the unopened fragments owned. */
  toGet: number;
  /** Unopened fragments owned. */
  owned: number;
  /** The fragment yields nothing else, so that `atLeast` is enough. */
  certain: boolean;
}>;

/** Counts by id; none for an id that is not there. */
type Counts<Id> = Readonly<{ get: (id: Id) => number | undefined }>;

const wholeNumber = (value: number): number => (Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0);

/**
 * The actions that `runs` runs of these holsters take, in the order first listed, against what is owned. Runs and owned copies that
 * are not whole numbers from 0 up are rounded down to one.
 */
export function neededActions(
  holsters: readonly HolsterBags[],
  runs: number,
  owned: Counts<LostActionId>,
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

/** Ten thousand appraised fragments are more than the most runs take. */
const meanDraws = meanDrawsUpTo(65_536, 6);

/**
 * The fragments to look for: each missing action counts on the fragment that players look for to get it (`homes`, the `fragment`
 * of its record), although two actions come from others as well. `unopened` ones are opened first. Most fragments first.
 */
export function neededFragments(
  actions: readonly NeededAction[],
  homes: ReadonlyMap<LostActionId, FragmentId>,
  fragments: readonly FragmentFacts[],
  unopened: Counts<FragmentId>,
): readonly NeededFragment[] {
  return fragments
    .flatMap(({ id }) => {
      const missing = actions
        .filter((need) => need.missing > 0 && homes.get(need.action) === id)
        .map((need) => ({ action: need.action, missing: need.missing }));
      if (missing.length === 0) return [];
      const odds = fragmentOdds[id];
      const openings = odds.reduce((sum, { count }) => sum + count, 0);
      const chances = odds.map(({ count }) => count / openings);
      const wanted = odds.map(({ action }) => missing.find((need) => need.action === action)?.missing ?? 0);
      const owned = wholeNumber(unopened.get(id) ?? 0);
      const expected = meanDraws(chances, wanted);
      return [
        {
          fragment: id,
          actions: missing,
          atLeast: missing.reduce((sum, need) => sum + need.missing, 0),
          expected,
          toGet: expected - meanOwnedDraws(chances, wanted, owned, expected),
          owned,
          certain: odds.length === 1,
        },
      ];
    })
    .sort((a, b) => b.atLeast - a.atLeast);
}

/** Every fragment that can yield an action, by the fragments' own lists. */
export function fragmentsYielding(
  action: LostActionId,
  fragments: readonly FragmentFacts[],
): readonly FragmentId[] {
  return fragments.filter((fragment) => fragment.actions.includes(action)).map((fragment) => fragment.id);
}
