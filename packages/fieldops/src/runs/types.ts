import type { RunKind } from "#records/run-duties/ids";
import type { CombatJob } from "./combat-jobs.ts";
import type { Person } from "./people.ts";
import type { RunJob, RunTask, SeatRole } from "./seat-words.ts";

/** Links store the index of a kind, so the order must not change. */
export { type RunKind, runKinds } from "#records/run-duties/ids";
export type { NeedOf, RunDuty, RunGuide, RunNeed } from "#records/types";

export type Seat = Readonly<{
  role: SeatRole;
  /** Phantom job the seat is reserved for. */
  job: RunJob | null;
  /** Job of the player in the seat. */
  plays: CombatJob | null;
  /** Path of a holster or loadout below its page, like `lynn/anyprog/tank` or `c/…`. "" if not set. */
  plan: string;
  tasks: readonly RunTask[];
  /** Left unchanged when everybody is seated again. */
  locked: boolean;
  /** "" if the seat is free. */
  name: string;
  /** Who dropped out, so that the next player knows whom they replace. Links omit it for free seats. */
  before: string;
}>;

/** In chronological order. */
export const eveningSteps = ["leaders", "support", "main", "start"] as const;
export type EveningStep = (typeof eveningSteps)[number];

/** Four digits each, "" if not drawn. Only the leader's link includes them. */
export type Passcodes = Readonly<{ main: string; support: string }>;

export type Run = Readonly<{
  kind: RunKind;
  title: string;
  leader: string;
  /** Unix ms, whole minutes; null if not set. */
  start: number | null;
  type: string;
  /** Index into the duty's `parties`; `guide` into its `guides`. */
  naming: number;
  guide: number;
  /** Party by party. */
  seats: readonly Seat[];
  /** Everybody on the list, seated or not. Names typed into a seat by hand may be missing. */
  people: readonly Person[];
  /** Leader of each party, "" if it has no leader. */
  leaders: readonly string[];
  passcodes: Passcodes;
  /** Steps whose post has been sent. */
  sent: readonly EveningStep[];
}>;
