import type { PhantomJobFacts } from "./types.ts";

/**
 * 0 if `to` is not higher. Null if a level is out of range, or if the job's experience is unknown or unused.
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
