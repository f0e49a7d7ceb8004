import type { CollectionFilter, ForecastMonster, SpawnRecord } from "#records/types";

export type { CollectionFilter, FarmingFacts, ForecastChoice, ForecastMonster } from "#records/types";

/** How it is called or farmed: what only a guide needs. */
export type SpawnDetails = Pick<
  SpawnRecord,
  "fateId" | "farming" | "otherReadings" | "respawnMinutes" | "sprites" | "trigger"
> & {
  /** The enemies of a farm. */
  readonly monsters?: readonly ForecastMonster[];
};

/** How sure the sources of a spawn are; `high` where the confidence is absent. */
export type SpawnSureness = Partial<Pick<SpawnRecord, "confidence" | "conflicts">>;

/** When and where something spawns, and what a page says of it at once. */
export type SpawnRule = Omit<SpawnRecord, "names" | keyof SpawnDetails | keyof SpawnSureness> & {
  /** The notorious monster itself; the enemies of a farm are in its details. */
  readonly monster?: ForecastMonster;
};

/** A spawn with all that is known: `monsters` are the notorious monster alone or the enemies of the farm. */
export type SpawnFilter = Omit<SpawnRecord, "names">;

/** A filter as far as a forecast needs it: spawns without their details. */
export type FilterRule = SpawnRule | CollectionFilter;

export type ForecastFilterKind = FilterRule["kind"];

export type ForecastFilterFacts = SpawnFilter | CollectionFilter;

/** A filter with the game's names; collections have none of their own. */
export type ForecastFilter = SpawnRecord | CollectionFilter;
