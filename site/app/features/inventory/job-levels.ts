import type { Counts } from "./shape.ts";
import { partOfThings } from "./store.ts";

/** Levels of the player's phantom jobs by their ids; a job that is not unlocked has none. */
export const jobLevels = partOfThings<Counts>(
  ({ jobs }) => jobs,
  (things, jobs) => ({ ...things, jobs }),
);

export const noLevels: Counts = {};

/** The levels with one changed; 0 is for a job that is not unlocked. */
export function withLevel(levels: Counts, job: string, level: number): Counts {
  const { [job]: _, ...others } = levels;
  return level === 0 ? others : { ...others, [job]: level };
}
