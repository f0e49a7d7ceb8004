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

/** How somebody signed up. Who is absent is never seated, who asked for the bench only by hand, late and tentative ones after all others. */
export const signUpStatuses = ["in", "late", "tentative", "bench", "absent"] as const;
export type SignUpStatus = (typeof signUpStatuses)[number];
