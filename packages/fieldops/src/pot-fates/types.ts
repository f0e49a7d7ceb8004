import type { EncounterBase } from "../engagements/types.ts";
import type { Names } from "../names.ts";

export interface PotFateFacts extends EncounterBase {
  readonly side: "north" | "south";
  /** One of the pair begins every so many minutes. */
  readonly slotMinutes: number;
  /** The same one begins again after so many minutes. */
  readonly repeatMinutes: number;
  /** The other of the pair. */
  readonly alternatesWith: string;
  /** Time limit; null: unknown. */
  readonly minutes: number | null;
  readonly attackerBnpcNameIds?: readonly number[];
}

export type PotFate = PotFateFacts & { readonly names: Names };
