import type { Role } from "../bozja/lost-actions/roles.ts";
import { type CombatJob, roleOfJob } from "./combat-jobs.ts";
import { dutyOf } from "./duties.ts";
import type { RunJob, SeatRole } from "./seat-words.ts";
import type { Run, Seat } from "./types.ts";

/** Whom a kit is for: everybody, a role, a job, a party by its place, or the seat of one player. */
export type KitTarget =
  | Readonly<{ of: "all" }>
  | Readonly<{ of: "job"; job: CombatJob }>
  | Readonly<{ of: "party"; party: number }>
  | Readonly<{ of: "role"; role: Role }>
  | Readonly<{ of: "seat"; place: number }>;

/** The role that a seat has: of the job that is played there, or the one it is kept for. */
export const shownRole = ({ plays, role }: Pick<Seat, "plays" | "role">): SeatRole =>
  plays === null ? role : roleOfJob(plays);

/** Places of the seats that a target names. */
export function seatsOf(run: Pick<Run, "kind" | "seats">, target: KitTarget): readonly number[] {
  const { partySize } = dutyOf(run.kind);
  return run.seats.flatMap((seat, place) => {
    if (target.of === "all") return [place];
    if (target.of === "seat") return place === target.place ? [place] : [];
    if (target.of === "party") return Math.floor(place / partySize) === target.party ? [place] : [];
    if (target.of === "job") return seat.plays === target.job ? [place] : [];
    return shownRole(seat) === target.role ? [place] : [];
  });
}

/** Contents of a kit: the address of a holster or loadout, or a phantom job. */
export type Kit = Readonly<{ plan: string }> | Readonly<{ job: RunJob | null }>;

/** Gives a kit to all seats of a target at once. */
export function giveKit(run: Run, target: KitTarget, kit: Kit): Run {
  const places = new Set(seatsOf(run, target));
  return { ...run, seats: run.seats.map((seat, place) => (places.has(place) ? { ...seat, ...kit } : seat)) };
}
