import type { CombatJob } from "#records/combat-jobs/ids";

/** The five roles, in the order the game lists them. */
export const roles = ["tank", "healer", "melee", "ranged", "caster"] as const;

export type Role = (typeof roles)[number];

/** Abbreviations of the jobs, as ClassJob of the game's data sheets spells them. */
export type Job = Uppercase<CombatJob>;
