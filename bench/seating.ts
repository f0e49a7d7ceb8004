import { combatJobs, roleOfJob } from "../packages/fieldops/src/runs/combat-jobs.ts";
import { dutyOf, emptyRun } from "../packages/fieldops/src/runs/duties.ts";
import type { Person } from "../packages/fieldops/src/runs/people.ts";
import { type RunTask, runJobs } from "../packages/fieldops/src/runs/seat-words.ts";
import { seatWaiting, worthOf } from "../packages/fieldops/src/runs/seating.ts";
import { readSignUps } from "../packages/fieldops/src/runs/sign-ups/read.ts";
import { type Run, runKinds } from "../packages/fieldops/src/runs/types.ts";
import { best, printTable } from "./eorzea/table.ts";
import { budget } from "./lib/budget.ts";

// Time to seat a run and to read its sign-ups, and how many seats are filled compared with first come, first
// served.

let state = 20_261_123;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const some = <T>(all: readonly T[], share: number) => all.filter(() => random() < share);

const people = (count: number, tasks: readonly RunTask[]): readonly Person[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `Player ${at}`,
    wishes: some(combatJobs, 0.1).map((job) => ({ role: roleOfJob(job), job })),
    phantom: some(runJobs, 0.3),
    tasks: some(tasks, 0.3),
    status: "in",
    listed: true,
  }));

function planned(kind: (typeof runKinds)[number], count: number): Run {
  const fresh = emptyRun(kind);
  const seats = fresh.seats.map((seat) => ({
    ...seat,
    tasks: some(dutyOf(kind).tasks, 0.08),
    job: dutyOf(kind).brings === "job" && random() < 0.4 ? (some(runJobs, 0.2)[0] ?? null) : null,
  }));
  return { ...fresh, seats, people: people(count, dutyOf(kind).tasks) };
}

/** First come, first served. */
function inTurn(run: Run): number {
  const free = new Set(run.seats);
  for (const person of run.people) {
    const seat = [...free].find((each) => worthOf(person, each) > 0);
    if (seat !== undefined) free.delete(seat);
  }
  return run.seats.length - free.size;
}

const seatedIn = ({ seats }: Run) => seats.filter(({ name }) => name !== "").length;

const slowest: number[] = [];
const rows = runKinds.map((kind) => {
  const cases = Array.from({ length: 10 }, () => planned(kind, emptyRun(kind).seats.length));
  const most = Math.max(...cases.map((run) => best(3, () => seatWaiting(run))));
  const seated = cases.reduce((sum, run) => sum + seatedIn(seatWaiting(run)), 0);
  const taken = cases.reduce((sum, run) => sum + inTurn(run), 0);
  slowest.push(most);
  return [
    kind,
    String(cases[0]?.seats.length ?? 0),
    most.toFixed(1),
    (seated / 10).toFixed(1),
    (taken / 10).toFixed(1),
  ];
});
printTable([["as many players as seats", "seats", "most, ms", "seated", "seated in turn"], ...rows]);
budget(
  `a run of 48 seated in ${Math.max(...slowest).toFixed(0)} ms (budget 200 ms)`,
  Math.max(...slowest) < 200,
);

const texts = [
  "Aya Sol: PLD, WAR\n",
  "Aya Sol: PLD,WAR (",
  "\t,;|",
  "x\n",
  '{"name":"x","class":"PLD"},',
].map((part) => part.repeat(Math.ceil(1_000_000 / part.length)));
const reading = Math.max(...texts.map((text) => best(3, () => readSignUps(text, "holster"))));
budget(`1 MB of sign-ups read in ${reading.toFixed(0)} ms (budget 200 ms)`, reading < 200);
