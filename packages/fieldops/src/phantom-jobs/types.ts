import type { ZoneId } from "@foray/eorzea/zones/tables";
import type { Element, FieldPosition } from "../enemies/types.ts";
import type { Names } from "../names.ts";
import type { PhantomEffect, PhantomStatus } from "./effects.ts";

export type PhantomActionKind = "ability" | "spell" | "weaponskill";

export type PhantomUnlock =
  | { readonly by: "default" }
  | { readonly by: "quest"; readonly zone: ZoneId; readonly quest: string }
  | {
      readonly by: "encounter";
      readonly zone: ZoneId;
      /** Row of the DynamicEvent sheet and id in the table of engagements. */
      readonly gameId: number;
      readonly encounter: string;
      readonly itemId: number;
    }
  | {
      readonly by: "shop";
      readonly zone: ZoneId;
      readonly currencyItemId: number;
      readonly cost: number;
      readonly itemId: number;
    };

/** What a job brings to others; the columns of the matrix of jobs. */
export type SupportRole =
  | "blind"
  | "burst"
  | "cleanse"
  | "criticalUp"
  | "crystalBuff"
  | "dispel"
  | "elementalDamage"
  | "enemyAttackDown"
  | "enemyDamageTakenUp"
  | "evasionUp"
  | "haste"
  | "instantKill"
  | "loot"
  | "mitigation"
  | "paralysis"
  | "partyDamageUp"
  | "partyHeal"
  | "partyMitigation"
  | "resurrection"
  | "revealsWeakness"
  | "selfDamageUp"
  | "selfHeal"
  | "singleHeal"
  | "slow"
  | "speed"
  | "stop"
  | "stun"
  | "traps"
  | "treasure"
  | "undeadBonus"
  | "weather";

export interface Support {
  readonly role: SupportRole;
  /** The actions or traits that bring it. */
  readonly through: readonly string[];
  /** Read from the effects of those actions by us, or found in a listing of players. */
  readonly basis: "effects" | "listing";
}

export interface PhantomActionFacts {
  readonly id: string;
  readonly job: string;
  readonly actionId: number;
  readonly iconId?: number;
  /** Job level at which it is learned; absent: another action brings it forth (`parent`). */
  readonly level?: number;
  readonly parent?: string;
  /** Null: unknown, as are the figures below. */
  readonly kind: PhantomActionKind | null;
  readonly castMs: number | null;
  readonly recastMs: number | null;
  readonly rangeYalms: number | null;
  readonly radiusYalms: number | null;
  readonly shape: "single" | "circle" | "cone" | "line" | null;
  readonly mpCost?: number;
  readonly element?: Element;
  /** How a Blue Mage comes by it. */
  readonly learn?:
    | { readonly from: "default" }
    | { readonly from: "encounter"; readonly encounter: string; readonly bnpcNameId: number }
    | { readonly from: "enemy"; readonly bnpcNameId: number; readonly position: FieldPosition };
  readonly effects: readonly PhantomEffect[];
  /** `game`: the game's sheets; `players`: figures collected by players, one or more listings. */
  readonly basis: "game" | "players";
}

export interface PhantomTraitFacts {
  readonly id: string;
  readonly job: string;
  readonly level: number;
  readonly iconId?: number;
  /** The action it strengthens. */
  readonly enhances?: readonly string[];
  readonly effects: readonly PhantomEffect[];
  readonly basis: "game" | "players";
}

export interface PhantomJobFacts {
  readonly id: string;
  /** Row of the MKDSupportJob sheet. */
  readonly jobId: number;
  /** The zone that brought it. */
  readonly zone: ZoneId;
  /** Status whose stacks are the job's level. */
  readonly levelStatusId: number;
  readonly levelMax: number;
  /** Experience from level 1 to 2, 2 to 3 and so on; null: see `experienceBasis`. */
  readonly experience: readonly number[] | null;
  /** `masteredJobs`: its level is one more than the number of mastered jobs; `unknown`: not published, the sheet holds fillers. */
  readonly experienceBasis: "game" | "masteredJobs" | "unknown";
  readonly unlock: PhantomUnlock;
  readonly soulShardItemId?: number;
  readonly actions: readonly string[];
  readonly traits: readonly string[];
  readonly support: readonly Support[];
  /** The lasting effect it gives beside a knowledge crystal. */
  readonly crystalBuff?: {
    readonly action: string;
    readonly status: PhantomStatus;
    readonly statusId: number;
    readonly level: number;
    readonly minutes: number;
  };
  readonly basis: "game" | "players";
}

export type PhantomAction = PhantomActionFacts & { readonly names: Names };
export type PhantomTrait = PhantomTraitFacts & { readonly names: Names };
export type PhantomJob = PhantomJobFacts & {
  readonly names: Names;
  readonly actionRecords: readonly PhantomAction[];
  readonly traitRecords: readonly PhantomTrait[];
};
