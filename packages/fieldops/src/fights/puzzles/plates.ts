import type { Puzzle } from "#records/fights/types";

export type PlatesPuzzle = Extract<Puzzle, { kind: "plates" }>;

/** How many players the plates take, and how many are missing for it. */
export type PlatesAnswer = Readonly<{
  /** Players for each plate, in the order of the plates: one for each segment that its pillar has to sink. */
  players: readonly number[];
  total: number;
  missing: number;
}>;

/**
 * How many players each plate takes.
 * @param segments segments between the red ring and the base of each pillar, in the order of the plates
 * @param present how many players there are
 */
export function platesFor(
  { plates }: PlatesPuzzle,
  segments: readonly number[],
  present: number,
): PlatesAnswer {
  const players = plates.map((_, at) => Math.max(0, segments[at] ?? 0));
  const total = players.reduce((sum, each) => sum + each, 0);
  return { players, total, missing: Math.max(0, total - present) };
}
