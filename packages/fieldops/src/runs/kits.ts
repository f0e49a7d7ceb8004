import type { Role } from "../bozja/lost-actions/roles.ts";
import { type CombatJob, roleOfJob } from "./combat-jobs.ts";
import { dutyOf } from "./duties.ts";
import type { RunJob, SeatRole } from "./seat-words.ts";
import type { Run, Seat } from "./types.ts";

/** `party` and `place` are indices. */
export type KitTarget =
  | Readonly<{ of: "all" }>
  | Readonly<{ of: "job"; job: CombatJob }>
  | Readonly<{ of: "party"; party: number }>
  | Readonly<{ of: "role"; role: Role }>
  | Readonly<{ of: "seat"; place: number }>;

/** Role of the job played in a seat, or else the role it is reserved for. */
export const shownRole = ({ plays, role }: Pick<Seat, "plays" | "role">): SeatRole =>
  plays === null ? role : roleOfJob(plays);

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

export type Kit = Readonly<{ plan: string }> | Readonly<{ job: RunJob | null }>;

export function giveKit(run: Run, target: KitTarget, kit: Kit): Run {
  const places = new Set(seatsOf(run, target));
  return { ...run, seats: run.seats.map((seat, place) => (places.has(place) ? { ...seat, ...kit } : seat)) };
}
