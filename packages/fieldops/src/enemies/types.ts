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
