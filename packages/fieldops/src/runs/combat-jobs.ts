import type { SeatRole } from "./seat-words.ts";

/** The jobs that players bring into a duty, by their abbreviation in lower case. Limited jobs but the Blue Mage take no part in these. */
export const combatJobs = [
  "pld",
  "war",
  "drk",
  "gnb",
  "whm",
  "sch",
  "ast",
  "sge",
  "mnk",
  "drg",
  "nin",
  "sam",
  "rpr",
  "vpr",
  "brd",
  "mch",
  "dnc",
  "blm",
  "smn",
  "rdm",
  "pct",
  "blu",
] as const;
export type CombatJob = (typeof combatJobs)[number];

/** The five roles that a job can have. */
export const jobRoles = ["tank", "healer", "melee", "ranged", "caster"] as const;
export type JobRole = (typeof jobRoles)[number];

type JobNames = Readonly<{ role: JobRole; en: string; ja: string; de: string; fr: string }>;

/** Role and client names of each job; names as in the client's ClassJob sheet. */
export const combatJobFacts: Readonly<Record<CombatJob, JobNames>> = {
  pld: { role: "tank", en: "Paladin", ja: "ナイト", de: "Paladin", fr: "Paladin" },
  war: { role: "tank", en: "Warrior", ja: "戦士", de: "Krieger", fr: "Guerrier" },
  drk: { role: "tank", en: "Dark Knight", ja: "暗黒騎士", de: "Dunkelritter", fr: "Chevalier noir" },
  gnb: { role: "tank", en: "Gunbreaker", ja: "ガンブレイカー", de: "Revolverklinge", fr: "Pistosabreur" },
  whm: { role: "healer", en: "White Mage", ja: "白魔道士", de: "Weißmagier", fr: "Mage blanc" },
  sch: { role: "healer", en: "Scholar", ja: "学者", de: "Gelehrter", fr: "Érudit" },
  ast: { role: "healer", en: "Astrologian", ja: "占星術師", de: "Astrologe", fr: "Astromancien" },
  sge: { role: "healer", en: "Sage", ja: "賢者", de: "Weiser", fr: "Sage" },
  mnk: { role: "melee", en: "Monk", ja: "モンク", de: "Mönch", fr: "Moine" },
  drg: { role: "melee", en: "Dragoon", ja: "竜騎士", de: "Dragoon", fr: "Chevalier dragon" },
  nin: { role: "melee", en: "Ninja", ja: "忍者", de: "Ninja", fr: "Ninja" },
  sam: { role: "melee", en: "Samurai", ja: "侍", de: "Samurai", fr: "Samouraï" },
  rpr: { role: "melee", en: "Reaper", ja: "リーパー", de: "Schnitter", fr: "Faucheur" },
  vpr: { role: "melee", en: "Viper", ja: "ヴァイパー", de: "Viper", fr: "Rôdeur vipère" },
  brd: { role: "ranged", en: "Bard", ja: "吟遊詩人", de: "Barde", fr: "Barde" },
  mch: { role: "ranged", en: "Machinist", ja: "機工士", de: "Maschinist", fr: "Machiniste" },
  dnc: { role: "ranged", en: "Dancer", ja: "踊り子", de: "Tänzer", fr: "Danseur" },
  blm: { role: "caster", en: "Black Mage", ja: "黒魔道士", de: "Schwarzmagier", fr: "Mage noir" },
  smn: { role: "caster", en: "Summoner", ja: "召喚士", de: "Beschwörer", fr: "Invocateur" },
  rdm: { role: "caster", en: "Red Mage", ja: "赤魔道士", de: "Rotmagier", fr: "Mage rouge" },
  pct: { role: "caster", en: "Pictomancer", ja: "ピクトマンサー", de: "Piktomant", fr: "Pictomancien" },
  blu: { role: "caster", en: "Blue Mage", ja: "青魔道士", de: "Blaumagier", fr: "Mage bleu" },
};

/** The role that a job plays. */
export const roleOfJob = (job: CombatJob): JobRole => combatJobFacts[job].role;

/** Whether somebody who plays `role` may take a seat that is kept for `seat`. */
export function roleFits(role: SeatRole, seat: SeatRole): boolean {
  if (seat === "any" || role === "any" || role === seat) return true;
  const damage = (each: SeatRole) => each === "melee" || each === "ranged" || each === "caster";
  return (seat === "dps" && damage(role)) || (role === "dps" && damage(seat));
}
