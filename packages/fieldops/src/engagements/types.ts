import type { ZoneId } from "@foray/eorzea/zones/tables";
import type { Confidence, Element, FactConflict, FieldMapId, FieldPosition } from "../enemies/types.ts";
import type { Names } from "../names.ts";

/** What brings an encounter about. Absent in a record: not known, or it comes by itself without a known rule. */
export type EncounterTrigger =
  | { readonly by: "automatic" }
  | {
      readonly by: "enemy";
      /** Key of the name tables. */
      readonly name: string;
      readonly bnpcNameId?: number;
      readonly level?: number;
      /** Two independent sources name the same enemy. */
      readonly agreed?: boolean;
    }
  | { readonly by: "engagement" | "skirmish"; readonly id: string; readonly gameId: number };

export interface EncounterBoss {
  /** Key of the name tables. */
  readonly name: string;
  /** Null: a troop that has no row of its own. */
  readonly bnpcNameId?: number | null;
}

export interface EncounterItem {
  /** Key of the name tables. */
  readonly item: string;
  readonly itemId?: number;
  readonly quantity?: number;
  readonly kind?: "accessory" | "demiatma" | "dispeller" | "other" | "record" | "soulShard";
}

export interface DroppedFieldNote {
  readonly id: string;
  readonly noteId: number;
  readonly sources: readonly string[];
}

/** What engagements, skirmishes, duels and FATEs have in common. */
export interface EncounterBase {
  readonly id: string;
  /** Row of the DynamicEvent or Fate sheet. */
  readonly gameId: number;
  readonly zone: ZoneId;
  readonly map: FieldMapId;
  /** Area 1 to 3 of a Bozjan field. */
  readonly area?: number;
  readonly position?: FieldPosition;
  readonly boss?: EncounterBoss;
  readonly trigger?: EncounterTrigger;
  /** The encounter that may follow. */
  readonly leadsTo?: { readonly id: string; readonly gameId: number };
  readonly objective?: "boss" | "defense" | "gather" | "wave";
  /** Least and most, by participation and rank. */
  readonly mettle?: readonly [number, number];
  readonly experience?: readonly [number, number];
  readonly tomestones?: number;
  readonly fieldNotes?: readonly DroppedFieldNote[];
  readonly items?: readonly EncounterItem[];
  readonly weakness?: readonly Element[];
  /** `observed`: seen by players in the game's own data; `listing`: as a listing of players has it. */
  readonly weaknessBasis?: "observed" | "listing";
  /** Radius of a circle or half the width of a square. */
  readonly arena?: { readonly shape: "circle" | "square"; readonly yalms: number };
  /** Id of the place of the nearest aetheryte or shard. */
  readonly nearestAetheryte?: string;
  readonly conflicts?: readonly FactConflict[];
  readonly confidence: Confidence;
}

export interface EngagementFacts extends EncounterBase {
  readonly kind: "engagement" | "siege" | "tower";
  readonly maxParticipants: number | null;
  /** Time limit; null: unknown. */
  readonly minutes: number | null;
  /** Key of the name tables. */
  readonly enemyType?: string;
  /** The duty it opens. */
  readonly duty?: string;
}

export interface DuelFacts extends EncounterBase {
  readonly maxParticipants: number;
  readonly minutes: number;
  /** Key of the name tables. */
  readonly enemyType?: string;
}

export interface SkirmishFacts extends EncounterBase {
  readonly level: number;
  readonly iconId: number;
}

export type Engagement = EngagementFacts & { readonly names: Names };
export type Duel = DuelFacts & { readonly names: Names };
export type Skirmish = SkirmishFacts & { readonly names: Names };
