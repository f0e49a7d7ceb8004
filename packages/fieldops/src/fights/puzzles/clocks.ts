import type { Puzzle } from "#records/fights/types";

export type ClocksPuzzle = Extract<Puzzle, { kind: "clocks" }>;
export type Hand = ClocksPuzzle["hands"][number]["id"];

/** How many clocks of each size. */
export type Kills = Readonly<Partial<Record<Hand, number>>>;

/** What is left to kill for the hands to show the goal. */
export interface ClocksAnswer {
  /** Minutes that the hands on the floor show. */
  readonly floor: number;
  readonly left: readonly Readonly<{ id: Hand; count: number }>[];
  /** Minutes that the hands are past the goal; 0 if they are not. */
  readonly past: number;
}

/**
 * The fewest clocks that move the hands on the floor from where they are to the goal, the largest first.
 * @param goal minutes that the clock in the air shows
 */
export function clocksLeft({ hands, round }: ClocksPuzzle, goal: number, killed: Kills = {}): ClocksAnswer {
  const floor = hands.reduce((sum, { id, minutes }) => sum + minutes * (killed[id] ?? 0), 0);
  const missing = (goal % round) - floor;
  let rest = Math.max(0, missing);
  const left = hands.map(({ id, minutes }) => {
    const count = Math.floor(rest / minutes);
    rest -= count * minutes;
    return { id, count };
  });
  return { floor, left: left.filter(({ count }) => count > 0), past: Math.max(0, -missing) };
}

/** The shortest step of the hands: the goals that can be met are whole multiples of it. */
export const stepOf = ({ hands }: ClocksPuzzle): number => Math.min(...hands.map(({ minutes }) => minutes));
