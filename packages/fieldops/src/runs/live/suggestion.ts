import { nameKey, type Person, wishFor } from "../people.ts";
import type { RunJob } from "../seat-words.ts";
import { type WhyNot, whyWaiting, worthOf } from "../seating.ts";
import type { Run } from "../types.ts";

/**
 * `choice` is the 1-based index of the seat's role in the player's wishes, 0 if they have no wishes. `job` is
 * the seat's phantom job, if they have it.
 */
export type Suggestion =
  | Readonly<{ to: "seat"; place: number; choice: number; job: RunJob | null }>
  | Readonly<{ to: "bench"; why: WhyNot }>;

export function suggestionFor(run: Run, person: Person): Suggestion {
  if (person.status === "bench") return { to: "bench", why: "askedBench" };
  let best = -1;
  let most = 0;
  run.seats.forEach((seat, place) => {
    const worth = seat.name === "" && !seat.locked ? worthOf(person, seat) : 0;
    if (worth > most) {
      most = worth;
      best = place;
    }
  });
  const seat = run.seats[best];
  if (seat === undefined) return { to: "bench", why: whyWaiting(run, person) };
  const job = seat.job !== null && person.phantom.includes(seat.job) ? seat.job : null;
  const choice = person.wishes.length === 0 ? 0 : wishFor(person, seat.role) + 1;
  return { to: "seat", place: best, choice, job };
}

/** Candidates for a seat whose player is missing: those who have checked in first, then by worth. */
export function benchFor(run: Run, place: number, isHere: (person: Person) => boolean): readonly Person[] {
  const seat = run.seats[place];
  if (seat === undefined) return [];
  const seated = new Set(run.seats.map(({ name }) => nameKey(name)));
  return run.people
    .filter(({ name, status }) => status !== "absent" && !seated.has(nameKey(name)))
    .map((person) => ({ person, here: isHere(person), worth: worthOf(person, seat) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => Number(b.here) - Number(a.here) || b.worth - a.worth)
    .map(({ person }) => person);
}
