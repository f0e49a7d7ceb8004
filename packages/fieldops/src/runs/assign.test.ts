import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assignSeats, bestAssignment, type Player, worthOf } from "./assign.ts";
import { emptyRun } from "./duties.ts";
import { runJobs, runKinds, runTasks, type Seat, seatRoles } from "./types.ts";

const matrix = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

/** The greatest sum over every way to give each row a column of its own, or none. */
function bruteForce(
  worth: readonly (readonly number[])[],
  row = 0,
  taken: ReadonlySet<number> = new Set(),
): number {
  const here = worth[row];
  if (here === undefined) return 0;
  const rest = bruteForce(worth, row + 1, taken);
  return Math.max(
    rest,
    ...here.flatMap((value, column) =>
      taken.has(column) ? [] : [value + bruteForce(worth, row + 1, new Set([...taken, column]))],
    ),
  );
}

const seat: fc.Arbitrary<Seat> = fc.record({
  role: fc.constantFrom(...seatRoles),
  job: fc.option(fc.constantFrom(...runJobs.slice(0, 3))),
  plan: fc.constant(""),
  tasks: fc.uniqueArray(fc.constantFrom(...runTasks.slice(0, 2)), { maxLength: 2 }),
  locked: fc.constant(false),
  name: fc.constant(""),
});
const player = (name: string): fc.Arbitrary<Player> =>
  fc.record({
    name: fc.constant(name),
    roles: fc.uniqueArray(fc.constantFrom(...seatRoles.slice(1)), { maxLength: 3 }),
    jobs: fc.uniqueArray(fc.constantFrom(...runJobs.slice(0, 3)), { maxLength: 3 }),
    tasks: fc.uniqueArray(fc.constantFrom(...runTasks.slice(0, 2)), { maxLength: 2 }),
  });
const players = (count: number) =>
  fc.tuple(...Array.from({ length: count }, (_, index) => player(`Player ${index}`)));

describe("the best assignment", () => {
  it("equals the best of all", () => {
    fc.assert(
      fc.property(matrix, (worth) => {
        const found = bestAssignment(worth);
        const columns = found.filter((column) => column >= 0);
        expect(new Set(columns).size).toBe(columns.length);
        const sum = found.reduce((total, column, row) => total + (worth[row]?.[column] ?? 0), 0);
        expect(sum).toBe(bruteForce(worth));
      }),
      { seed: 61, numRuns: 300 },
    );
  });
});

describe("seating", () => {
  it("is worth the most of all ways to seat, and seats nobody where they cannot sit", () => {
    fc.assert(
      fc.property(fc.array(seat, { minLength: 1, maxLength: 4 }), players(4), (seats, waiting) => {
        const { seats: seated, unseated } = assignSeats(seats, waiting);
        let sum = 0;
        seated.forEach(({ name }, place) => {
          const who = waiting.find((each) => each.name === name);
          const where = seats[place];
          if (who === undefined || where === undefined) return;
          expect(worthOf(who, where)).toBeGreaterThan(0);
          sum += worthOf(who, where);
        });
        expect(sum).toBe(bruteForce(waiting.map((who) => seats.map((where) => worthOf(who, where)))));
        expect(seated.filter(({ name }) => name !== "").length + unseated.length).toBe(waiting.length);
      }),
      { seed: 62, numRuns: 200 },
    );
  });

  it("leaves locked seats and says why somebody has none", () => {
    const [first, ...rest] = emptyRun("drs").seats.slice(0, 3);
    if (first === undefined) throw new Error("no seat");
    const seats = [{ ...first, locked: true, name: "Kept" }, ...rest];
    const who = (name: string, roles: Player["roles"]): Player => ({ name, roles, jobs: [], tasks: [] });
    const { seats: seated, unseated } = assignSeats(seats, [
      who("Kept", ["healer"]),
      who("Tank", ["tank"]),
      who("Tank two", ["tank"]),
      who("Caster", ["caster"]),
      who("Healer", ["healer"]),
      who("Healer", ["tank"]),
    ]);
    expect(seated.map(({ name }) => name)).toEqual(["Kept", "Tank", "Healer"]);
    expect(unseated.map(({ player: { name }, why }) => [name, why])).toEqual([
      ["Healer", "twice"],
      ["Tank two", "full"],
      ["Caster", "noSeatFits"],
    ]);
  });

  it("seats forty-eight of sixty in every duty", () => {
    for (const kind of runKinds) {
      const { seats } = emptyRun(kind);
      const waiting = Array.from(
        { length: 60 },
        (_, index): Player => ({
          name: `Player ${index}`,
          roles: [seatRoles[1 + (index % 6)] ?? "dps", seatRoles[1 + ((index + 2) % 6)] ?? "dps"],
          jobs: [],
          tasks: [],
        }),
      );
      const { seats: seated, unseated } = assignSeats(seats, waiting);
      expect(seated.every(({ name }) => name !== "")).toBe(true);
      expect(unseated).toHaveLength(60 - seats.length);
    }
  });
});
