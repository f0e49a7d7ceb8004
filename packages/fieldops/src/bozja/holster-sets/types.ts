import type { ModificationId } from "#records/holster-modifications/ids";
import type { LostActionId } from "#records/lost-actions/ids";
import type { Names } from "../../names.ts";
import type { Role } from "../lost-actions/roles.ts";

export type { HolsterModification } from "#records/types";
export type { ModificationId };

/** A lost action and how many copies of it. */
export type BagEntry = readonly [action: LostActionId, quantity: number];

export type HolsterBag = "main" | "prepop";

/** Icon next to a holster's name: a lost action or a role. */
export type HolsterIcon = LostActionId | Role;

export type HolsterSetFacts = Readonly<{
  /** Unique over all hosts: host, run type and slug. */
  id: string;
  /** Last part of its address; kept as published. */
  slug: string;
  name: string;
  role: Role;
  icon: HolsterIcon;
  /** Shown in the menu. */
  listed: boolean;
  /** Actions used before the pull; `main` is carried after it. */
  prepop: readonly BagEntry[];
  main: readonly BagEntry[];
  weight: Readonly<Record<HolsterBag, number>>;
  /** Changes one member of the role is asked to make. */
  modifications: readonly ModificationId[];
  /** Which of the first bag goes where, where the host says so. */
  slots?: Readonly<{
    essence: LostActionId;
    reraiser: LostActionId;
    primary: readonly LostActionId[];
    secondary: readonly LostActionId[];
    items: readonly LostActionId[];
  }>;
}>;

/** One run type of one host with its holsters, as `loadRunTypes` gives it. */
export type HolsterRunType = Readonly<{ slug: string; name: string; holsters: readonly HolsterSetFacts[] }>;

export type HolsterMenuRole = Readonly<{
  role: Role;
  holsters: readonly Readonly<{ slug: string; name: string; icon: HolsterIcon }>[];
}>;

export type HolsterHost = Readonly<{
  slug: string;
  name: string;
  /** The community the host leads for, and its public invitation. */
  server: string;
  serverLink: string;
  /** Day of the host's last change as published, or null. */
  lastUpdated: string | null;
  types: readonly Readonly<{
    slug: string;
    name: string;
    owner: string;
    roles: readonly HolsterMenuRole[];
  }>[];
}>;

export type HolsterIssue = Readonly<{
  host: string;
  type: string;
  holster: string;
  bag: HolsterBag;
  weight: number;
}>;

export type HolsterSet = HolsterSetFacts &
  Readonly<{
    host: string;
    type: string;
    /** Names are the hosts' own, in English. */
    names: Names;
    /** Address of the page, as it always was. */
    path: string;
  }>;
