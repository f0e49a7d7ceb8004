import { combatJobFacts } from "#records/combat-jobs/facts";
import type { CombatJob } from "#records/combat-jobs/ids";
import type { Role } from "../bozja/lost-actions/roles.ts";
import type { SeatRole } from "./seat-words.ts";

export { type CombatJob, combatJobs } from "#records/combat-jobs/ids";

export const roleOfJob = (job: CombatJob): Role => combatJobFacts[job].role;

/** Whether a player of `role` may take a seat reserved for `seat`. */
export function roleFits(role: SeatRole, seat: SeatRole): boolean {
  if (seat === "any" || role === "any" || role === seat) return true;
  const damage = (each: SeatRole) => each === "melee" || each === "ranged" || each === "caster";
  return (seat === "dps" && damage(role)) || (role === "dps" && damage(seat));
}
