import { knowledge } from "#records/knowledge/facts";
import { experienceBetween } from "./phantom-jobs/experience.ts";

/**
 * Experience from one knowledge level to a higher one; 0 where `to` is not higher, null if a level is not between 1 and the cap.
 */
export function knowledgeBetween(from: number, to: number): number | null {
  return experienceBetween(knowledge, from, to);
}
