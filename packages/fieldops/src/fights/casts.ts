import type { Cast, Fight } from "#records/fights/types";

/** The chosen option of each branch point, by its id. */
export type Branches = Readonly<Record<string, string>>;

/** Uses the first option of a branch point by default. */
export function castsOf(fight: Pick<Fight, "branches" | "casts">, branch: Branches = {}): readonly Cast[] {
  const chosen = new Set(
    (fight.branches ?? []).map(({ id, options }) => {
      const named = branch[id];
      return named !== undefined && options.includes(named) ? named : options[0];
    }),
  );
  return fight.casts
    .filter((cast) => cast.branch === undefined || chosen.has(cast.branch))
    .toSorted((one, other) =>
      one.part === other.part && one.t !== undefined && other.t !== undefined ? one.t - other.t : 0,
    );
}
