import { roleFits } from "./combat-jobs.ts";
import { dutyOf } from "./duties.ts";
import { shownRole } from "./kits.ts";
import { wishFor } from "./people.ts";
import type { RunJob, SeatRole } from "./seat-words.ts";
import { peopleByKey, sitterOf } from "./seating.ts";
import type { NeedOf, Run, RunNeed, Seat } from "./types.ts";

/** Parties that make an alliance. */
const ALLIANCE = 3;

const damage: ReadonlySet<SeatRole> = new Set(["dps", "melee", "ranged", "caster"]);

/** The phantom job of a seat: the one it is for, or the first that anyone who sits there has. */
export const phantomOf = (
  seat: Pick<Seat, "job">,
  sitter: Readonly<{ phantom: readonly RunJob[] }> | null,
): RunJob | null => seat.job ?? sitter?.phantom[0] ?? null;

/** The phantom job of each seat, where players bring one. */
export function phantomsOf(run: Pick<Run, "kind" | "people" | "seats">): readonly (RunJob | null)[] {
  const people = peopleByKey(run.people);
  const { brings } = dutyOf(run.kind);
  return run.seats.map((seat) => (brings === "job" ? phantomOf(seat, sitterOf(people, seat)) : seat.job));
}

/** Whether a seat counts for a need. */
export function meets(seat: Seat, of: NeedOf, phantom: RunJob | null): boolean {
  if ("task" in of) return seat.tasks.includes(of.task);
  if ("jobs" in of) return phantom !== null && of.jobs.includes(phantom);
  const role = shownRole(seat);
  return of.role === "dps" ? damage.has(role) : role === of.role;
}

/** One need in one place: how many seats are planned for it, who fills it, how many are missing, and who could fill it too. */
export type NeedState = Readonly<{
  need: RunNeed;
  /** Index of the party or alliance; 0 for the whole raid. */
  group: number;
  planned: number;
  /** Places of the seats with a player that meet it. */
  filledBy: readonly number[];
  lacking: number;
  /** Places of seats whose players said that they could, while it is short. */
  could: readonly number[];
}>;

/** Every need of the guide that the run follows, counted in each party, each alliance, or once. */
export function needsOf(run: Run): readonly NeedState[] {
  const { guides, partySize } = dutyOf(run.kind);
  const people = peopleByKey(run.people);
  const rows = run.seats.map((seat, place) => {
    const sitter = sitterOf(people, seat);
    return { seat, place, sitter, phantom: phantomOf(seat, sitter) };
  });
  const sizes = { party: partySize, alliance: partySize * ALLIANCE, raid: Math.max(1, rows.length) };
  return (guides[run.guide]?.needs ?? []).flatMap((need) => {
    const size = sizes[need.per];
    return Array.from({ length: Math.ceil(rows.length / size) }, (_, group): NeedState => {
      const here = rows.slice(group * size, (group + 1) * size);
      const fitting = here.filter(({ seat, phantom }) => meets(seat, need.of, phantom));
      const filledBy = fitting.flatMap(({ sitter, place }) => (sitter === null ? [] : [place]));
      const lacking = Math.max(0, need.count - filledBy.length);
      const could =
        lacking === 0 ? [] : here.filter((row) => !fitting.includes(row) && couldMeet(row.sitter, need.of));
      return {
        need,
        group,
        planned: fitting.length,
        filledBy,
        lacking,
        could: could.map(({ place }) => place),
      };
    });
  });
}

function couldMeet(sitter: ReturnType<typeof sitterOf>, of: NeedOf): boolean {
  if (sitter === null) return false;
  if ("task" in of) return sitter.tasks.includes(of.task);
  if ("jobs" in of) return of.jobs.some((job) => sitter.phantom.includes(job));
  return (
    sitter.wishes.some(({ role }) => role !== "any" && roleFits(role, of.role)) &&
    wishFor(sitter, of.role) >= 0
  );
}
