import type { PhantomJobFacts } from "./types.ts";

/**
 * Experience from one level of a phantom job to a higher one; 0 where `to` is not higher. Null if the job's experience is
 * unknown or it does not rise by experience, or where a level is not one of the job's.
 */
export function experienceBetween(
  job: Pick<PhantomJobFacts, "experience" | "levelMax">,
  from: number,
  to: number,
): number | null {
  const { experience, levelMax } = job;
  const within = (level: number) => Number.isInteger(level) && level >= 1 && level <= levelMax;
  if (experience === null || !within(from) || !within(to)) return null;
  return experience.slice(from - 1, Math.max(from, to) - 1).reduce((sum, step) => sum + step, 0);
}
