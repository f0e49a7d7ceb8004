import { collectionFilters } from "./collections.ts";
import { spawnFilters } from "./farms.ts";
import { notoriousMonsterFilters } from "./notorious-monsters.ts";
import type { FilterRule } from "./types.ts";

/**
 * Every forecast filter without names and without details (a third of the bytes of all facts): the fifteen of old, the
 * other notorious monsters, the collections.
 */
export const filterRules: readonly FilterRule[] = [
  ...spawnFilters,
  ...notoriousMonsterFilters,
  ...collectionFilters,
];
