import { roleFits } from "./combat-jobs.ts";
import { dutyOf } from "./duties.ts";
import { shownRole } from "./kits.ts";
import { wishFor } from "./people.ts";
import type { RunJob, SeatRole } from "./seat-words.ts";
import { peopleByKey, sitterOf } from "./seating.ts";
import type { NeedOf, Run, RunNeed, Seat } from "./types.ts";

const ALLIANCE = 3;

const damage: ReadonlySet<SeatRole> = new Set(["dps", "melee", "ranged", "caster"]);

/** Phantom job of a seat: the reserved one, or else the first that its player signed up with. */
export const phantomOf = (
  seat: Pick<Seat, "job">,
  sitter: Readonly<{ phantom: readonly RunJob[] }> | null,
): RunJob | null => seat.job ?? sitter?.phantom[0] ?? null;

/** Phantom job of each seat. In duties without phantom jobs, just `seat.job`. */
export function phantomsOf(run: Pick<Run, "kind" | "people" | "seats">): readonly (RunJob | null)[] {
  const people = peopleByKey(run.people);
  const { brings } = dutyOf(run.kind);
  return run.seats.map((seat) => (brings === "job" ? phantomOf(seat, sitterOf(people, seat)) : seat.job));
}

export function meets(seat: Seat, of: NeedOf, phantom: RunJob | null): boolean {
  if ("task" in of) return seat.tasks.includes(of.task);
  if ("jobs" in of) return phantom !== null && of.jobs.includes(phantom);
  const role = shownRole(seat);
  return of.role === "dps" ? damage.has(role) : role === of.role;
}

export type NeedState = Readonly<{
  need: RunNeed;
  /** Index of the party or alliance, 0 for the raid. */
  group: number;
  planned: number;
  filledBy: readonly number[];
  lacking: number;
  /** Indices of seats whose players signed up as able to meet it. Empty if nothing is lacking. */
  could: readonly number[];
}>;

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
