import type { EncounterBase } from "../engagements/types.ts";
import type { Names } from "../names.ts";

export interface FateFacts extends EncounterBase {
  readonly kind: "fate" | "notorious-monster" | "support";
  /** Elemental level in Eureka; absent where it does not matter. */
  readonly level?: number;
  readonly levelMax?: number;
  /** Id in the table of notorious monsters. */
  readonly notoriousMonster?: string;
}

export type Fate = FateFacts & { readonly names: Names };
