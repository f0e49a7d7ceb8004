import type { Puzzle } from "#records/fights/types";

export type TogetherPuzzle = Extract<Puzzle, { kind: "together" }>;
export type TogetherSide = TogetherPuzzle["sides"][number];

export type Health = "above" | "held" | "dead";

export type TogetherAnswer = Readonly<{
  do: "wait" | "kill" | "hurry" | "done";
  /** Enemies to stop attacking until the others are low. */
  hold: readonly TogetherSide[];
  hit: readonly TogetherSide[];
}>;

/** What to do about enemies that must die together: hold those that are low, then kill all at once. */
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
