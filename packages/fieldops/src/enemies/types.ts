import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { ZoneId } from "@foray/eorzea/zones/tables";
import type { Names } from "../names.ts";

/* The kinds of fact that every table of spawns shares. */

export type Element = "fire" | "ice" | "wind" | "earth" | "lightning" | "water";

/** The atlas map of a zone. */
export type FieldMapId =
  | "anemos"
  | "pagos"
  | "pyros"
  | "hydatos"
  | "bsf"
  | "zadnor"
  | "southhorn"
  | "northhorn";

/** In-game map coordinates on one atlas map. */
export interface FieldPosition {
  readonly map: FieldMapId;
  readonly x: number;
  readonly y: number;
}

/** high: sources agree or the game's files say so; medium: one good source or a choice between readings; low: doubtful. */
export type Confidence = "high" | "medium" | "low";

/** A field on which the sources differ. */
export interface FactConflict {
  readonly field: string;
  /** What is kept; null: undecided. */
  readonly kept: string | null;
  readonly others: readonly string[];
  readonly reason?: string;
}

/** Statuses of players that work on an enemy. */
export type Susceptibility = "blind" | "doom" | "paralysis" | "slow" | "stop" | "stun";

export interface EnemyFacts {
  readonly id: string;
  /** Row of the BNpcName sheet; null: unknown. */
  readonly bnpcNameId: number | null;
  readonly zone: ZoneId;
  /** Empty: they vary or are unknown. */
  readonly levels: readonly number[];
  /** Empty: none known. */
  readonly weakness: readonly Element[];
  /** It only stands at night, 22:30 to 4:00 Eorzea time. */
  readonly night?: true;
  /** It only stands under these weathers. */
  readonly weather?: readonly WeatherId[];
  /** One of the risen dead. */
  readonly ashkin?: true;
  readonly susceptible?: readonly Susceptibility[];
  /** What it notices players by; absent: unknown or it does not attack first. */
  readonly sense?: "contact" | "magic" | "proximity" | "sight" | "sound";
  /** The most HP one was seen with. */
  readonly maximumHpSeen?: number;
  /** Engagements that its death may call. */
  readonly callsEngagements?: readonly string[];
  /** Where it may stand, in map coordinates; the source does not tell the surface from the underground. */
  readonly places?: readonly { readonly x: number; readonly y: number; readonly level: number }[];
  readonly conflicts?: readonly FactConflict[];
  readonly confidence: Confidence;
}

export type Enemy = EnemyFacts & { readonly names: Names };
