import type { ClusterMobPoint, FragmentFacts, FragmentMobFacts, MobPlaces } from "#records/types";
import type { Names } from "../../names.ts";

export type { ClusterMobPoint, FragmentFacts, FragmentMobFacts, MobPlaces };

/** Where a fragment comes from. */
export type FragmentSource = FragmentFacts["sources"][number];
export type Fragment = FragmentFacts & { readonly names: Names };
export type FragmentMob = FragmentMobFacts & { readonly names: Names };
