import type { ZoneId } from "@foray/eorzea";
import type { ClusterMobPoint, FragmentFacts, FragmentMobFacts, MobPlaces } from "#records/types";
import type { Names } from "../../names.ts";

export type { ClusterMobPoint, FragmentFacts, FragmentMobFacts, MobPlaces };

/** The two fields of the Bozja operation, by zone id, and their maps. */
export type BozjaZone = Extract<ZoneId, "bozjanSouthernFront" | "zadnor">;
export type BozjaMap = "bsf" | "zadnor";

/** A field is crossed in three areas, opened one after another. */
export type BozjaArea = ClusterMobPoint["area"];

/** Where a fragment comes from. */
export type FragmentSource = FragmentFacts["sources"][number];
export type Fragment = FragmentFacts & { readonly names: Names };
export type FragmentMob = FragmentMobFacts & { readonly names: Names };
