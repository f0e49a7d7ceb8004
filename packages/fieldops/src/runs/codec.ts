import { fromBase64, MAXIMUM_LENGTH, toBase64 } from "../share-codes/base64.ts";
import { dutyOf, emptyRun } from "./duties.ts";
import {
  type Run,
  type RunKind,
  runJobs,
  runKinds,
  runTasks,
  type Seat,
  type SeatRole,
  seatRoles,
} from "./types.ts";

/*
 * A run as two texts. The code stands in the path: duty, start, seats, with no word that anybody typed. The names stand in the fragment,
 * which a browser never sends: title, leader, and who sits where. Both are base64 (URL-safe, unpadded).
 *
 * Code: `1;kind;type;naming;guide;start;seats`, numbers in base 36, the start in minutes. A seat is `role.job.tasks.locked.plan`, with
 * empty ends left out; seats are parted by `~`, and a seat that equals the one before it is `=` with how often.
 */

const VERSION = "1";

/** Longest text that is kept of a name, and of a plan's address. */
export const LONGEST_NAME = 60;
const LONGEST_PLAN = 400;

/** Something in a link that could not be read. */
export type RunFault = "kind" | "names" | "seats" | "start" | "tooLong" | "version";

/** The latest start of a run (Unix ms): a day before the last instant that there is, so that it is one in every time zone. */
export const LATEST_START = 8.64e15 - 86_400_000;

const digits = (value: number) => value.toString(36);
const PLAN = /^[\w/+=-]*$/;

/** One short line without marks that turn, hide or join other text. */
export function tidyText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\ufffd]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
}

function seatText({ role, job, tasks, locked, plan }: Seat): string {
  const mask = runTasks.reduce((sum, task, bit) => sum + (tasks.includes(task) ? 2 ** bit : 0), 0);
  return [
    digits(seatRoles.indexOf(role)),
    job === null ? "" : digits(runJobs.indexOf(job)),
    mask === 0 ? "" : digits(mask),
    locked ? "1" : "",
    plan,
  ]
    .join(".")
    .replace(/\.+$/, "");
}

/** The code of a run, without anything that names a person. */
export function encodeRun(run: Run): string {
  const { kind, type, naming, guide, start, seats } = run;
  const parts: string[] = [];
  let before: string | null = null;
  let again = 0;
  const flush = () => {
    if (again > 0) parts.push(`=${digits(again)}`);
    again = 0;
  };
  for (const seat of seats) {
    const text = seatText(seat);
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
  ];
  return toBase64([...head, parts.join("~")].join(";"));
}

/** The fragment of a run: everything that names a person. */
export function encodeNames({ title, leader, seats }: Run): string {
  const lines = [title, leader, ...seats.map(({ name }) => name)].map(tidyText);
  while (lines.at(-1) === "") lines.pop();
  return lines.length === 0 ? "" : toBase64(lines.join("\n"));
}

function number(text: string | undefined): number {
  return text !== undefined && /^[\da-z]{1,8}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN;
}

function readSeat(text: string): Seat | null {
  const [role, job = "", mask = "", locked = "", plan = "", ...more] = text.split(".");
  const seatRole: SeatRole | undefined = seatRoles[number(role)];
  const seatJob = job === "" ? null : runJobs[number(job)];
  const bits = mask === "" ? 0 : number(mask);
  const sound =
    more.length === 0 &&
    bits < 2 ** runTasks.length &&
    (locked === "" || locked === "1") &&
    plan.length <= LONGEST_PLAN &&
    PLAN.test(plan);
  if (seatRole === undefined || seatJob === undefined || !sound) return null;
  const tasks = runTasks.filter((_, bit) => Math.floor(bits / 2 ** bit) % 2 === 1);
  return { role: seatRole, job: seatJob, plan, tasks, locked: locked === "1", name: "" };
}

/** As many seats as the duty has; what is unsound or missing is a seat as in an empty run. */
function readSeats(
  text: string,
  fresh: readonly Seat[],
): Readonly<{ seats: readonly Seat[]; sound: boolean }> {
  const read: (Seat | null)[] = [];
  for (const part of text.split("~")) {
    if (read.length > fresh.length) break;
    const again = /^=([\da-z]{1,2})$/.exec(part)?.[1];
    if (again === undefined) read.push(readSeat(part));
    else {
      const last = read.at(-1) ?? null;
      for (let times = Math.min(number(again), fresh.length); times > 0; times--) read.push(last);
    }
  }
  return {
    seats: fresh.map((seat, place) => read[place] ?? seat),
    sound: read.length === fresh.length && read.every((seat) => seat !== null),
  };
}

const kindOf = (text: string | undefined): RunKind | undefined => runKinds[number(text)];

/**
 * The run of a link. Never throws: what cannot be read is as in an empty run, and `faults` say what that was. Texts past 16,384 characters are
 * cut.
 */
export function decodeRun(code: string, names: string): Readonly<{ run: Run; faults: readonly RunFault[] }> {
  const faults = new Set<RunFault>();
  if (code.length > MAXIMUM_LENGTH || names.length > MAXIMUM_LENGTH) faults.add("tooLong");
  const [version, kindText, type, naming, guide, start, ...seatTexts] = fromBase64(code).split(";");
  const kind = version === VERSION ? kindOf(kindText) : undefined;
  if (code !== "" && version !== VERSION) faults.add("version");
  else if (code !== "" && kind === undefined) faults.add("kind");
  const fresh = emptyRun(kind ?? "drs");
  const duty = dutyOf(fresh.kind);
  const { seats, sound } = readSeats(kind === undefined ? "" : seatTexts.join(";"), fresh.seats);
  if (kind !== undefined && !sound) faults.add("seats");
  const asked = kind === undefined || start === "" ? Number.NaN : number(start) * 60_000;
  const isStart = asked <= LATEST_START;
  if (kind !== undefined && start !== "" && !isStart) faults.add("start");
  const within = (text: string | undefined, length: number) => {
    const index = number(text);
    return kind !== undefined && index >= 0 && index < length ? index : 0;
  };

  const lines = names === "" ? [] : fromBase64(names).split("\n");
  const [title = "", leader = "", ...people] = lines.map(tidyText);
  if (people.length > seats.length || names.length > 0 !== lines.some((line) => line !== ""))
    faults.add("names");
  return {
    run: {
      ...fresh,
      title,
      leader,
      start: isStart ? asked : null,
      type: duty.types[number(type) - 1] ?? "",
      naming: within(naming, duty.parties.length),
      guide: within(guide, Math.max(1, duty.guides.length)),
      seats: seats.map((seat, place) => ({ ...seat, name: people[place] ?? "" })),
    },
    faults: [...faults],
  };
}
