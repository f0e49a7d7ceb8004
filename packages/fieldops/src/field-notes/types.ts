import type { Names } from "../names.ts";

export interface FieldNoteDrop {
  readonly table: "duels" | "duties" | "engagements" | "skirmishes";
  /** Id in that table. */
  readonly id: string;
  readonly gameId?: number;
  readonly sources: readonly string[];
  /** The sources name different notes for this encounter; every reading is kept. */
  readonly doubtful?: true;
}

export interface FieldNoteFacts {
  readonly id: string;
  /** Row of MYCWarResultNotebook. */
  readonly noteId: number;
  readonly number: number;
  /** Stars, 1 to 5. */
  readonly rarity: number;
  readonly iconId: number;
  readonly itemId: number;
  /** Empty: from the story or an exchange, not from an encounter. */
  readonly drops: readonly FieldNoteDrop[];
}

export type FieldNote = FieldNoteFacts & { readonly names: Names };
