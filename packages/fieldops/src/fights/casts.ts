import type { Cast, Fight } from "#records/fights/types";

/** Which of several orders one has seen, by the id of the branch point. */
export type Branches = Readonly<Record<string, string>>;

/** The casts of a fight in one of its orders: of every branch point the option named, or the first. */
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
