import type { CollectionFilter, ForecastMonster, SpawnRecord } from "#records/types";

export type { CollectionFilter, FarmingFacts, ForecastChoice, ForecastMonster } from "#records/types";

/** How a spawn is triggered or farmed; only guides need it. */
export type SpawnDetails = Pick<
  SpawnRecord,
  "fateId" | "farming" | "otherReadings" | "respawnMinutes" | "sprites" | "trigger"
> & {
  readonly monsters?: readonly ForecastMonster[];
};

/** A missing confidence means `high`. */
export type SpawnSureness = Partial<Pick<SpawnRecord, "confidence" | "conflicts">>;

export type SpawnRule = Omit<SpawnRecord, "names" | keyof SpawnDetails | keyof SpawnSureness> & {
  readonly monster?: ForecastMonster;
};

/** A spawn with its details. `monsters` is either the notorious monster or the enemies to farm. */
export type SpawnFilter = Omit<SpawnRecord, "names">;

export type FilterRule = SpawnRule | CollectionFilter;

export type ForecastFilterKind = FilterRule["kind"];

export type ForecastFilterFacts = SpawnFilter | CollectionFilter;

/** Collections have no names. */
export type ForecastFilter = SpawnRecord | CollectionFilter;
