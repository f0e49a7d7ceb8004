import type { LostActionId } from "#records/lost-actions/ids";
import type { HolsterHost, HolsterSet } from "#records/types";
import type { Role } from "../lost-actions/roles.ts";

export type { ModificationId } from "#records/holster-modifications/ids";
export type { BagEntry, HolsterHost, HolsterModification, HolsterSet } from "#records/types";

export type HolsterIcon = LostActionId | Role;

/** A holster as stored in its host's file, where host and run type are given once for all. */
export type HolsterSetFacts = Omit<HolsterSet, "host" | "names" | "path" | "type">;

export type HolsterMenuRole = HolsterHost["types"][number]["roles"][number];

export type HolsterRunType = Readonly<{ slug: string; name: string; holsters: readonly HolsterSetFacts[] }>;
