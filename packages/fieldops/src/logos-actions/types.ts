import type { LogosActionId } from "#records/logos-actions/ids";
import type { MnemeId } from "#records/mnemes/ids";
import type { Effect, Note } from "../lost-actions/effects.ts";
import type { Job, Role } from "../lost-actions/roles.ts";
import type { ActionTarget, AttackKind } from "../lost-actions/types.ts";
import type { Names } from "../names.ts";

/** Families players sort logos actions by. */
export type LogosActionGroup = "beneficial" | "other" | "personal" | "spirit" | "wisdom";

export type LogosRecipe = Readonly<{
  mnemes: readonly Readonly<{ mneme: MnemeId; quantity: number }>[];
  /** Mnemes it takes in all, 1 to 3. */
  count: number;
  /** Chance to succeed when nothing else lies in the other array; see `loadout/synthesis.ts` for both arrays filled. */
  successPercent: number;
  /** `possible` = only one of the collected lists has it. */
  confidence: "confirmed" | "possible";
}>;

export type LogosActionFacts = Readonly<{
  id: LogosActionId;
  /** Row of the Action sheet. */
  actionId: number;
  /** Row of EurekaMagiaAction, the game's own list. */
  logosId: number;
  iconId: number;
  group: LogosActionGroup;
  attack: AttackKind;
  /** Uses that one made action gives; null = no limit. */
  uses: number | null;
  castMs: number;
  recastMs: number;
  /** Actions with the same recast group share their recast timer; 58 is the global cooldown, 81 a slot's own. */
  recastGroup: number;
  onGlobalCooldown: boolean;
  /** null = the reach of the weapon in hand. */
  rangeYalms: number | null;
  radiusYalms: number;
  shape: "circle" | "cone" | "single";
  targets: readonly ActionTarget[];
  /** Roles with at least one job that can use it. */
  roles: readonly Role[];
  /** The jobs that can use it, where that is not every job of `roles`; else null. */
  jobs: readonly Job[] | null;
  /** Actions of one group do not work together. */
  exclusion: "wisdom" | null;
  recipes: readonly LogosRecipe[];
  effects: readonly Effect[];
}>;

export type LogosAction = LogosActionFacts &
  Readonly<{
    names: Names;
    note: Note | null;
    /** Ids of the actions that do not work together with this one. */
    excludes: readonly LogosActionId[];
  }>;
