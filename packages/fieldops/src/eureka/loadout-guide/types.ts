import type { LoadoutRole } from "#records/types";

export type { LoadoutRole };
export type Loadout = LoadoutRole["loadouts"][number];
