import type { CombatJob } from "#records/combat-jobs/ids";

export const roles = ["tank", "healer", "melee", "ranged", "caster"] as const;

export type Role = (typeof roles)[number];

/** Job abbreviation as in the ClassJob sheet. */
export type Job = Uppercase<CombatJob>;
