import { collectionFilters } from "./collections.ts";
import { spawnFilters } from "./farms.ts";
import { notoriousMonsterFilters } from "./notorious-monsters.ts";
import type { ForecastFilterFacts } from "./types.ts";

/** Every forecast filter without its names: the fifteen of old, the other notorious monsters, the collections. */
export const forecastFilterFacts: readonly ForecastFilterFacts[] = [
  ...spawnFilters,
  ...notoriousMonsterFilters,
  ...collectionFilters,
];
