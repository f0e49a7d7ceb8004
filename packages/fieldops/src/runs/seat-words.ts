/** Role a seat is reserved for: a role, any of the three that deal damage, or anybody. */
export const seatRoles = ["any", "dps", "tank", "healer", "melee", "ranged", "caster"] as const;
export type SeatRole = (typeof seatRoles)[number];

/** Tasks that a leader gives to one player each. */
export const runTasks = [
  "perception",
  "dispel",
  "duelist",
  "mainTank",
  "rend",
  "banish",
  "mimicBattery",
] as const;
export type RunTask = (typeof runTasks)[number];

/** Phantom jobs that a guide needs, by the ids of their records. */
export const runJobs = [
  "knight",
  "berserker",
  "monk",
  "ranger",
  "samurai",
  "bard",
  "geomancer",
  "time-mage",
  "cannoneer",
  "chemist",
  "oracle",
  "thief",
  "mystic-knight",
  "gladiator",
  "dancer",
  "ninja",
  "white-mage",
  "black-mage",
  "dragoon",
  "summoner",
  "blue-mage",
  "red-mage",
  "necromancer",
  "freelancer",
] as const;
export type RunJob = (typeof runJobs)[number];
