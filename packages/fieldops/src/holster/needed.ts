import type { FragmentId } from "#records/fragments/ids";
import { fragmentOdds } from "#records/fragments/odds";
import type { LostActionId } from "#records/lost-actions/ids";
import type { FragmentFacts } from "#records/types";
import { meanDrawsUpTo } from "../draws/mean.ts";
import { meanOwnedDraws } from "../draws/owned.ts";
import type { HolsterBags } from "../share-codes/holster.ts";

/** Default number of runs to stock up for, as customary in Bozja guides. */
export const USUAL_RUNS = 3;

export type NeededAction = Readonly<{
  action: LostActionId;
  /** Copies for all runs. */
  needed: number;
  owned: number;
  missing: number;
}>;

export type NeededFragment = Readonly<{
  fragment: FragmentId;
  actions: readonly Readonly<{ action: LostActionId; missing: number }>[];
  /** Minimum number of fragments: one per missing copy. */
  atLeast: number;
  /** Average number of fragments to appraise until all copies have dropped, by the recorded odds. */
  expected: number;
  /** Average number of those to obtain on top of the unopened ones. */
  toGet: number;
  owned: number;
  /** True if the fragment yields nothing else, so `atLeast` is exact. */
  certain: boolean;
}>;

type Counts<Id> = Readonly<{ get: (id: Id) => number | undefined }>;

const wholeNumber = (value: number): number => (Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0);

/** Fractions in `runs` and `owned` are rounded down; negative and non-finite numbers count as 0. */
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

/** More than 10,000 fragments, beyond what the maximum number of runs needs. */
const meanDraws = meanDrawsUpTo(65_536, 6);

/**
 * Fragments to farm, most needed first. Each missing action is assigned to one fragment (`homes`, from the
 * record's `fragment`), although two actions drop from others too. `unopened` ones are appraised first.
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

export function fragmentsYielding(
  action: LostActionId,
  fragments: readonly FragmentFacts[],
): readonly FragmentId[] {
  return fragments.filter((fragment) => fragment.actions.includes(action)).map((fragment) => fragment.id);
}
