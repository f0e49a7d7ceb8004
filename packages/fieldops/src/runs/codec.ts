import { fromBase64, MAXIMUM_LENGTH, toBase64 } from "../share-codes/base64.ts";
import { combatJobs } from "./combat-jobs.ts";
import { dutyOf, emptyRun } from "./duties.ts";
import { emptyNames, firstNames, readNames, writeNames } from "./names-codec.ts";
import { phantomsOf } from "./needs.ts";
import { runJobs, runTasks, type SeatRole, seatRoles } from "./seat-words.ts";
import { peopleByKey } from "./seating.ts";
import { tidyText } from "./tidy-text.ts";
import { type Run, type RunKind, runKinds, type Seat } from "./types.ts";

/*
 * A run is shared as two base64 texts (URL-safe, unpadded). The code is part of the path: duty, start and
 * seats, and nothing that a user typed. The names are in the fragment, which browsers never send to a server:
 * title, leaders, the sign-up list and, in the leader's own link, the passcodes.
 *
 * Code: `2;kind;type;naming;guide;start;view;plans;seats`. Numbers are base 36, the start is in minutes,
 * plans are separated by commas. A seat is `role.phantom.tasks.locked.plan.job` without empty trailing
 * fields, where `plan` is an index into the plans. Seats are separated by `~`, and `=n` repeats the previous
 * seat n times. Version 1 had no view, no plan list (each seat contained its plan) and no jobs.
 */

const VERSION = "2";
const FIRST_VERSION = "1";

const MAX_PLAN_LENGTH = 400;

export type RunView =
  | Readonly<{ of: "leader" }>
  | Readonly<{ of: "reader" }>
  | Readonly<{ of: "seat"; place: number }>;

export const leaderView: RunView = { of: "leader" };
export const readerView: RunView = { of: "reader" };

export type RunFault = "kind" | "names" | "namesTorn" | "seats" | "start" | "tooLong" | "version";

/** Latest start (Unix ms): a day before the maximum `Date`, so that it is valid in every time zone. */
export const LATEST_START = 8.64e15 - 86_400_000;

const digits = (value: number) => value.toString(36);
const PLAN = /^[\w/+=-]*$/;

const viewText = (view: RunView) =>
  view.of === "leader" ? "" : view.of === "reader" ? "r" : `s${digits(view.place)}`;

function seatText({ role, job, plays, tasks, locked, plan }: Seat, plans: readonly string[]): string {
  const mask = runTasks.reduce((sum, task, bit) => sum + (tasks.includes(task) ? 2 ** bit : 0), 0);
  return [
    digits(seatRoles.indexOf(role)),
    job === null ? "" : digits(runJobs.indexOf(job)),
    mask === 0 ? "" : digits(mask),
    locked ? "1" : "",
    plan === "" ? "" : digits(plans.indexOf(plan)),
    plays === null ? "" : digits(combatJobs.indexOf(plays)),
  ]
    .join(".")
    .replace(/\.+$/, "");
}

/**
 * Encodes a run without anything that identifies a person. Only the leader's link includes the sign-up list,
 * so in other links a seat without a phantom job gets that of its player.
 */
export function encodeRun(run: Run, view: RunView = leaderView): string {
  const { kind, type, naming, guide, start } = run;
  const phantoms = view.of === "leader" ? null : phantomsOf(run);
  const seats = run.seats.map((seat, place) => ({ ...seat, job: phantoms?.[place] ?? seat.job }));
  const plans = [...new Set(seats.flatMap(({ plan }) => (plan === "" ? [] : [plan])))];
  const parts: string[] = [];
  let before: string | null = null;
  let again = 0;
  const flush = () => {
    if (again > 0) parts.push(`=${digits(again)}`);
    again = 0;
  };
  for (const seat of seats) {
    const text = seatText(seat, plans);
    if (text === before) again += 1;
    else {
      flush();
      parts.push(text);
    }
    before = text;
  }
  flush();
  const head = [
    VERSION,
    digits(runKinds.indexOf(kind)),
    digits(dutyOf(kind).types.indexOf(type) + 1),
    digits(naming),
    digits(guide),
    start === null ? "" : digits(Math.floor(start / 60_000)),
    viewText(view),
    plans.join(","),
  ];
  return toBase64([...head, parts.join("~")].join(";"));
}

/**
 * Encodes the fragment of a run: everything that identifies a person. Links other than the leader's omit
 * unseated people, what everybody would play, and the passcodes.
 */
export function encodeNames(run: Run, view: RunView = leaderView): string {
  const text = writeNames(run, view.of === "leader");
  return text === "" ? "" : toBase64(text);
}

function number(text: string | undefined): number {
  return text !== undefined && /^[\da-z]{1,8}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN;
}

function readSeat(text: string, plans: readonly string[] | null): Seat | null {
  const [role, job = "", mask = "", locked = "", planText = "", plays = "", ...more] = text.split(".");
  const seatRole: SeatRole | undefined = seatRoles[number(role)];
  const seatJob = job === "" ? null : runJobs[number(job)];
  const played = plays === "" ? null : combatJobs[number(plays)];
  const bits = mask === "" ? 0 : number(mask);
  const plan = plans === null || planText === "" ? planText : plans[number(planText)];
  const sound =
    more.length === 0 &&
    bits < 2 ** runTasks.length &&
    (locked === "" || locked === "1") &&
    plan !== undefined &&
    plan.length <= MAX_PLAN_LENGTH &&
    PLAN.test(plan);
  if (seatRole === undefined || seatJob === undefined || played === undefined || !sound) return null;
  const tasks = runTasks.filter((_, bit) => Math.floor(bits / 2 ** bit) % 2 === 1);
  return {
    role: seatRole,
    job: seatJob,
    plays: played,
    plan,
    tasks,
    locked: locked === "1",
    name: "",
    before: "",
  };
}

/** Returns one seat per seat of the duty. Unreadable or missing ones are taken from `fresh`, an empty run. */
function readSeats(
  text: string,
  fresh: readonly Seat[],
  plans: readonly string[] | null,
  expected: number,
): Readonly<{ seats: readonly Seat[]; missing: number }> {
  const read: (Seat | null)[] = [];
  for (const part of text.split("~")) {
    if (read.length > fresh.length) break;
    const again = /^=([\da-z]{1,2})$/.exec(part)?.[1];
    if (again === undefined) read.push(readSeat(part, plans));
    else {
      const last = read.at(-1) ?? null;
      for (let times = Math.min(number(again), fresh.length); times > 0; times--) read.push(last);
    }
  }
  const sound = read.slice(0, expected).filter((seat) => seat !== null).length;
  return {
    seats: fresh.map((seat, place) => read[place] ?? seat),
    missing: read.length > expected ? Math.max(1, expected - sound) : expected - sound,
  };
}

const kindOf = (text: string | undefined): RunKind | undefined => runKinds[number(text)];

/**
 * Version 1: no support party in the Baldesion Arsenal, one duty for both difficulties of Forked Tower: Magic.
 */
const FIRST_ARSENAL = 48;
function kindOfFirst(kind: RunKind | undefined, type: string | undefined): RunKind | undefined {
  return kind === "tower-magic" && number(type) === 2 ? "tower-magic-extreme" : kind;
}

function viewOf(text: string, seats: number): RunView {
  if (text === "r") return readerView;
  const place = text.startsWith("s") ? number(text.slice(1)) : Number.NaN;
  if (place < seats) return { of: "seat", place };
  return text === "" ? leaderView : readerView;
}

export type DecodedRun = Readonly<{
  run: Run;
  view: RunView;
  faults: readonly RunFault[];
  /** Numbers of unreadable seats, and of people lost at the end of a truncated link. */
  missing: Readonly<{ seats: number; people: number }>;
}>;

/**
 * Decodes the run of a link. Never throws: unreadable parts are as in an empty run and listed in `faults`.
 * Text beyond 16,384 characters is ignored.
 */
export function decodeRun(code: string, names: string): DecodedRun {
  const faults = new Set<RunFault>();
  if (code.length > MAXIMUM_LENGTH || names.length > MAXIMUM_LENGTH) faults.add("tooLong");
  const [version, kindText, type, naming, guide, start, ...parts] = fromBase64(code).split(";");
  const first = version === FIRST_VERSION;
  const known = first || version === VERSION;
  const kind = !known ? undefined : first ? kindOfFirst(kindOf(kindText), type) : kindOf(kindText);
  if (code !== "" && !known) faults.add("version");
  else if (code !== "" && kind === undefined) faults.add("kind");
  const fresh = emptyRun(kind ?? "drs");
  const duty = dutyOf(fresh.kind);
  const [viewPart = "", plansPart = "", ...seatParts] = first ? ["", "", ...parts] : parts;
  const expected = first && kind === "ba" ? FIRST_ARSENAL : fresh.seats.length;
  const plans = first ? null : plansPart.split(",");
  const seatsText = kind === undefined ? "" : seatParts.join(";");
  const { seats, missing } = readSeats(seatsText, fresh.seats, plans, expected);
  if (kind !== undefined && missing > 0) faults.add("seats");
  const asked = kind === undefined || start === "" ? Number.NaN : number(start) * 60_000;
  const isStart = asked <= LATEST_START;
  if (kind !== undefined && start !== "" && !isStart) faults.add("start");
  const within = (text: string | undefined, length: number) => {
    const index = number(text);
    return kind !== undefined && index >= 0 && index < length ? index : 0;
  };
  const text = names === "" ? "" : fromBase64(names);
  const read =
    names === ""
      ? emptyNames
      : version === VERSION
        ? readNames(text, seats.length)
        : firstNames(text, seats.length);
  for (const fault of read.faults) faults.add(fault);
  const people = [...peopleByKey(read.people).values()];
  const named = seats.map((seat, place) => ({
    ...seat,
    name: read.seated.get(place) ?? "",
    before: read.before.get(place) ?? "",
  }));
  return {
    run: {
      ...fresh,
      title: read.title,
      leader: read.leader,
      start: isStart ? asked : null,
      // Version 1 used the type for the difficulty.
      type: first && fresh.kind.startsWith("tower-magic") ? "" : (duty.types[number(type) - 1] ?? ""),
      naming: within(naming, duty.parties.length),
      guide: within(guide, Math.max(1, duty.guides.length)),
      seats: named,
      people,
      leaders: fresh.leaders.map((_, party) => tidyText(read.leaders[party] ?? "")),
      passcodes: read.passcodes,
      sent: read.sent,
    },
    view: viewOf(viewPart, seats.length),
    faults: [...faults],
    missing: { seats: kind === undefined ? 0 : missing, people: read.missing },
  };
}
