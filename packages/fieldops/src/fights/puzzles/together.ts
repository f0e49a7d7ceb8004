import type { Puzzle } from "#records/fights/types";

export type TogetherPuzzle = Extract<Puzzle, { kind: "together" }>;
export type TogetherSide = TogetherPuzzle["sides"][number];

/** How far one of several enemies is that have to die together. */
export type Health = "above" | "held" | "dead";

/** What to do now, and where. */
export type TogetherAnswer = Readonly<{
  do: "wait" | "kill" | "hurry" | "done";
  /** Those that do not hit any more until the others are there. */
  hold: readonly TogetherSide[];
  /** Those that still have to be hit. */
  hit: readonly TogetherSide[];
}>;

/** What enemies that must die together ask now: hold those that are low, and kill all at once. */
export function together(
  { sides }: TogetherPuzzle,
  health: Readonly<Partial<Record<TogetherSide, Health>>>,
): TogetherAnswer {
  const are = (state: Health) => sides.filter((side) => (health[side] ?? "above") === state);
  const [above, held, dead] = [are("above"), are("held"), are("dead")];
  if (dead.length === sides.length) return { do: "done", hold: [], hit: [] };
  if (dead.length > 0) return { do: "hurry", hold: [], hit: sides.filter((side) => !dead.includes(side)) };
  if (above.length === 0) return { do: "kill", hold: [], hit: sides };
  return { do: "wait", hold: held, hit: above };
}
