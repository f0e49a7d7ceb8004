import type { EncounterBase } from "../engagements/types.ts";
import type { Names } from "../names.ts";

export interface BunnyFateFacts extends EncounterBase {
  /** Elemental levels. */
  readonly level: number;
  readonly levelMax: number;
  /** Which group of the zone's coffers its bunny can find. */
  readonly cofferGroup: "high" | "low" | "only";
}

export type BunnyFate = BunnyFateFacts & { readonly names: Names };
