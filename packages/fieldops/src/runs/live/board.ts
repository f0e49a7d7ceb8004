import { LATEST_START } from "../codec.ts";
import { combatJobs } from "../combat-jobs.ts";
import { dutyOf, emptyRun } from "../duties.ts";
import { nameKey, type Person, somebody } from "../people.ts";
import { runJobs, runTasks, seatRoles } from "../seat-words.ts";
import { tidyText } from "../tidy-text.ts";
import { eveningSteps, type Run, type RunKind, runKinds, type Seat } from "../types.ts";
import {
  BENCH,
  CHECK_IN_BEFORE,
  type CheckIn,
  isText,
  OUT,
  type PlayerField,
  picked,
  pickedList,
  playerValue,
  readCheckIn,
  readPasscodes,
  readPlayer,
} from "./fields.ts";
import { playerId } from "./player-id.ts";
import { type Entry, highestCount, type Json, mergeRegisters, type Registers } from "./registers.ts";
import { seatingOf } from "./seats.ts";

export type LiveRun = Readonly<{
  run: Run;
  /** By `nameKey` of the player. */
  checkIns: ReadonlyMap<string, CheckIn>;
  /** Players whose seat a later edit gave to somebody else. */
  displaced: readonly Readonly<{ name: string; wanted: number; by: string }>[];
  shared: boolean;
  paused: boolean;
  /** Minutes before the start at which sign-ups close automatically; null if a host closes them. */
  closes: number | null;
  checkIn: number;
}>;

/** When sign-ups close automatically (Unix ms); null if they do not. */
export const closesAt = ({ run, closes }: LiveRun): number | null =>
  run.start === null || closes === null ? null : run.start - closes * 60_000;

/** When check-in opens (Unix ms); null if the run has no start. */
export const checkInOpensAt = ({ run, checkIn }: LiveRun): number | null =>
  run.start === null ? null : run.start - checkIn * 60_000;

/** A new value of a register; `null` clears it. */
export type Change = Readonly<{ key: string; value: Json }>;

const textAt = (board: Registers, key: string): string => {
  const value = board.get(key)?.value;
  return isText(value, 400) ? value : "";
};
const numberAt = (board: Registers, key: string): number | null => {
  const value = board.get(key)?.value;
  return typeof value === "number" ? value : null;
};
const wholeAt = (board: Registers, key: string): number => numberAt(board, key) ?? 0;

export const kindOf = (board: Registers): RunKind => picked(runKinds, board.get("r/kind")?.value) ?? "drs";

function seatAt(board: Registers, place: number, fresh: Seat): Seat {
  const at = (field: string) => board.get(`s/${place}/${field}`)?.value;
  return {
    role: picked(seatRoles, at("role")) ?? fresh.role,
    job: picked(runJobs, at("job")) ?? null,
    plays: picked(combatJobs, at("plays")) ?? null,
    plan: textAt(board, `s/${place}/plan`),
    tasks: pickedList(runTasks, at("tasks")) ?? [],
    locked: at("locked") === true,
    name: "",
    before: textAt(board, `s/${place}/before`),
  };
}

/** Players of a board in order of sign-up. */
export function playersOf(board: Registers): readonly (PlayerField & Readonly<{ id: string }>)[] {
  return [...board]
    .flatMap(([key, { value }]) => {
      const player = key.startsWith("p/") ? readPlayer(value) : undefined;
      return player === undefined ? [] : [{ ...player, id: key.slice(2) }];
    })
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

/** Derives the run from a board's registers. Every player is in exactly one seat, on the bench, or absent. */
export function liveRunOf(board: Registers): LiveRun {
  const kind = kindOf(board);
  const fresh = emptyRun(kind);
  const seating = seatingOf(board, fresh.seats.length);
  const players = playersOf(board);
  const nameOf = new Map(players.map(({ id, person }) => [id, person.name]));
  const displaced = seating.displaced.flatMap(({ player, wanted, by }) => {
    const name = nameOf.get(player);
    return name === undefined ? [] : [{ name, wanted, by: nameOf.get(by) ?? "" }];
  });
  const outdone = new Set(seating.displaced.map(({ player }) => player));
  const people = players.flatMap(({ id, person, hand, gone }): Person[] => {
    const place = seating.places.get(id) ?? BENCH;
    if (place < 0 && !outdone.has(id) && gone) return [];
    if (place >= 0 && hand) return [];
    const status = place === OUT ? "absent" : person.status === "absent" ? "in" : person.status;
    return [{ ...person, status }];
  });
  const seats = fresh.seats.map((empty, place): Seat => {
    const seat = seatAt(board, place, empty);
    const name = nameOf.get(seating.sitters.get(place) ?? "") ?? "";
    if (name === "") return { ...seat, plays: null };
    return { ...seat, name, before: nameKey(seat.before) === nameKey(name) ? "" : seat.before };
  });
  const start = board.get("r/start")?.value;
  const hosts = readPasscodes(board.get("h/pass")?.value);
  const type = textAt(board, "r/type");
  const duty = dutyOf(kind);
  const within = (value: number, length: number) => (value < length ? value : 0);
  return {
    run: {
      ...fresh,
      title: textAt(board, "r/title"),
      leader: textAt(board, "r/leader"),
      start: typeof start === "number" && start * 60_000 <= LATEST_START ? start * 60_000 : null,
      type: duty.types.includes(type) ? type : "",
      naming: within(wholeAt(board, "r/naming"), duty.parties.length),
      guide: within(wholeAt(board, "r/guide"), Math.max(1, duty.guides.length)),
      seats,
      people,
      leaders: fresh.leaders.map((_, party) => textAt(board, `r/lead/${party}`)),
      passcodes: hosts ?? { main: textAt(board, "o/main"), support: textAt(board, "o/support") },
      sent: eveningSteps.filter((step) => board.get(`t/${step}`)?.value === true),
    },
    checkIns: new Map(
      players.flatMap(({ id, person }) => {
        const checkIn = readCheckIn(board.get(`in/${id}`)?.value);
        return checkIn === undefined ? [] : [[nameKey(person.name), checkIn] as const];
      }),
    ),
    displaced,
    shared: board.get("r/shared")?.value === true,
    paused: board.get("r/paused")?.value === true,
    closes: numberAt(board, "r/closes"),
    checkIn: numberAt(board, "r/checkIn") ?? CHECK_IN_BEFORE,
  };
}

const same = (a: Json | undefined, b: Json): boolean => JSON.stringify(a ?? null) === JSON.stringify(b);

const MAX_LINE = 60;

/** Tidies a line, but keeps a trailing space, as the user may still be typing. */
function shortLine(text: string): string {
  const tidy = tidyText(text);
  return text.length <= MAX_LINE && text.trim() === tidy ? text : tidy;
}

const keyOf = (name: string) => nameKey(tidyText(name));

/** Seat index, `BENCH` or `OUT` of everybody named in a run, by name key. */
function placesOf({ seats, people }: Run): ReadonlyMap<string, number> {
  const places = new Map(people.map(({ name, status }) => [keyOf(name), status === "absent" ? OUT : BENCH]));
  seats.forEach(({ name }, place) => {
    if (name !== "") places.set(keyOf(name), place);
  });
  return places;
}

export function changesTo(board: Registers, run: Run): readonly Change[] {
  const changes: Change[] = [];
  const set = (key: string, value: Json) => {
    if (!same(board.get(key)?.value, value)) changes.push({ key, value });
  };
  const orNull = (text: string): Json => (text === "" ? null : text);
  const line = (text: string) => orNull(shortLine(text));
  set("r/kind", run.kind);
  set("r/title", line(run.title));
  set("r/leader", line(run.leader));
  set("r/start", run.start === null ? null : Math.floor(run.start / 60_000));
  set("r/type", orNull(run.type));
  set("r/naming", run.naming === 0 ? null : run.naming);
  set("r/guide", run.guide === 0 ? null : run.guide);
  for (const [party, leader] of run.leaders.entries()) set(`r/lead/${party}`, line(leader));
  const { main, support } = run.passcodes;
  set("h/pass", main === "" && support === "" ? null : [main, support]);
  for (const step of eveningSteps) set(`t/${step}`, run.sent.includes(step) ? true : null);
  set("o/main", run.sent.includes("main") ? orNull(main) : null);
  set("o/support", run.sent.includes("support") ? orNull(support) : null);
  emptyRun(run.kind).seats.forEach((fresh, place) => {
    const seat = run.seats[place] ?? fresh;
    set(`s/${place}/role`, seat.role === fresh.role ? null : seat.role);
    set(`s/${place}/job`, seat.job);
    set(`s/${place}/plays`, seat.name === "" ? null : seat.plays);
    set(`s/${place}/plan`, orNull(seat.plan));
    set(`s/${place}/tasks`, seat.tasks.length === 0 ? null : seat.tasks);
    set(`s/${place}/locked`, seat.locked ? true : null);
    set(`s/${place}/before`, line(seat.before));
  });
  return [...changes, ...playerChanges(board, run)];
}

function playerChanges(board: Registers, run: Run): readonly Change[] {
  const changes: Change[] = [];
  const known = new Map(playersOf(board).map((player) => [player.id, player]));
  let order = Math.max(0, ...[...known.values()].map((player) => player.order));
  const wanted = new Map<string, Readonly<{ person: Person; hand: boolean }>>();
  const want = (person: Person, hand: boolean) => {
    const name = tidyText(person.name);
    const id = playerId(name);
    if (name !== "" && !wanted.has(id)) wanted.set(id, { person: { ...person, name }, hand });
  };
  for (const person of run.people) want(person, false);
  for (const { name } of run.seats) want(somebody(name), true);
  for (const [id, { person, hand }] of wanted) {
    const before = known.get(id);
    // Absence is stored as the place (`OUT`), so that a drop-out changes one register.
    const status = person.status === "absent" ? (before?.person.status ?? "in") : person.status;
    const kept = before?.order ?? Math.min(++order, 1_000_000);
    const value = playerValue({ person: { ...person, status }, order: kept, hand, gone: false });
    if (!same(board.get(`p/${id}`)?.value, value)) changes.push({ key: `p/${id}`, value });
  }
  for (const [id, player] of known)
    if (!wanted.has(id) && !player.gone)
      changes.push({ key: `p/${id}`, value: playerValue({ ...player, gone: true }) });
  return [...changes, ...claimChanges(mergeRegisters(board, stamped(board, changes)), run, board)];
}

/** Turns changes into entries that win over the board, to preview their result. */
function stamped(board: Registers, changes: readonly Change[]): readonly Entry[] {
  const count = highestCount(board) + 1;
  return changes.map((change) => ({ ...change, count, actor: "" }));
}

function claimChanges(next: Registers, run: Run, board: Registers): readonly Change[] {
  const seats = emptyRun(run.kind).seats.length;
  const before = seatingOf(board, emptyRun(kindOf(board)).seats.length).places;
  const places = placesOf(run);
  const changes: Change[] = [];
  for (const [id, place] of wantedPlaces(next, places)) {
    const from = before.get(id);
    if (from === place) continue;
    if (from === undefined && place === BENCH) continue;
    changes.push({ key: `at/${id}`, value: [place, from ?? BENCH] });
  }
  return [...changes, ...settle(next, changes, seats, places)];
}

const wantedPlaces = (board: Registers, places: ReadonlyMap<string, number>) =>
  playersOf(board).map(({ id, person }) => [id, places.get(keyOf(person.name)) ?? BENCH] as const);

/** Pins players whom the changes would otherwise move, e.g. back into a seat they once lost. */
function settle(
  board: Registers,
  changes: readonly Change[],
  seats: number,
  places: ReadonlyMap<string, number>,
): readonly Change[] {
  const more = new Map<string, Change>();
  for (let round = 0; round < 3; round++) {
    const now = seatingOf(
      mergeRegisters(board, stamped(board, [...changes, ...more.values()])),
      seats,
    ).places;
    const stray = wantedPlaces(board, places).filter(([id, place]) => (now.get(id) ?? BENCH) !== place);
    if (stray.length === 0) break;
    for (const [id, place] of stray) more.set(id, { key: `at/${id}`, value: [place, place] });
  }
  return [...more.values()].filter(({ key }) => !changes.some((change) => change.key === key));
}
