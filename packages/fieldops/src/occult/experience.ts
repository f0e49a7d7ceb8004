import { knowledge } from "#records/knowledge/facts";

/**
 * Experience from one knowledge level to a higher one; 0 where `to` is not higher, null where a level is not between 1 and the cap.
 */
export function knowledgeBetween(from: number, to: number): number | null {
  const within = (level: number) => Number.isInteger(level) && level >= 1 && level <= knowledge.levelMax;
  if (!within(from) || !within(to)) return null;
  return knowledge.experience.slice(from - 1, Math.max(from, to) - 1).reduce((sum, step) => sum + step, 0);
}
