import { dutyOf } from "./duties.ts";
import type { NeedOf, Run, RunNeed, Seat, SeatRole } from "./types.ts";

/** Parties that make an alliance. */
const ALLIANCE = 3;

const damage: ReadonlySet<SeatRole> = new Set(["dps", "melee", "ranged", "caster"]);

/** Whether a seat is one that a need asks for. */
export function meets({ role, tasks, job }: Seat, of: NeedOf): boolean {
  if ("task" in of) return tasks.includes(of.task);
  if ("jobs" in of) return job !== null && of.jobs.includes(job);
  return of.role === "dps" ? damage.has(role) : role === of.role;
}

/** One need in one place: how many seats are planned for it, how many of them have a player, how many there must be. */
export type NeedState = Readonly<{
  need: RunNeed;
  /** Index of the party or alliance; 0 for the whole raid. */
  group: number;
  planned: number;
  filled: number;
  lacking: number;
}>;

/** The run's seats in groups of a size, party by party or alliance by alliance. */
function groupsOf(seats: readonly Seat[], size: number): readonly (readonly Seat[])[] {
  return Array.from({ length: Math.ceil(seats.length / size) }, (_, group) =>
    seats.slice(group * size, (group + 1) * size),
  );
}

/** Every need of the guide that the run follows, counted in each party, each alliance, or once. */
export function needsOf(run: Run): readonly NeedState[] {
  const { guides, partySize } = dutyOf(run.kind);
  const sizes = { party: partySize, alliance: partySize * ALLIANCE, raid: Math.max(1, run.seats.length) };
  return (guides[run.guide]?.needs ?? []).flatMap((need) =>
    groupsOf(run.seats, sizes[need.per]).map((seats, group) => {
      const fitting = seats.filter((seat) => meets(seat, need.of));
      const filled = fitting.filter(({ name }) => name !== "").length;
      return { need, group, planned: fitting.length, filled, lacking: Math.max(0, need.count - filled) };
    }),
  );
}
