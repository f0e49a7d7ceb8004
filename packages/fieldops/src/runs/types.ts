/** The duties that whole groups prepare for. */
export const runKinds = ["ba", "drs", "castrum", "dalriada", "tower-blood", "tower-magic"] as const;
export type RunKind = (typeof runKinds)[number];

/** What a seat is kept for: a role, any of the three that deal damage, or anybody. */
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

/** Phantom jobs that a guide asks for, by the ids of their records. */
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

/** What has to be there: seats of a role, with a task, or of one of some phantom jobs. */
export type NeedOf =
  | Readonly<{ role: SeatRole }>
  | Readonly<{ task: RunTask }>
  | Readonly<{ jobs: readonly RunJob[] }>;

/** One line of a guide: so many of it in every party, in every alliance of three parties, or in the whole raid. */
export type RunNeed = Readonly<{
  of: NeedOf;
  count: number;
  per: "alliance" | "party" | "raid";
  /** The guide asks for it; else it recommends it. */
  required: boolean;
}>;

export type RunGuide = Readonly<{ name: string; needs: readonly RunNeed[] }>;

export type RunDuty = Readonly<{
  kind: RunKind;
  /** Names of the parties, in each of the ways that are in use. */
  parties: readonly (readonly string[])[];
  partySize: number;
  /** Roles of the seats of a fresh party. */
  seats: readonly SeatRole[];
  types: readonly string[];
  tasks: readonly RunTask[];
  /** What a player brings: a holster of lost actions, a loadout of logos actions, or a phantom job. */
  brings: "holster" | "job" | "loadout";
  /** Guides that name what is needed; none where no public one does. */
  guides: readonly RunGuide[];
}>;

export type Seat = Readonly<{
  role: SeatRole;
  job: RunJob | null;
  /** Address of a holster or loadout below its page, as `lynn/anyprog/tank` or `c/…`; "" for none. */
  plan: string;
  tasks: readonly RunTask[];
  locked: boolean;
  /** "" for a free seat. */
  name: string;
}>;

export type Run = Readonly<{
  kind: RunKind;
  title: string;
  leader: string;
  /** Unix ms, whole minutes; null = not said. */
  start: number | null;
  /** One of the duty's types, or "". */
  type: string;
  /** Index of the naming of the parties, and of the guide that is followed. */
  naming: number;
  guide: number;
  /** Party by party. */
  seats: readonly Seat[];
}>;
