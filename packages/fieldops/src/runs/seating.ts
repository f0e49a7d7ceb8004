import { bestAssignment } from "./assignment.ts";
import { roleFits } from "./combat-jobs.ts";
import { dutyOf, emptyRun } from "./duties.ts";
import { jobFor, nameKey, type Person, somebody, type Wish, wishFor } from "./people.ts";
import type { SeatRole } from "./seat-words.ts";
import type { Run, Seat } from "./types.ts";

export type WhyNot =
  | "askedBench"
  /** Their job could not be read, but others on the list gave theirs, so a seat would be a guess. */
  | "noJob"
  | "full"
  | "otherRoles"
  /** The free seats are for phantom jobs they do not have. */
  | "otherJobs";

export type Waiting = Readonly<{ person: Person; why: WhyNot }>;

/** All wishes after this one are worth the same. */
const LAST_WISH = 9;
const WISH = 10;
/** An offered task is worth less than any wish, so it only breaks ties. */
const TASK = 1;
/** Seating any number of unsure people is worth less than seating one who is sure to come. */
const UNSURE = 200;
const SURE = 100_000;
/** Outweighs everything else, as a tower fails without its required phantom jobs. */
const NEEDED = 100_000_000;

/** Prefers earlier sign-ups among equals. In total less than a task. */
const EARLIER = 1e-5;

/** Whether somebody is only seated in left-over seats: late, tentative, or with no job given. */
const isUnsure = ({ status, wishes, phantom }: Person) =>
  status !== "in" || (wishes.length === 0 && phantom.length === 0);

const saysJob = ({ wishes, phantom }: Person) => wishes.length + phantom.length > 0;

/**
 * Whether a player's job must be asked for first: it could not be read, but others on the list gave theirs.
 */
export function isJobAsked({ people }: Pick<Run, "people">, person: Person): boolean {
  return person.listed && !saysJob(person) && people.some((other) => other.listed && saysJob(other));
}

/** Records what somebody plays and puts them into the free seat that fits best, if any. */
export function answerJob(run: Run, name: string, wish: Wish): Run {
  const people = run.people.map((person) =>
    nameKey(person.name) === nameKey(name) ? { ...person, wishes: [wish] } : person,
  );
  const person = people.find((each) => nameKey(each.name) === nameKey(name));
  const seated = run.seats.some((seat) => nameKey(seat.name) === nameKey(name));
  if (person === undefined || seated) return { ...run, people };
  const worth = run.seats.map((seat) => (seat.name === "" ? worthOf(person, seat) : 0));
  const best = Math.max(0, ...worth);
  const place = best > 0 ? worth.indexOf(best) : -1;
  return {
    ...run,
    people,
    seats: run.seats.map((seat, at) => (at === place ? seatWith(seat, person) : seat)),
  };
}

/** 0 if they cannot take the seat. */
export function worthOf(person: Person, seat: Pick<Seat, "job" | "role" | "tasks">): number {
  const wish = wishFor(person, seat.role);
  if (wish < 0) return 0;
  if (seat.job !== null && !isNeeded(person, seat) && person.phantom.length > 0) return 0;
  const offered = seat.tasks.filter((task) => person.tasks.includes(task)).length;
  return seatWorth(person, seat) + WISH * (LAST_WISH - Math.min(LAST_WISH, wish)) + TASK * offered;
}

const isNeeded = ({ phantom }: Person, { job }: Pick<Seat, "job">) => job !== null && phantom.includes(job);

/** Value of having a seat at all, whatever their wishes. */
const seatWorth = (person: Person, seat: Pick<Seat, "job">) =>
  (isNeeded(person, seat) ? NEEDED : 0) + (isUnsure(person) ? UNSURE : SURE);

export const peopleByKey = (people: readonly Person[]): ReadonlyMap<string, Person> =>
  new Map(people.map((person) => [nameKey(person.name), person]));

/** Player of a seat, or `null`. A name typed in by hand may not be on the list. */
export function sitterOf(people: ReadonlyMap<string, Person>, { name }: Pick<Seat, "name">): Person | null {
  return name === "" ? null : (people.get(nameKey(name)) ?? somebody(name));
}

/** Everybody without a seat who is not absent, in list order. */
export function benchOf({ people, seats }: Pick<Run, "people" | "seats">): readonly Person[] {
  const seated = new Set(seats.map(({ name }) => nameKey(name)));
  return people.filter(({ name, status }) => status !== "absent" && !seated.has(nameKey(name)));
}

/** Clears `before` if a player returns to their own seat. */
export const seatWith = (seat: Seat, person: Person): Seat => ({
  ...seat,
  name: person.name,
  plays: jobFor(person, seat.role),
  before: nameKey(seat.before) === nameKey(person.name) ? "" : seat.before,
});

export const emptied = (seat: Seat): Seat => ({ ...seat, name: "", plays: null, before: "" });

const dropped = (seat: Seat): Seat => ({ ...emptied(seat), before: seat.name });

type Open = Readonly<{ seat: Seat; place: number }>;
type Seating = Readonly<{ seated: readonly Readonly<{ place: number; seat: Seat }>[]; worth: number }>;

/** Finds the best seating. Its `worth` counts who is seated, not which of their wishes they play. */
function seatIn(open: readonly Open[], waiting: readonly Person[]): Seating {
  // Seats are the rows, as a long list has far more people than seats.
  const worth = open.map(({ seat }) =>
    waiting.map((person, at) => {
      const value = worthOf(person, seat);
      return value > 0 ? value + EARLIER * (waiting.length - at) : 0;
    }),
  );
  const found = bestAssignment(worth).flatMap((column, row) => {
    const person = waiting[column];
    const place = open[row];
    return person === undefined || place === undefined ? [] : [{ person, ...place }];
  });
  return {
    seated: found.map(({ person, place, seat }) => ({ place, seat: seatWith(seat, person) })),
    worth: found.reduce((sum, { person, seat }) => sum + seatWorth(person, seat), 0),
  };
}

/**
 * Seats people from the bench without moving anybody. Priorities: seats that require a phantom job, then the
 * number of people who are sure to come, then of all others, then as few parties as possible, then wishes.
 * Skips people who asked for the bench or whose job must be asked for.
 */
export function seatWaiting(run: Run): Run {
  const open = run.seats.flatMap((seat, place) => (seat.name === "" ? [{ seat, place }] : []));
  const waiting = benchOf(run).filter((person) => person.status !== "bench" && !isJobAsked(run, person));
  if (open.length === 0 || waiting.length === 0) return run;
  const { partySize } = dutyOf(run.kind);
  const partyOf = (place: number) => Math.floor(place / partySize);
  const begun = new Set(run.seats.flatMap(({ name }, place) => (name === "" ? [] : [partyOf(place)])));
  const empty = [...new Set(open.map(({ place }) => partyOf(place)))].filter((party) => !begun.has(party));
  let best = seatIn(open, waiting);
  for (const [count] of empty.entries()) {
    const parties = new Set([...begun, ...empty.slice(0, count)]);
    const among = open.filter(({ place }) => parties.has(partyOf(place)));
    if (among.length < best.seated.length) continue;
    const fewer = seatIn(among, waiting);
    if (fewer.worth < best.worth) continue;
    best = fewer;
    break;
  }
  const seats = [...run.seats];
  for (const { place, seat } of best.seated) seats[place] = seat;
  return { ...run, seats };
}

export function reseatEveryone(run: Run): Run {
  return seatWaiting({ ...run, seats: run.seats.map((seat) => (seat.locked ? seat : emptied(seat))) });
}

export function whyWaiting({ people, seats }: Pick<Run, "people" | "seats">, person: Person): WhyNot {
  if (person.status === "bench") return "askedBench";
  if (isJobAsked({ people }, person)) return "noJob";
  const free = seats.filter(({ name }) => name === "");
  if (free.length === 0 || free.some((seat) => worthOf(person, seat) > 0)) return "full";
  return free.some((seat) => wishFor(person, seat.role) >= 0) ? "otherJobs" : "otherRoles";
}

export type Merged = Readonly<{
  run: Run;
  /** Not on the new list, or absent there. */
  left: readonly Readonly<{ name: string; place: number }>[];
}>;

/** Whether a list replaces the previous one, so that anybody missing from it has left, or adds to it. */
export type ListUse = "add" | "replace";

export type Overlap = Readonly<{
  /** People who are seated or on the bench and would be removed because the list does not name them. */
  lacking: readonly string[];
  /** The list names fewer than half of the board, so it probably contains late sign-ups to add. */
  isAddition: boolean;
}>;

/** `leaves`: whether a person missing from the list would be removed. */
export function overlapOf(
  board: readonly Readonly<{ name: string; leaves: boolean }>[],
  list: ReadonlySet<string>,
): Overlap {
  const missing = board.filter(({ name }) => !list.has(nameKey(name)));
  return {
    lacking: missing.filter(({ leaves }) => leaves).map(({ name }) => name),
    isAddition: 2 * (board.length - missing.length) < board.length,
  };
}

export function overlapWith(run: Run, list: readonly Person[]): Overlap {
  const byKey = peopleByKey(run.people);
  const seated = run.seats.flatMap(({ name, locked }) =>
    name === "" ? [] : [{ name, leaves: !locked && byKey.get(nameKey(name))?.listed === true }],
  );
  const waiting = benchOf(run).map(({ name, listed }) => ({ name, leaves: listed }));
  return overlapOf([...seated, ...waiting], new Set(list.map(({ name }) => nameKey(name))));
}

/**
 * Applies a sign-up list. Those absent on it lose their seats. With "replace", so does anybody missing from
 * it, except in locked seats or if typed in by hand.
 */
export function takeList(run: Run, list: readonly Person[], use: ListUse = "replace"): Merged {
  const byKey = peopleByKey(run.people);
  const next = peopleByKey(list);
  const left: { name: string; place: number }[] = [];
  const seats = run.seats.map((seat, place) => {
    if (seat.name === "" || seat.locked) return seat;
    const newer = next.get(nameKey(seat.name));
    const older = byKey.get(nameKey(seat.name));
    const stays = newer === undefined ? use === "add" || older?.listed !== true : newer.status !== "absent";
    if (stays) {
      const plays = newer === undefined ? seat.plays : (jobFor(newer, seat.role) ?? seat.plays);
      return { ...seat, plays };
    }
    left.push({ name: seat.name, place });
    return dropped(seat);
  });
  if (use === "add") {
    // Keep the order of earlier sign-ups.
    const known = run.people.map((person) => next.get(nameKey(person.name)) ?? person);
    const others = list.filter(({ name }) => !byKey.has(nameKey(name)));
    return { run: { ...run, people: [...known, ...others], seats }, left };
  }
  const seated = new Set(seats.map(({ name }) => nameKey(name)));
  const stayed = run.people.filter(
    ({ name, listed: fromList }) => !next.has(nameKey(name)) && (!fromList || seated.has(nameKey(name))),
  );
  return { run: { ...run, people: [...list, ...stayed], seats }, left };
}

export function dropOut(run: Run, place: number): Run {
  const seat = run.seats[place];
  if (seat === undefined || seat.name === "") return run;
  const key = nameKey(seat.name);
  const known = run.people.some(({ name }) => nameKey(name) === key);
  const people = known ? run.people : [...run.people, somebody(seat.name)];
  return {
    ...run,
    people: people.map((person) => (nameKey(person.name) === key ? { ...person, status: "absent" } : person)),
    seats: run.seats.with(place, dropped(seat)),
  };
}

/** `choice` is the 1-based index of the seat's role in their wishes, 0 if they have no wishes. */
export type Offer = Readonly<{ person: Person; choice: number }>;

/** The best candidates from the bench for a free seat, best first. Nobody left out is worth more there. */
export function offersFor(run: Run, place: number, count = 3): readonly Offer[] {
  const seat = run.seats[place];
  if (seat === undefined || seat.name !== "") return [];
  return benchOf(run)
    .map((person) => ({ person, worth: worthOf(person, seat) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ person }) => ({
      person,
      choice: person.wishes.length === 0 ? 0 : wishFor(person, seat.role) + 1,
    }));
}

export type RoleChange = Readonly<{ place: number; from: SeatRole; to: SeatRole; person: Person }>;

/**
 * Role changes of unlocked free seats, each of which lets one more person be seated. Seats that somebody on
 * the bench could take unchanged are skipped.
 */
export function proposeRoles(run: Run): readonly RoleChange[] {
  const after = seatWaiting(run);
  const free = after.seats.flatMap((seat, place) =>
    seat.name === "" && !seat.locked ? [{ seat, place }] : [],
  );
  const waiting = benchOf(after).filter(({ status }) => status !== "bench");
  const changes: RoleChange[] = [];
  for (const person of waiting) {
    const to = person.wishes[0]?.role;
    const at = free.findIndex(({ seat }) => seat.job === null || person.phantom.includes(seat.job));
    const found = free[at];
    if (to === undefined || found === undefined) continue;
    free.splice(at, 1);
    changes.push({ place: found.place, from: found.seat.role, to, person });
  }
  return changes;
}

export function changeRoles(run: Run, changes: readonly RoleChange[]): Run {
  const seats = [...seatWaiting(run).seats];
  for (const { place, to, person } of changes) {
    const seat = seats[place];
    if (seat !== undefined) seats[place] = seatWith({ ...seat, role: to }, person);
  }
  return { ...run, seats };
}

/** Swaps two players. If either does not play the other's role, swaps the seats with role, kit and tasks. */
export function swapSeats(run: Run, from: number, to: number): Run {
  const a = run.seats[from];
  const b = run.seats[to];
  if (a === undefined || b === undefined || from === to || (a.name === "" && b.name === "")) return run;
  const people = peopleByKey(run.people);
  const fits = (mover: Seat, seat: Seat) => {
    const person = sitterOf(people, mover);
    return (
      person === null ||
      wishFor(person, seat.role) >= 0 ||
      (mover.plays === null && roleFits(mover.role, seat.role))
    );
  };
  const moved = (mover: Seat, seat: Seat): Seat => {
    const person = sitterOf(people, mover);
    return person === null ? emptied(seat) : { ...seat, name: mover.name, plays: jobFor(person, seat.role) };
  };
  const seats = [...run.seats];
  const whole = !(fits(a, b) && fits(b, a));
  seats[from] = whole ? b : moved(b, a);
  seats[to] = whole ? a : moved(a, b);
  return { ...run, seats };
}

/** Seats a player and benches the previous one. The seat changes its role if they do not play it. */
export function takeSeat(run: Run, place: number, name: string): Run {
  const seat = run.seats[place];
  const person = sitterOf(peopleByKey(run.people), { name });
  if (seat === undefined || person === null) return run;
  const known = run.people.some((each) => nameKey(each.name) === nameKey(name));
  const role = wishFor(person, seat.role) >= 0 ? seat.role : (person.wishes[0]?.role ?? seat.role);
  const present: Person = person.status === "absent" ? { ...person, status: "in" } : person;
  const people = known
    ? run.people.map((each) => (nameKey(each.name) === nameKey(name) ? present : each))
    : [...run.people, present];
  const seats = run.seats.map((each) => (nameKey(each.name) === nameKey(name) ? emptied(each) : each));
  return { ...run, people, seats: seats.with(place, seatWith({ ...seat, role }, present)) };
}

export function toBench(run: Run, place: number): Run {
  const seat = run.seats[place];
  if (seat === undefined || seat.name === "") return run;
  const known = peopleByKey(run.people).has(nameKey(seat.name));
  const people = known ? run.people : [...run.people, somebody(seat.name)];
  return { ...run, people, seats: run.seats.with(place, emptied(seat)) };
}

export function partySeats({ kind, seats }: Pick<Run, "kind" | "seats">, party: number): readonly Seat[] {
  const { partySize } = dutyOf(kind);
  return seats.slice(party * partySize, (party + 1) * partySize);
}

/** The same people, kits and tasks for another evening, without start and passcodes. */
export function nextRun(run: Run): Run {
  const { passcodes, sent } = emptyRun(run.kind);
  const seats = run.seats.map((seat) => ({ ...seat, before: "" }));
  return { ...run, seats, start: null, passcodes, sent };
}
