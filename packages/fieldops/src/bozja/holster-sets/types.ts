import type { LostActionId } from "#records/lost-actions/ids";
import type { HolsterHost, HolsterSet } from "#records/types";
import type { Role } from "../lost-actions/roles.ts";

export type { ModificationId } from "#records/holster-modifications/ids";
export type { BagEntry, HolsterHost, HolsterModification, HolsterSet } from "#records/types";

/** Icon next to a holster's name: a lost action or a role. */
export type HolsterIcon = LostActionId | Role;

/** A holster as its host's file has it: the host and the run type are around it. */
export type HolsterSetFacts = Omit<HolsterSet, "host" | "names" | "path" | "type">;

export type HolsterMenuRole = HolsterHost["types"][number]["roles"][number];

/** One run type of one host with its holsters, as `loadRunTypes` gives it. */
export type HolsterRunType = Readonly<{ slug: string; name: string; holsters: readonly HolsterSetFacts[] }>;
