import { runDuties } from "#records/run-duties/facts";
import type { Run, RunDuty, RunKind, Seat } from "./types.ts";

const byKind: ReadonlyMap<RunKind, RunDuty> = new Map(runDuties.map((duty) => [duty.kind, duty]));

export function dutyOf(kind: RunKind): RunDuty {
  const duty = byKind.get(kind);
  if (duty === undefined) throw new TypeError(`'${kind}' is not a kind of run.`);
  return duty;
}

export function emptyRun(kind: RunKind): Run {
  const { parties, seats } = dutyOf(kind);
  const party: readonly Seat[] = seats.map((each) => ({
    role: each,
    job: null,
    plays: null,
    plan: "",
    tasks: [],
    locked: false,
    name: "",
    before: "",
  }));
  return {
    kind,
    title: "",
    leader: "",
    start: null,
    type: "",
    naming: 0,
    guide: 0,
    seats: (parties[0] ?? []).flatMap(() => party),
    people: [],
    leaders: (parties[0] ?? []).map(() => ""),
    passcodes: { main: "", support: "" },
    sent: [],
  };
}

export function partyNames({ kind, naming }: Pick<Run, "kind" | "naming">): readonly string[] {
  const { parties } = dutyOf(kind);
  return parties[naming] ?? parties[0] ?? [];
}

/** "A7", or "1-7" where parties are numbered, like the portals of the Baldesion Arsenal. */
export function seatLabel(run: Pick<Run, "kind" | "naming">, place: number): string {
  const { partySize } = dutyOf(run.kind);
  const party = partyNames(run)[Math.floor(place / partySize)] ?? "?";
  return `${party}${/^\d/.test(party) ? "-" : ""}${(place % partySize) + 1}`;
}
