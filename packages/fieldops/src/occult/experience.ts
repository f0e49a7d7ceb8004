import { knowledge } from "#records/knowledge/facts";
import { experienceBetween } from "./phantom-jobs/experience.ts";

/** 0 if `to` is not higher; null if a level is outside 1 to the cap. */
export function knowledgeBetween(from: number, to: number): number | null {
  return experienceBetween(knowledge, from, to);
}
