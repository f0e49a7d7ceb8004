import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { people, run } from "../../checks/run-arbitraries.ts";
import { decodeRun, encodeNames, encodeRun } from "./codec.ts";
import { combatJobs, roleFits, roleOfJob } from "./combat-jobs.ts";
import { emptyRun } from "./duties.ts";
import { jobFor, nameKey, type Person } from "./people.ts";
import { seatRoles } from "./seat-words.ts";
import {
  answerJob,
  benchOf,
  changeRoles,
  dropOut,
  isJobAsked,
  nextRun,
  offersFor,
  overlapWith,
  proposeRoles,
  reseatEveryone,
  seatWaiting,
  swapSeats,
  takeList,
  takeSeat,
  whyWaiting,
  worthOf,
} from "./seating.ts";
import { type Run, runKinds, type Seat } from "./types.ts";

const names = ({ seats }: Run) => seats.map(({ name }) => name);
const who = (name: string, wishes: Person["wishes"], more: Partial<Person> = {}): Person => ({
  name,
  wishes,
  phantom: [],
  tasks: [],
  status: "in",
  listed: true,
  ...more,
});
const as = (...jobs: readonly (typeof combatJobs)[number][]) =>
  jobs.map((job) => ({ role: roleOfJob(job), job }));

function bruteForce(
  seats: readonly Seat[],
  waiting: readonly Person[],
  at = 0,
  taken: ReadonlySet<number> = new Set(),
): number {
  const first = waiting[at];
  if (first === undefined) return 0;
  return Math.max(
    bruteForce(seats, waiting, at + 1, taken),
    ...seats.map((seat, place) =>
      taken.has(place) || worthOf(first, seat) === 0
        ? 0
        : worthOf(first, seat) + bruteForce(seats, waiting, at + 1, new Set([...taken, place])),
    ),
  );
}

const evening = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    who(`Player ${at}`, as(combatJobs[(at * 7) % 21] ?? "pld", combatJobs[(at * 11 + 3) % 21] ?? "whm")),
  );

describe("sign-ups without a readable job", () => {
  const list = [who("Pia", as("pld")), who("Mystery", []), who("Lou", as("whm"))];
  const start: Run = { ...emptyRun("drs"), people: list };
  it("a sign-up without a job waits on the bench until its job is answered", () => {
    const seated = seatWaiting(start);
    const waiting = benchOf(seated);
    expect(waiting.map(({ name }) => name)).toEqual(["Mystery"]);
    expect(waiting.map((person) => whyWaiting(seated, person))).toEqual(["noJob"]);
    const answered = answerJob(seated, "mystery", { role: "caster", job: "blm" });
    expect(benchOf(answered)).toEqual([]);
    const at = answered.seats.findIndex(({ name }) => name === "Mystery");
    expect(answered.seats[at]).toMatchObject({ role: "caster", plays: "blm" });
    expect(answered.seats.filter((_, place) => place !== at)).toEqual(
      seated.seats.filter((_, place) => place !== at),
    );
  });
  it("seatWaiting seats jobless people if all are jobless or typed in by hand", () => {
    const bare = seatWaiting({ ...start, people: [who("Pia", []), who("Lou", [])] });
    expect(benchOf(bare)).toEqual([]);
    const byHand = seatWaiting({ ...start, people: [...list, who("Max", [], { listed: false })] });
    expect(benchOf(byHand).map(({ name }) => name)).toEqual(["Mystery"]);
  });
  it("answerJob keeps the person on the bench if all seats are taken", () => {
    const seats = start.seats.map((seat, place) => ({ ...seat, name: `Sitter ${place}` }));
    const full = answerJob({ ...start, seats }, "Mystery", { role: "tank", job: "war" });
    expect(full.seats).toEqual(seats);
    expect(full.people[1]?.wishes).toEqual([{ role: "tank", job: "war" }]);
  });
});

describe("seating the bench", () => {
  it("seatWaiting finds the best total fit without moving seated players", () => {
    const small = fc.record({
      run,
      waiting: people(4),
      free: fc.uniqueArray(fc.nat(47), { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(small, ({ run: given, waiting, free }) => {
        const seats = given.seats.map((seat, place) => ({
          ...seat,
          name: free.includes(place) ? "" : `Sitter ${place}`,
        }));
        const before: Run = { ...given, seats, people: waiting };
        const after = seatWaiting(before);
        const coming = waiting.filter(
          (person) => person.status !== "absent" && person.status !== "bench" && !isJobAsked(before, person),
        );
        let sum = 0;
        after.seats.forEach((seat, place) => {
          const sitter = coming.find(({ name }) => name === seat.name);
          if (!free.includes(place)) expect(seat).toEqual(seats[place]);
          else if (sitter === undefined) expect(seat.name).toBe("");
          if (!free.includes(place) || sitter === undefined) return;
          expect(worthOf(sitter, seat)).toBeGreaterThan(0);
          expect(seat.plays).toBe(jobFor(sitter, seat.role));
          sum += worthOf(sitter, seat);
        });
        expect(sum).toBe(
          bruteForce(
            seats.filter(({ name }) => name === ""),
            coming,
          ),
        );
      }),
      { seed: 62, numRuns: 60 },
    );
  });

  it("seatWaiting fills every seat of each duty without absent or bench players", () => {
    for (const kind of runKinds) {
      const fresh = emptyRun(kind);
      const list = seatRoles.slice(2).flatMap((_, at) =>
        Array.from({ length: 40 }, (__, number) =>
          who(`${at} ${number}`, as(combatJobs[[0, 4, 8, 14, 17][at] ?? 0] ?? "pld"), {
            status: number === 0 ? "absent" : number === 1 ? "bench" : "in",
          }),
        ),
      );
      const { run: taken } = takeList(fresh, list.slice(0, 160));
      const seated = seatWaiting({ ...taken, people: list });
      expect(names(seated).every((name) => name !== "")).toBe(true);
      expect(names(seated).filter((name) => / [01]$/.test(name))).toEqual([]);
    }
  });

  it("seatWaiting fills the needed parties before it starts another", () => {
    const parties = fc.constantFrom(...runKinds).chain((kind) => {
      const { seats, leaders } = emptyRun(kind);
      return fc.integer({ min: 1, max: leaders.length }).chain((count) => {
        const needed = seats.slice(0, (seats.length / leaders.length) * count);
        const taken = fc
          .shuffledSubarray([...needed], { minLength: 1 })
          .chain((some) =>
            fc.tuple(
              ...some.map(({ role }) =>
                fc
                  .tuple(
                    fc.constantFrom(...combatJobs.filter((job) => roleFits(roleOfJob(job), role))),
                    fc.subarray([...combatJobs], { maxLength: 2 }),
                    fc.boolean(),
                  )
                  .map(([job, others, first]) => (first ? [job, ...others] : [...others, job])),
              ),
            ),
          );
        return fc.record({ kind: fc.constant(kind), size: fc.constant(needed.length), jobs: taken });
      });
    });
    fc.assert(
      fc.property(parties, ({ kind, size, jobs }) => {
        const list = jobs.map((job, at) => who(`Player ${at}`, as(...job)));
        const seated = names(seatWaiting({ ...emptyRun(kind), people: list }));
        expect(seated.filter((name) => name !== "")).toHaveLength(jobs.length);
        expect(seated.slice(size).filter((name) => name !== "")).toEqual([]);
      }),
      { seed: 70, numRuns: 80 },
    );
  });

  it("seatWaiting seats sure sign-ups before late, tentative and jobless ones", () => {
    const fresh = emptyRun("drs");
    const three: Run = { ...fresh, seats: fresh.seats.slice(0, 2) };
    const list = [
      who("Perhaps", as("pld"), { status: "tentative" }),
      who("Says nothing", []),
      who("Late", as("war"), { status: "late" }),
      who("Sure", as("drk")),
    ];
    const one = seatWaiting({ ...three, seats: three.seats.slice(0, 1), people: list });
    expect(names(one)).toEqual(["Sure"]);
    expect(names(seatWaiting({ ...three, people: list }))).toContain("Sure");
  });

  it("reseatEveryone leaves locked seats alone", () => {
    fc.assert(
      fc.property(run, (given) => {
        const anew = reseatEveryone(given);
        given.seats.forEach((seat, place) => {
          if (seat.locked && seat.name !== "") expect(anew.seats[place]).toEqual(seat);
        });
      }),
      { seed: 63 },
    );
  });
});

describe("replacing or extending the list of sign-ups", () => {
  it("a newer list frees only the seats of people missing from it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...runKinds),
        fc.uniqueArray(fc.nat(59), { minLength: 1, maxLength: 5 }),
        (kind, gone) => {
          const list = evening(60);
          const first = seatWaiting(takeList(emptyRun(kind), list).run);
          const { run: taken, left } = takeList(
            first,
            list.filter((_, at) => !gone.includes(at)),
          );
          const out = new Set(gone.map((at) => `Player ${at}`));
          expect(new Set(left.map(({ name }) => name))).toEqual(
            new Set(names(first).filter((name) => out.has(name))),
          );
          const second = seatWaiting(taken);
          names(first).forEach((name, place) => {
            if (name !== "" && !out.has(name)) expect(names(second)[place]).toBe(name);
            if (out.has(name)) expect(names(second)[place]).not.toBe(name);
          });
        },
      ),
      { seed: 64, numRuns: 40 },
    );
  });

  it("a seat remembers who dropped out until the next run", () => {
    const list = [who("Aya Sol", as("pld")), who("Bram Ostler", as("war"), { status: "bench" })];
    const two: Run = { ...emptyRun("drs"), seats: emptyRun("drs").seats.slice(0, 1) };
    const full = seatWaiting({ ...two, people: list });
    const replaced = takeSeat(dropOut(full, 0), 0, "Bram Ostler");
    expect(replaced.seats[0]).toMatchObject({ name: "Bram Ostler", before: "Aya Sol" });
    expect(takeSeat(dropOut(full, 0), 0, "Aya Sol").seats[0]?.before).toBe("");
    expect(nextRun(replaced).seats[0]?.before).toBe("");
    const newer = takeList(full, [who("Bram Ostler", as("war"))]).run;
    expect(seatWaiting(newer).seats[0]).toMatchObject({ name: "Bram Ostler", before: "Aya Sol" });
    expect(reseatEveryone(replaced).seats[0]?.before).toBe("");
  });

  it("a list of 400 sign-ups stays complete on the board and in the link", () => {
    const list = evening(400);
    const { run: taken } = takeList(emptyRun("drs"), list);
    const full = seatWaiting(taken);
    expect(full.people.map(({ name }) => name)).toEqual(list.map(({ name }) => name));
    expect(takeList(full, list).left).toEqual([]);
    const linked = decodeRun(encodeRun(full), encodeNames(full));
    expect(linked.run.people.map(({ name }) => name).toSorted()).toEqual(
      list.map(({ name }) => name).toSorted(),
    );
  });

  it("an added list keeps all seats and appends new people to the end", () => {
    fc.assert(
      fc.property(fc.constantFrom(...runKinds), fc.nat(40), fc.nat(40), (kind, from, count) => {
        const list = evening(40);
        const first = seatWaiting(takeList(emptyRun(kind), list).run);
        const late = [...list.slice(from, from + 3), ...evening(40 + count).slice(40)];
        const { run: added, left } = takeList(first, late, "add");
        expect(left).toEqual([]);
        expect(names(added)).toEqual(names(first));
        expect(added.people.map(({ name }) => name)).toEqual(evening(40 + count).map(({ name }) => name));
      }),
      { seed: 68, numRuns: 40 },
    );
    const list = evening(8);
    const first = seatWaiting(takeList(emptyRun("drs"), list).run);
    const out = takeList(first, [who("Player 0", [], { status: "absent" })], "add");
    expect(out.left.map(({ name }) => name)).toEqual(["Player 0"]);
    expect(names(out.run).filter((name) => name !== "")).toHaveLength(7);
  });

  it("overlapWith lists exactly the people who would lose their place", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...runKinds),
        fc.subarray(Array.from({ length: 60 }, (_, at) => at)),
        fc.nat(47),
        (kind, kept, lockedAt) => {
          const list = evening(60);
          const seated = seatWaiting(takeList(takeSeat(emptyRun(kind), 0, "By Hand"), list).run);
          const first: Run = {
            ...seated,
            seats: seated.seats.map((seat, place) => ({ ...seat, locked: place === lockedAt })),
          };
          const next = list.filter((_, at) => kept.includes(at));
          const { lacking, isAddition } = overlapWith(first, next);
          const after = takeList(first, next).run;
          const on = (run: Run) => new Set([...names(run), ...benchOf(run).map(({ name }) => name)]);
          const there = on(after);
          expect(lacking.toSorted()).toEqual([...on(first)].filter((name) => !there.has(name)).toSorted());
          expect(isAddition).toBe(2 * next.length < 61);
        },
      ),
      { seed: 69, numRuns: 60 },
    );
  });

  it("takeList with the same list changes nothing", () => {
    const list = evening(60);
    const first = seatWaiting(takeList(emptyRun("drs"), list).run);
    const { run: again, left } = takeList(first, list);
    expect(seatWaiting(again)).toEqual(first);
    expect(left).toEqual([]);
  });

  it("takeList keeps people typed in by hand and removes absent ones", () => {
    const list = evening(8);
    const hand = takeSeat(emptyRun("drs"), 0, "By Hand");
    const first = seatWaiting(takeList(hand, list).run);
    expect(names(first)[0]).toBe("By Hand");
    const { run: next, left } = takeList(
      first,
      list.map((each, at) => (at === 2 ? { ...each, status: "absent" } : each)),
    );
    expect(names(next)[0]).toBe("By Hand");
    expect(left.map(({ name }) => name)).toEqual(["Player 2"]);
  });
});

describe("drop-outs", () => {
  it("dropOut empties one seat and offersFor suggests the best of the bench", () => {
    const list = evening(80);
    const full = seatWaiting(takeList(emptyRun("drs"), list).run);
    fc.assert(
      fc.property(fc.nat(47), (place) => {
        if (names(full)[place] === "") return;
        const after = dropOut(full, place);
        expect(names(after)).toEqual(names(full).with(place, ""));
        expect(benchOf(after).map(({ name }) => name)).not.toContain(names(full)[place]);
        const offers = offersFor(after, place);
        const seat = after.seats[place];
        if (seat === undefined) throw new Error("no seat");
        const worths = benchOf(after).map((person) => worthOf(person, seat));
        const best = worths
          .filter((worth) => worth > 0)
          .toSorted((a, b) => b - a)
          .slice(0, 3);
        expect(offers.map(({ person }) => worthOf(person, seat))).toEqual(best);
        for (const { person } of offers)
          expect(names(takeSeat(after, place, person.name))[place]).toBe(person.name);
      }),
      { seed: 65 },
    );
  });
});

describe("role changes of seats", () => {
  it("each role change by proposeRoles seats exactly one more person", () => {
    fc.assert(
      fc.property(
        people(12),
        fc.constantFrom(...runKinds),
        fc.integer({ min: 1, max: 10 }),
        (waiting, kind, size) => {
          const fresh = emptyRun(kind);
          const given: Run = { ...fresh, seats: fresh.seats.slice(0, size), people: waiting };
          const changes = proposeRoles(given);
          const without = names(seatWaiting(given)).filter((name) => name !== "").length;
          const after = changeRoles(given, changes);
          expect(names(after).filter((name) => name !== "")).toHaveLength(without + changes.length);
          expect(new Set(changes.map(({ place }) => place)).size).toBe(changes.length);
          after.seats.forEach((seat) => {
            const sitter = waiting.find(({ name }) => nameKey(name) === nameKey(seat.name));
            if (seat.name !== "" && sitter !== undefined) expect(worthOf(sitter, seat)).toBeGreaterThan(0);
          });
        },
      ),
      { seed: 66 },
    );
  });

  it("proposeRoles turns unfilled tank seats into melee seats for waiting players", () => {
    const fresh = emptyRun("drs");
    const party: Run = {
      ...fresh,
      seats: fresh.seats.slice(0, 4),
      people: [who("A", as("sam")), who("B", as("drg"))],
    };
    expect(proposeRoles(party).map(({ from, to }) => [from, to])).toEqual([
      ["tank", "melee"],
      ["tank", "melee"],
    ]);
    expect(whyWaiting(party, who("A", as("sam")))).toBe("otherRoles");
  });
});

describe("swapSeats", () => {
  const misfits = ({ seats }: Run) =>
    seats.filter(({ plays, role }) => plays !== null && !roleFits(roleOfJob(plays), role)).length;

  it("swapSeats exchanges two players, none on a role they do not play, and is its own inverse", () => {
    fc.assert(
      fc.property(run, fc.nat(47), fc.nat(47), (given, from, to) => {
        const seated = reseatEveryone(given);
        const swapped = swapSeats(seated, from, to);
        expect(names(swapped).toSorted()).toEqual(names(seated).toSorted());
        expect(names(swapped)[to]).toBe(names(seated)[from]);
        expect(names(swapSeats(swapped, from, to))).toEqual(names(seated));
        expect(misfits(swapped)).toBeLessThanOrEqual(misfits(seated));
      }),
      { seed: 67 },
    );
  });
});
