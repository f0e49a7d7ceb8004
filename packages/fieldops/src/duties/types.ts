import type { ZoneId } from "@foray/eorzea/zones/tables";
import type { Names } from "../names.ts";

export interface DutyFacts {
  readonly id: string;
  /** Row of ContentFinderCondition. */
  readonly contentFinderId: number;
  /** Null: it has no weather zone of its own. */
  readonly zone: ZoneId | null;
  readonly territoryId: number;
  readonly levelRequired: number;
  readonly levelSync: number;
  readonly itemLevelRequired: number;
  readonly itemLevelSync: number;
  readonly partySize: number;
  readonly maxPlayers: number;
  /** Null: unknown. */
  readonly minPlayersToEnter: number | null;
  readonly minutes: number;
  /** Ids of the duties entered from within it. */
  readonly inside: readonly string[];
  readonly basis: "game" | "players";
}

export interface InnerDutyFacts {
  readonly id: string;
  /** Id of the duty that holds it. */
  readonly inside: string;
  readonly zone: ZoneId;
  /** The engagement that opens it; null: it is not opened by one. */
  readonly engagement: string | null;
  readonly maxParticipants: number | null;
  /** Time limit of its entry; null: unknown. */
  readonly minutes: number | null;
  readonly basis: "game" | "players";
}

export type Duty = DutyFacts & { readonly names: Names };
export type InnerDuty = InnerDutyFacts & { readonly names: Names };
