import type { Counts } from "./shape.ts";
import { inventoryPart } from "./store.ts";

/** Levels of phantom jobs by id. Locked jobs are left out. */
export const jobLevels = inventoryPart<Counts>(
  ({ jobs }) => jobs,
  (inventory, jobs) => ({ ...inventory, jobs }),
);

export const noLevels: Counts = {};

/** Changes one level; 0 removes the job as locked. */
export function withLevel(levels: Counts, job: string, level: number): Counts {
  const { [job]: _, ...others } = levels;
  return level === 0 ? others : { ...others, [job]: level };
}
