import type { Confidence, FactConflict } from "../../generated/types.js";
import type { EncounterBase } from "../fields/engagements/encounter-base.ts";

/**
 * Why a value is less than sure: `oneSource`: nobody has confirmed it; `differ`: sources name other values; `timed`: players measured
 * it with a watch; `game`: read from the game's own data while playing, not from its sheets.
 */
export type Doubt =
  | Readonly<{ kind: "oneSource" | "timed" | "game" }>
  | Readonly<{ kind: "differ"; others: readonly string[] }>;

export type DoubtKind = Doubt["kind"];

/** How sure a record is. */
type Sureness = Readonly<{
  confidence?: Confidence;
  fieldConfidence?: Readonly<Record<string, Confidence | undefined>>;
  conflicts?: readonly FactConflict[];
}>;

/**
 * The doubt about one field of a record; `null` if it is sure. A conflict counts before a confidence, and the confidence of the field
 * before that of the record.
 */
export function doubtOf({ confidence, conflicts, fieldConfidence }: Sureness, field: string): Doubt | null {
  const own = (conflicts ?? []).filter((each) => each.field === field);
  if (own.length > 0) return { kind: "differ", others: own.flatMap(({ others }) => others) };
  const level = fieldConfidence?.[field] ?? confidence;
  return level === undefined || level === "high" ? null : { kind: "oneSource" };
}

/** A doubt without its other values: records have them as English words, which a page in another language cannot show. */
export function unnamed(doubt: Doubt | null): Doubt | null {
  return doubt?.kind === "differ" ? { kind: "differ", others: [] } : doubt;
}

/** A doubt with those of its other values that are figures, which every language reads. */
export function figuresOnly(doubt: Doubt | null): Doubt | null {
  if (doubt?.kind !== "differ") return doubt;
  return { kind: "differ", others: doubt.others.filter((other) => /^[\d., ]+$/.test(other)) };
}

/** The doubt about the trigger of an encounter: besides a conflict, that its sources do not agree. */
export function triggerDoubt({
  conflicts = [],
  trigger,
}: Pick<EncounterBase, "conflicts" | "trigger">): Doubt | null {
  if (trigger === undefined || !("agreed" in trigger) || trigger.agreed) return null;
  return doubtOf({ conflicts }, "trigger") ?? { kind: "oneSource" };
}

/** The doubt about a place, a recipe or a source that players' lists name: only what several of them have is sure. */
export function listedDoubt(confidence: "confirmed" | "likely" | "possible"): Doubt | null {
  return confidence === "possible" ? { kind: "oneSource" } : null;
}

/** The doubt about a weakness: players saw it in the game's data, or a listing of players has it. */
export function weaknessDoubt(basis: "observed" | "listing" | undefined): Doubt | null {
  if (basis === undefined) return null;
  return { kind: basis === "observed" ? "game" : "oneSource" };
}
