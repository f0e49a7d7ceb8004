import { type CombatJob, combatJobs, roleOfJob } from "../combat-jobs.ts";
import type { Person, Wish } from "../people.ts";
import {
  type RunJob,
  type RunTask,
  runJobs,
  runTasks,
  type SeatRole,
  type SignUpStatus,
  seatRoles,
  signUpStatuses,
} from "../seat-words.ts";
import { tidyText } from "../tidy-text.ts";
import { eveningSteps, type Passcodes, runKinds } from "../types.ts";
import type { Json } from "./registers.ts";

/*
 * Keys of a run's registers, and readers of their values. `r/…`: facts of the run. `s/<seat>/…`: one field of
 * a seat. `p/<id>`: a player. `at/<id>`: their place. `in/<id>`: their check-in. `t/<step>`: whether its post
 * was sent. `o/main`, `o/support`: passcodes that were posted. `h/…`: readable by hosts only. `null` is a
 * cleared value.
 */

const MAX_PLAN_LENGTH = 400;
const MAX_NOTE_LENGTH = 300;
const MAX_WISHES = 12;

export const picked = <T extends string>(list: readonly T[], value: Json | undefined): T | undefined =>
  list.find((each) => each === value);

/** Undefined unless every entry is known. */
export function pickedList<T extends string>(
  list: readonly T[],
  value: Json | undefined,
): readonly T[] | undefined {
  if (!Array.isArray(value) || value.length > list.length) return undefined;
  const read = value.flatMap((each: Json) => picked(list, each) ?? []);
  return read.length === value.length ? read : undefined;
}

export const isText = (value: Json | undefined, longest = 60): value is string =>
  typeof value === "string" && value.length <= longest;
const isTidy = (value: Json | undefined): value is string => isText(value) && tidyText(value) === value;
/** A tidy line, possibly with a trailing space while somebody is typing. */
const isLine = (value: Json | undefined): value is string =>
  isText(value) && tidyText(value) === value.trim();
const isWhole = (value: Json | undefined, from: number, to: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= from && value <= to;

/** A wish as one word: a job, or `@` and a role. */
export const wishWord = ({ role, job }: Wish): string => job ?? `@${role}`;

export function readWish(value: Json | undefined): Wish | undefined {
  if (typeof value !== "string") return undefined;
  if (value.startsWith("@")) {
    const role: SeatRole | undefined = picked(seatRoles, value.slice(1));
    return role === undefined ? undefined : { role, job: null };
  }
  const job: CombatJob | undefined = picked(combatJobs, value);
  return job === undefined ? undefined : { role: roleOfJob(job), job };
}

export function readWishes(value: Json | undefined): readonly Wish[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_WISHES) return undefined;
  const read = value.flatMap((each: Json) => readWish(each) ?? []);
  return read.length === value.length ? read : undefined;
}

/** `hand`: named in a seat but not on the list. `gone`: off the list, unless they have a seat. */
export type PlayerField = Readonly<{ person: Person; order: number; hand: boolean; gone: boolean }>;

/** Players beyond this order share it. */
const MAX_ORDER = 1_000_000;

export const playerValue = ({ person, order, hand, gone }: PlayerField): Json => [
  tidyText(person.name),
  person.status,
  person.wishes.slice(0, MAX_WISHES).map(wishWord),
  person.phantom,
  person.tasks,
  order,
  (person.listed ? 1 : 0) + (hand ? 2 : 0) + (gone ? 4 : 0),
];

export function readPlayer(value: Json | undefined): PlayerField | undefined {
  if (!Array.isArray(value)) return undefined;
  const [name, statusWord, wishWords, phantomWords, taskWords, order, flags]: readonly Json[] = value;
  const status: SignUpStatus | undefined = picked(signUpStatuses, statusWord);
  const wishes = readWishes(wishWords);
  const phantom: readonly RunJob[] | undefined = pickedList(runJobs, phantomWords);
  const tasks: readonly RunTask[] | undefined = pickedList(runTasks, taskWords);
  if (!isTidy(name) || name === "" || status === undefined || !wishes || !phantom || !tasks) return undefined;
  if (!isWhole(order, 0, MAX_ORDER) || !isWhole(flags, 0, 7)) return undefined;
  const person: Person = { name, status, wishes, phantom, tasks, listed: flags % 2 === 1 };
  return { person, order, hand: Math.floor(flags / 2) % 2 === 1, gone: flags >= 4 };
}

/** Places of players without a seat: on the bench, or dropped out. */
export const BENCH = -1;
export const OUT = -2;
export const MAX_SEATS = 64;

/** The seat a player was put in, and their place before, to which they return if they lose the seat. */
export type Claim = Readonly<{ seat: number; before: number }>;

export function readClaim(value: Json | undefined): Claim | undefined {
  if (!Array.isArray(value)) return undefined;
  const [seat, before]: readonly Json[] = value;
  const sound = isWhole(seat, OUT, MAX_SEATS - 1) && isWhole(before, OUT, MAX_SEATS - 1);
  return sound ? { seat, before } : undefined;
}

/** `late` in minutes, `at` in minutes since the Unix epoch. */
export const checkInKinds = ["here", "late", "no"] as const;
export type CheckInKind = (typeof checkInKinds)[number];
export type CheckIn = Readonly<{ kind: CheckInKind; late: number; at: number }>;
/** Minutes. */
export const MAX_LATE = 240;
/** The year 3871. Rejects ms passed as minutes, which would outrank every later check-in. */
const MAX_CHECK_IN_MINUTE = 1_000_000_000;

/** Maximum minutes before the start at which sign-ups can close or check-in can open. */
export const MAX_BEFORE = 14 * 24 * 60;
/** Default minutes before the start at which check-in opens. */
export const CHECK_IN_BEFORE = 60;

export function readCheckIn(value: Json | undefined): CheckIn | undefined {
  if (!Array.isArray(value)) return undefined;
  const [kindWord, late, at]: readonly Json[] = value;
  const kind: CheckInKind | undefined = picked(checkInKinds, kindWord);
  const sound = isWhole(late, 0, MAX_LATE) && isWhole(at, 0, MAX_CHECK_IN_MINUTE);
  return kind !== undefined && sound ? { kind, late, at } : undefined;
}

export const slotKinds = ["signUp", "withdrawn", "checkIn"] as const;
export type SlotKind = (typeof slotKinds)[number];

/**
 * Hosts' note of what they last read in a slot. `time`: Unix ms by the player's clock; anything older is
 * rejected. `mark`: identifies the sealed text, so that the player knows that it was read. `signer`: start of
 * the key that signed it; later texts must be signed by the same key. All hosts who read the slot write the
 * same note.
 */
export type SignUpNote = Readonly<{ time: number; mark: string; signer: string; kind: SlotKind }>;

export const signUpNoteValue = ({ time, mark, signer, kind }: SignUpNote): Json => [time, mark, signer, kind];

export function readSignUpNote(value: Json | undefined): SignUpNote | undefined {
  if (!Array.isArray(value)) return undefined;
  const [time, mark, signer, kindWord]: readonly Json[] = value;
  const kind: SlotKind | undefined = picked(slotKinds, kindWord);
  const sound = isWhole(time, 0, Number.MAX_SAFE_INTEGER) && isText(mark, 12) && isText(signer, 12);
  return kind !== undefined && sound ? { time, mark, signer, kind } : undefined;
}

/**
 * What a host did with a sign-up; "seat" is not a sign-up but the slot of a seated player. `player` is the id
 * of the accepted player, "" if there is none. `time` is that of the sign-up.
 */
export const decisions = ["taken", "left", "seat"] as const;
export type DecisionNote = Readonly<{ decision: (typeof decisions)[number]; player: string; time: number }>;

export const decisionValue = ({ decision, player, time }: DecisionNote): Json => [decision, player, time];

export function readDecision(value: Json | undefined): DecisionNote | undefined {
  if (!Array.isArray(value)) return undefined;
  const [word, player, time]: readonly Json[] = value;
  const decision = picked(decisions, word);
  const sound = isText(player, 12) && isWhole(time, 0, Number.MAX_SAFE_INTEGER);
  return decision !== undefined && sound ? { decision, player, time } : undefined;
}

export function readPasscodes(value: Json | undefined): Passcodes | undefined {
  if (!Array.isArray(value)) return undefined;
  const [main, support]: readonly Json[] = value;
  return isPasscode(main) && isPasscode(support) ? { main, support } : undefined;
}

const isPasscode = (value: Json | undefined): value is string =>
  typeof value === "string" && /^(?:\d{4})?$/.test(value);

/** World, times, company, note, and pairs of owned item and count. */
export const isDetails = (value: Json): boolean => {
  if (!Array.isArray(value) || value.length > 5) return false;
  const [world, times, company, note, owns]: readonly Json[] = value;
  return (
    [world, times, company].every(isTidy) &&
    isText(note, MAX_NOTE_LENGTH) &&
    Array.isArray(owns) &&
    owns.length <= 12 &&
    owns.every((each: Json) => Array.isArray(each) && isText(each[0]) && isWhole(each[1], 1, 99_999))
  );
};

type Taken = (value: Json) => boolean;

const PLACE = "(?:[0-9]|[1-5][0-9]|6[0-3])";
const PLAYER = "[0-9a-z]{6,12}";
const SLOT = "[\\w-]{22}";

const registerKinds: readonly (readonly [RegExp, Taken])[] = [
  [/^r\/(?:title|leader)$/, isLine],
  [/^r\/start$/, (value) => isWhole(value, 0, 8.64e15 / 60_000)],
  [/^r\/kind$/, (value) => picked(runKinds, value) !== undefined],
  [/^r\/type$/, (value) => isText(value, 30)],
  [/^r\/(?:naming|guide)$/, (value) => isWhole(value, 0, 20)],
  [/^r\/lead\/(?:[0-9]|1[0-5])$/, isLine],
  [/^r\/(?:closes|checkIn)$/, (value) => isWhole(value, 0, MAX_BEFORE)],
  [/^r\/(?:paused|shared)$/, (value) => typeof value === "boolean"],
  [/^r\/inbox$/, (value) => typeof value === "string" && /^[\w-]{22}$/.test(value)],
  [/^r\/box$/, (value) => typeof value === "string" && /^[\w-]{43}$/.test(value)],
  [new RegExp(`^s/${PLACE}/role$`), (value) => picked(seatRoles, value) !== undefined],
  [new RegExp(`^s/${PLACE}/job$`), (value) => picked(runJobs, value) !== undefined],
  [new RegExp(`^s/${PLACE}/plays$`), (value) => picked(combatJobs, value) !== undefined],
  [new RegExp(`^s/${PLACE}/plan$`), (value) => isText(value, MAX_PLAN_LENGTH) && /^[\w/+=-]*$/.test(value)],
  [new RegExp(`^s/${PLACE}/tasks$`), (value) => pickedList(runTasks, value) !== undefined],
  [new RegExp(`^s/${PLACE}/locked$`), (value) => typeof value === "boolean"],
  [new RegExp(`^s/${PLACE}/before$`), isLine],
  [new RegExp(`^p/${PLAYER}$`), (value) => readPlayer(value) !== undefined],
  [new RegExp(`^at/${PLAYER}$`), (value) => readClaim(value) !== undefined],
  [new RegExp(`^in/${PLAYER}$`), (value) => readCheckIn(value) !== undefined],
  [new RegExp(`^t/(?:${eveningSteps.join("|")})$`), (value) => typeof value === "boolean"],
  [/^o\/(?:main|support)$/, isPasscode],
  [/^h\/pass$/, (value) => readPasscodes(value) !== undefined],
  [new RegExp(`^h/su/${SLOT}$`), (value) => readSignUpNote(value) !== undefined],
  [new RegExp(`^h/de/${SLOT}$`), (value) => readDecision(value) !== undefined],
  [/^h\/moved$/, (value) => typeof value === "boolean"],
  [new RegExp(`^h/no/${PLAYER}$`), isDetails],
];

/** Boards reject entries that fail this. */
export function isRegister(key: string, value: Json): boolean {
  const taken = registerKinds.find(([pattern]) => pattern.test(key))?.[1];
  return taken !== undefined && (value === null || taken(value));
}
