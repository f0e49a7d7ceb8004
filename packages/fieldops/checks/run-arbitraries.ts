import fc from "fast-check";
import { combatJobs, roleOfJob } from "../src/runs/combat-jobs.ts";
import { dutyOf, emptyRun } from "../src/runs/duties.ts";
import { nameKey, type Person, type Wish } from "../src/runs/people.ts";
import { runJobs, runTasks, seatRoles, signUpStatuses } from "../src/runs/seat-words.ts";
import { tidyText } from "../src/runs/tidy-text.ts";
import { eveningSteps, type Run, runKinds, type Seat } from "../src/runs/types.ts";

export const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.constantFrom(...combatJobs).map((job) => ({ role: roleOfJob(job), job })),
  fc.constantFrom(...seatRoles).map((role) => ({ role, job: null })),
);

export const shortName = fc.string({ unit: "grapheme", maxLength: 40 }).map(tidyText);

export const person = (name: fc.Arbitrary<string>): fc.Arbitrary<Person> =>
  fc.record({
    name,
    wishes: fc.uniqueArray(wish, { maxLength: 4, selector: ({ role, job }) => job ?? role }),
    phantom: fc.uniqueArray(fc.constantFrom(...runJobs), { maxLength: 3 }),
    tasks: fc.subarray([...runTasks]),
    status: fc.constantFrom(...signUpStatuses),
    listed: fc.boolean(),
  });

export const people = (most: number): fc.Arbitrary<readonly Person[]> =>
  fc.uniqueArray(person(shortName.filter((name) => name !== "")), {
    maxLength: most,
    selector: ({ name }) => nameKey(name),
  });

const seat: fc.Arbitrary<Seat> = fc.record({
  role: fc.constantFrom(...seatRoles),
  job: fc.option(fc.constantFrom(...runJobs)),
  plays: fc.option(fc.constantFrom(...combatJobs)),
  plan: fc.constantFrom("", "lynn/anyprog/tank", "c/RDF6MUkx", "healer/standard"),
  tasks: fc.subarray([...runTasks]),
  locked: fc.boolean(),
  name: fc.constant(""),
  before: fc.oneof(fc.constant(""), shortName),
});

/** A run in which everyone seated is on the list. */
export const run: fc.Arbitrary<Run> = fc.constantFrom(...runKinds).chain((kind) => {
  const { guides, parties, types } = dutyOf(kind);
  const size = emptyRun(kind).seats.length;
  const passcode = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, "0"));
  return fc
    .record({
      kind: fc.constant(kind),
      title: shortName,
      leader: shortName,
      start: fc.option(fc.integer({ min: 0, max: 60_000_000 }).map((minutes) => minutes * 60_000)),
      type: fc.constantFrom("", ...types),
      naming: fc.nat(parties.length - 1),
      guide: fc.nat(Math.max(0, guides.length - 1)),
      seats: fc.array(seat, { minLength: size, maxLength: size }),
      people: people(20),
      leaders: fc.array(shortName, {
        minLength: emptyRun(kind).leaders.length,
        maxLength: emptyRun(kind).leaders.length,
      }),
      passcodes: fc.record({ main: passcode, support: passcode }),
      sent: fc.subarray([...eveningSteps]),
      places: fc.uniqueArray(fc.nat(size - 1), { minLength: 20, maxLength: 20 }),
    })
    .map(({ places, ...given }) => {
      const seated = new Map(
        given.people.flatMap(({ name }, index) => (index % 3 === 2 ? [] : [[places[index], name] as const])),
      );
      return {
        ...given,
        seats: given.seats.map((each, place) => {
          const name = seated.get(place) ?? "";
          return { ...each, name, before: name === "" ? "" : each.before };
        }),
      };
    });
});
