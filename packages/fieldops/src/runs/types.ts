import type { RunKind } from "#records/run-duties/ids";
import type { CombatJob } from "./combat-jobs.ts";
import type { Person } from "./people.ts";
import type { RunJob, RunTask, SeatRole } from "./seat-words.ts";

/** The duties that whole groups prepare for; links have their places in this list. */
export { type RunKind, runKinds } from "#records/run-duties/ids";
export type { NeedOf, RunDuty, RunGuide, RunNeed } from "#records/types";

export type Seat = Readonly<{
  role: SeatRole;
  /** The phantom job that the seat is for. */
  job: RunJob | null;
  /** The job that anyone who sits there plays. */
  plays: CombatJob | null;
  /** Address of a holster or loadout below its page, as `lynn/anyprog/tank` or `c/…`; "" for none. */
  plan: string;
  tasks: readonly RunTask[];
  /** Kept unchanged when all are seated again. */
  locked: boolean;
  /** "" for a free seat. */
  name: string;
  /** Who dropped out of the seat, so that its next player knows whom they replace; "" for nobody. Links tell it of taken seats only. */
  before: string;
}>;

/** Steps of a run's evening, in order. */
export const eveningSteps = ["leaders", "support", "main", "start"] as const;
export type EveningStep = (typeof eveningSteps)[number];

/** The passcodes of an evening: four digits each, "" if none was drawn. They are in the leader's link only. */
export type Passcodes = Readonly<{ main: string; support: string }>;

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
  /** Everybody on the list, seated or not. A seat's name may be missing here: its player was typed in by hand. */
  people: readonly Person[];
  /** Leader of each party, "" for none. */
  leaders: readonly string[];
  passcodes: Passcodes;
  /** Posts of the evening that are out. */
  sent: readonly EveningStep[];
}>;
