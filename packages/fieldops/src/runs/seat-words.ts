/** "dps" is any damage dealer. Links store the index, so the order must not change. */
export const seatRoles = ["any", "dps", "tank", "healer", "melee", "ranged", "caster"] as const;
export type SeatRole = (typeof seatRoles)[number];

/** Assigned to individual players. Links store a bit mask in this order. */
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

/** Phantom job records. Links store the index, so the order must not change. */
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

/**
 * "absent" is never seated, "bench" only by hand, "late" and "tentative" after everybody else. Links store
 * the index, so the order must not change.
 */
export const signUpStatuses = ["in", "late", "tentative", "bench", "absent"] as const;
export type SignUpStatus = (typeof signUpStatuses)[number];
