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
 * A run as two texts. The code is in the path: duty, start, seats, with no word that anybody typed. The names are in the fragment,
 * which a browser never sends: title, leaders, the list of sign-ups, and in the leader's own link the passcodes. Both are base64 (URL-safe,
 * unpadded).
 *
 * Code: `2;kind;type;naming;guide;start;view;plans;seats`, numbers in base 36, the start in minutes, plans parted by commas. A seat is
 * `role.phantom.tasks.locked.plan.job`, with its plan's place among the plans and empty ends left out; seats are parted by `~`, and a seat that
 * equals the one before it is `=` with how often. Version 1 had no view, no plans apart (a seat held its own) and no jobs.
 */

const VERSION = "2";
const FIRST_VERSION = "1";

/** Longest text that is kept of a plan's address. */
const MAX_PLAN_LENGTH = 400;

/** Who a link is for: the leader who edits, everybody who reads, or the player of one seat. */
export type RunView =
  | Readonly<{ of: "leader" }>
  | Readonly<{ of: "reader" }>
  | Readonly<{ of: "seat"; place: number }>;

export const leaderView: RunView = { of: "leader" };
export const readerView: RunView = { of: "reader" };

/** Something in a link that could not be read. */
export type RunFault = "kind" | "names" | "namesTorn" | "seats" | "start" | "tooLong" | "version";

/** The latest start of a run (Unix ms): a day before the last instant that there is, so that it is one in every time zone. */
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
 * The code of a run, without anything that names a person. Only the leader's link has the list of sign-ups, so in all others the phantom job
 * that a player signed up with is their seat's.
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
 * The fragment of a run: everything that names a person. The leader's holds the whole list with what everybody would play, and the passcodes;
 * all others hold who sits where, whom they replace, and nothing else.
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

/** As many seats as the duty has; what is unsound or missing is a seat as in an empty run. */
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

/** The arsenal had no support party in the first version, and the Tower of Magic was one duty with two types. */
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
  /** Seats that could not be read, and people whose lines are missing at the end of a link that was cut. */
  missing: Readonly<{ seats: number; people: number }>;
}>;

/**
 * The run of a link. Never throws: what cannot be read is as in an empty run, and `faults` say what that was. Texts past 16,384 characters are
 * cut.
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
      // The first version counted the types of the Tower of Magic by its two forms.
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
