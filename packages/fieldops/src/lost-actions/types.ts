import type { FragmentId } from "#records/fragments/ids";
import type { LostActionId } from "#records/lost-actions/ids";
import type { Names } from "../names.ts";
import type { Effect, Note } from "./effects.ts";
import type { Job, Role } from "./roles.ts";

export type LostActionCategory =
  | "beneficial"
  | "deepEssence"
  | "defensive"
  | "detrimental"
  | "essence"
  | "item"
  | "offensive"
  | "pureEssence"
  | "restorative"
  | "tactical";

/** Kind of action, as the game's Action sheet has it; an item is used straight from the holster. */
export type AttackKind = "ability" | "item" | "spell" | "weaponskill";

export type ActionTarget = "alliance" | "ally" | "enemy" | "fallen" | "party" | "self";

/** Actions of one group do not work together: the later one fails or takes the place of the earlier one. */
export type LostActionExclusion = "attackType" | "banner" | "essence" | "movementSpeed" | "statusWard";

export type LostActionFacts = Readonly<{
  id: LostActionId;
  /** Row of the Action sheet. */
  actionId: number;
  /** Row of MYCTemporaryItem, the game's own list of what a holster holds. */
  holsterId: number;
  iconId: number;
  category: LostActionCategory;
  attack: AttackKind;
  /** Share of a holster's 99 that one copy takes. */
  weight: number;
  /** Uses that one copy gives once readied; null = no limit. */
  uses: number | null;
  castMs: number;
  recastMs: number;
  /** Actions with the same recast group share their recast timer; 58 is the global cooldown, 81 a slot's own. */
  recastGroup: number;
  onGlobalCooldown: boolean;
  rangeYalms: number;
  radiusYalms: number;
  shape: "circle" | "cone" | "single";
  /** MP that one use takes; null = none. */
  mpCost: number | null;
  targets: readonly ActionTarget[];
  /** Roles with at least one job that can use it. */
  roles: readonly Role[];
  /** The jobs that can use it, where that is not every job of `roles`; else null. */
  jobs: readonly Job[] | null;
  /** The fragment a player looks for to get it; others may yield it too (see the fragments). */
  fragment: FragmentId;
  exclusion: LostActionExclusion | null;
  /** Belongs to the usual selection for Delubrum Reginae (Savage). A players' judgement, not a rule of the game. */
  usualInSavage: boolean;
  effects: readonly Effect[];
  /** Fields whose value comes from a listing, not from the sheet. */
  unverified: readonly string[];
}>;

export type LostAction = LostActionFacts &
  Readonly<{
    names: Names;
    note: Note | null;
    /** Ids of the actions that do not work together with this one. */
    excludes: readonly LostActionId[];
  }>;
