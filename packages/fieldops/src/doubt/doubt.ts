import type { Confidence, FactConflict } from "../../generated/types.js";
import type { EncounterBase } from "../fields/engagements/encounter-base.ts";

/**
 * Why a value is not certain. `oneSource`: unconfirmed. `differ`: sources give other values. `timed`: players
 * timed it by hand. `game`: read from game data while playing, not from the sheets.
 */
export type Doubt =
  | Readonly<{ kind: "oneSource" | "timed" | "game" }>
  | Readonly<{ kind: "differ"; others: readonly string[] }>;

export type DoubtKind = Doubt["kind"];

type Sureness = Readonly<{
  confidence?: Confidence;
  fieldConfidence?: Readonly<Record<string, Confidence | undefined>>;
  conflicts?: readonly FactConflict[];
}>;

/**
 * Doubt about one field of a record, or null if it is certain. Conflicts take precedence over confidence, and
 * a field's confidence over the record's.
 */
export function doubtOf({ confidence, conflicts, fieldConfidence }: Sureness, field: string): Doubt | null {
  const own = (conflicts ?? []).filter((each) => each.field === field);
  if (own.length > 0) return { kind: "differ", others: own.flatMap(({ others }) => others) };
  const level = fieldConfidence?.[field] ?? confidence;
  return level === undefined || level === "high" ? null : { kind: "oneSource" };
}

/** Removes the other values, which records have in English only. */
export function withoutOtherValues(doubt: Doubt | null): Doubt | null {
  return doubt?.kind === "differ" ? { kind: "differ", others: [] } : doubt;
}

export function withNumericValuesOnly(doubt: Doubt | null): Doubt | null {
  if (doubt?.kind !== "differ") return doubt;
  return { kind: "differ", others: doubt.others.filter((other) => /^[\d., ]+$/.test(other)) };
}

/** Sources that disagree without a recorded conflict count as `oneSource`. */
export function triggerDoubt({
  conflicts = [],
  trigger,
}: Pick<EncounterBase, "conflicts" | "trigger">): Doubt | null {
  if (trigger === undefined || !("agreed" in trigger) || trigger.agreed) return null;
  return doubtOf({ conflicts }, "trigger") ?? { kind: "oneSource" };
}

/** Doubt about a place, recipe or source from players' lists. `possible` means that only one list has it. */
export function listedDoubt(confidence: "confirmed" | "likely" | "possible"): Doubt | null {
  return confidence === "possible" ? { kind: "oneSource" } : null;
}

export function weaknessDoubt(basis: "observed" | "listing" | undefined): Doubt | null {
  if (basis === undefined) return null;
  return { kind: basis === "observed" ? "game" : "oneSource" };
}
