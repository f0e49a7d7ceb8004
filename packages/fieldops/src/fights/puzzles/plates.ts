import type { Puzzle } from "#records/fights/types";

export type PlatesPuzzle = Extract<Puzzle, { kind: "plates" }>;

export type PlatesAnswer = Readonly<{
  /** Players for each plate, in plate order: one per segment that its pillar has to sink. */
  players: readonly number[];
  total: number;
  missing: number;
}>;

/**
 * Calculates how many players each plate needs.
 * @param segments segments between the red ring and the base of each pillar, in plate order
 * @param present number of players available
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
