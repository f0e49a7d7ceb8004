import type { Puzzle } from "#records/fights/types";

export type ClocksPuzzle = Extract<Puzzle, { kind: "clocks" }>;
export type Hand = ClocksPuzzle["hands"][number]["id"];

export type Kills = Readonly<Partial<Record<Hand, number>>>;

export interface ClocksAnswer {
  /** Minutes shown by the hands on the floor. */
  readonly floor: number;
  readonly left: readonly Readonly<{ id: Hand; count: number }>[];
  /** Minutes by which the hands are past the goal, else 0. */
  readonly past: number;
}

/**
 * The fewest clocks that move the hands to the goal, largest first.
 * @param goal minutes shown by the clock in the air
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

/** In minutes. Reachable goals are multiples of it. */
export const stepOf = ({ hands }: ClocksPuzzle): number => Math.min(...hands.map(({ minutes }) => minutes));
