import { assignSeats, type Player } from "../packages/fieldops/src/runs/assign.ts";
import { dutyOf, emptyRun } from "../packages/fieldops/src/runs/duties.ts";
import { runJobs, runKinds, type Seat, seatRoles } from "../packages/fieldops/src/runs/types.ts";
import { best, printTable } from "./eorzea/table.ts";
import { budget } from "./lib/budget.ts";

// Seating a whole run: how long the worker takes, and whether it leaves fewer seats empty than taking players in turn.

let state = 20_261_123;
/** 0 to below 1, the same on every run. */
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const some = <T>(all: readonly T[], share: number) => all.filter(() => random() < share);

const players = (count: number, tasks: Player["tasks"]): readonly Player[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `Player ${at}`,
    roles: some(seatRoles.slice(2), 0.35),
    jobs: some(runJobs, 0.3),
    tasks: some(tasks, 0.3),
  }));

/** The duty's seats as a leader plans them: some with a task or a phantom job. */
const planned = (kind: (typeof runKinds)[number]): readonly Seat[] =>
  emptyRun(kind).seats.map((seat) => ({
    ...seat,
    tasks: some(dutyOf(kind).tasks, 0.08),
    job: dutyOf(kind).brings === "job" && random() < 0.4 ? (some(runJobs, 0.2)[0] ?? null) : null,
  }));

/** Everybody takes the first free seat that they can. */
function inTurn(seats: readonly Seat[], waiting: readonly Player[]): number {
  const free = new Set(seats.keys());
  for (const player of waiting) {
    const place = [...free].find((each) => {
      const alone = seats[each];
      return alone !== undefined && assignSeats([alone], [player]).unseated.length === 0;
    });
    if (place !== undefined) free.delete(place);
  }
  return seats.length - free.size;
}

const slowest: number[] = [];
const rows = runKinds.map((kind) => {
  const cases = Array.from({ length: 10 }, () => ({
    seats: planned(kind),
    waiting: players(48, dutyOf(kind).tasks),
  }));
  const times = cases.map(({ seats, waiting }) => best(3, () => assignSeats(seats, waiting)));
  const seated = cases.reduce(
    (sum, { seats, waiting }) =>
      sum + assignSeats(seats, waiting).seats.filter(({ name }) => name !== "").length,
    0,
  );
  const taken = cases.reduce((sum, { seats, waiting }) => sum + inTurn(seats, waiting), 0);
  const most = Math.max(...times);
  slowest.push(most);
  return [
    kind,
    String(cases[0]?.seats.length ?? 0),
    most.toFixed(1),
    (seated / 10).toFixed(1),
    (taken / 10).toFixed(1),
  ];
});
printTable([["48 players", "seats", "most, ms", "seated", "seated in turn"], ...rows]);
budget(
  `a run of 48 seated in ${Math.max(...slowest).toFixed(0)} ms (budget 200 ms)`,
  Math.max(...slowest) < 200,
);
