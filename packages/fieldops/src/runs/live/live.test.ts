import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { run } from "../../../checks/run-arbitraries.ts";
import { emptyRun } from "../duties.ts";
import { nameKey, type Person } from "../people.ts";
import { dropOut, seatWaiting, swapSeats, takeList, takeSeat, toBench } from "../seating.ts";
import type { Run } from "../types.ts";
import { type Act, actOn, actOnRun, undoAct } from "./acts.ts";
import { changesTo, checkInOpensAt, closesAt, liveRunOf, playersOf } from "./board.ts";
import { isRegister, playerValue, readClaim } from "./fields.ts";
import { playerId } from "./player-id.ts";
import {
  digestOf,
  type Entry,
  entriesOf,
  isNewer,
  type Json,
  MAX_AHEAD,
  mergeRegisters,
  newerThan,
  noRegisters,
  type Registers,
} from "./registers.ts";
import { seatingOf } from "./seats.ts";

const KIND = "tower-blood";
const SEATS = emptyRun(KIND).seats.length;
const person = (name: string): Person => ({
  name,
  wishes: [],
  phantom: [],
  tasks: [],
  status: "in",
  listed: true,
});
const pool = Array.from({ length: 14 }, (_, at) => `Player ${String.fromCharCode(65 + at)}`);
const list = pool.slice(0, 8).map(person);

function begun(): Registers {
  const acted = actOnRun(
    noRegisters,
    () => ({ ...emptyRun(KIND), title: "Thursday run", people: list }),
    "q7Xa",
  );
  return acted?.board ?? expect.fail("nothing was written");
}

const entry: fc.Arbitrary<Entry> = fc.record({
  key: fc.constantFrom("r/title", "s/3/plan", "at/0000000001", "at/0000000002", "h/pass"),
  value: fc.constantFrom<Json>("a", "b", null, [3, -1], [4, 3]),
  count: fc.integer({ min: 0, max: 6 }),
  actor: fc.constantFrom("aaaa", "bbbb"),
});
const merged = (...lists: readonly (readonly Entry[])[]) =>
  lists.reduce<Registers>((board, each) => mergeRegisters(board, each), noRegisters);
const sorted = (board: Registers) => entriesOf(board).toSorted((a, b) => (a.key < b.key ? -1 : 1));

describe("registers of a live board", () => {
  it("registers merge the same in any order, grouping and number of times", () => {
    const lists = fc.array(entry, { maxLength: 8 });
    fc.assert(
      fc.property(lists, lists, lists, (a, b, c) => {
        const all = sorted(merged(a, b, c));
        expect(sorted(merged(c, b, a))).toEqual(all);
        expect(sorted(merged(b, a, a, c, b))).toEqual(all);
        expect(sorted(mergeRegisters(merged(a), entriesOf(merged(b, c))))).toEqual(all);
        expect(digestOf(merged(c, a, b))).toBe(digestOf(merged(a, b, c)));
      }),
    );
  });

  it("newerThan finds the entries that another board lacks", () => {
    fc.assert(
      fc.property(fc.array(entry), fc.array(entry), (a, b) => {
        const [one, two] = [merged(a), merged(b)];
        expect(mergeRegisters(one, entriesOf(one))).toBe(one);
        expect(sorted(mergeRegisters(two, newerThan(one, two)))).toEqual(sorted(merged(a, b)));
        for (const each of newerThan(one, two)) expect(isNewer(each, two.get(each.key))).toBe(true);
      }),
    );
  });

  it("digestOf differs for different boards", () => {
    const seen = new Map<number, string>();
    for (let count = 0; count < 300; count++)
      for (const actor of ["aaaa", "aaab", "baaa"])
        for (const key of ["at/0000000001", "at/0000000010", "in/0000000001"]) {
          const text = `${key} ${count} ${actor}`;
          const digest = digestOf(new Map([[key, { value: null, count, actor }]]));
          expect(seen.get(digest) ?? text).toBe(text);
          seen.set(digest, text);
        }
  });

  it("mergeRegisters rejects counts beyond MAX_AHEAD", () => {
    const far = { key: "r/title", value: "x", count: MAX_AHEAD + 1, actor: "zzzz" };
    expect(mergeRegisters(noRegisters, [far]).size).toBe(0);
    expect(mergeRegisters(noRegisters, [{ ...far, count: MAX_AHEAD }]).size).toBe(1);
  });

  it.each<[string, Json]>([
    ["p/__proto__", null],
    ["constructor", "x"],
    ["r/title", "two\nlines"],
    ["r/title", "x".repeat(61)],
    ["r/kind", "ultimate"],
    ["r/closes", -1],
    ["r/checkIn", 1e9],
    ["s/64/role", "tank"],
    ["s/1/role", "Tank"],
    ["s/1/plan", "javascript:alert(1)"],
    ["s/1/tasks", ["dispel", "dance"]],
    ["at/0000000001", [64, -1]],
    ["at/0000000001", [1.5, -1]],
    ["p/0000000001", ["<b>", "in", [], [], [], -1, 1]],
    ["p/0000000001", ["\u202eevil", "in", [], [], [], 0, 1]],
    ["in/0000000001", ["here", 0]],
    ["in/0000000001", ["here", 0, 1_764_000_000_000]],
    ["o/main", "12345"],
    ["h/su/short", [1, "", "new", ""]],
  ])("isRegister rejects %s with the value %j", (key, value) => {
    expect(isRegister(key, value)).toBe(false);
  });
});

describe("runs on a live board", () => {
  const peopleBy = ({ people }: Run) => new Map(people.map((each) => [nameKey(each.name), each]));

  it("a run round-trips through valid registers of a live board", () => {
    fc.assert(
      fc.property(run, run, (first, second) => {
        const one = actOnRun(noRegisters, () => first, "aaaa")?.board ?? noRegisters;
        const acted = actOnRun(one, () => second, "bbbb");
        for (const { key, value } of acted?.entries ?? [])
          expect([key, value, isRegister(key, value)]).toEqual([key, value, true]);
        const { run: read } = liveRunOf(acted?.board ?? one);
        expect(read.seats).toEqual(
          second.seats.map((seat) => ({
            ...seat,
            plays: seat.name === "" ? null : seat.plays,
            before: nameKey(seat.before) === nameKey(seat.name) ? "" : seat.before,
          })),
        );
        expect(peopleBy(read)).toEqual(
          peopleBy({
            ...second,
            people: second.people.map((each) =>
              each.status === "absent" &&
              second.seats.some(({ name }) => nameKey(name) === nameKey(each.name))
                ? {
                    ...each,
                    status:
                      read.people.find(({ name }) => nameKey(name) === nameKey(each.name))?.status ?? "in",
                  }
                : each,
            ),
          }),
        );
        const facts = ({ people: _, seats: __, passcodes: ___, ...rest }: Run) => rest;
        expect(facts(read)).toEqual(facts(second));
        expect(changesTo(acted?.board ?? one, read)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("a live board keeps the plan and the task that two hosts set on one seat", () => {
    const board = begun();
    const plan = actOnRun(
      board,
      (before) => ({ ...before, seats: before.seats.with(4, { ...seat(before, 4), plan: "c/RDF6MUkx" }) }),
      "aaaa",
    );
    const task = actOnRun(
      board,
      (before) => ({ ...before, seats: before.seats.with(4, { ...seat(before, 4), tasks: ["dispel"] }) }),
      "bbbb",
    );
    const both = mergeRegisters(plan?.board ?? board, task?.entries ?? []);
    expect(liveRunOf(both).run.seats[4]).toMatchObject({ plan: "c/RDF6MUkx", tasks: ["dispel"] });
  });

  it("a seat claimed twice goes to the later player and reports the displaced one", () => {
    const board = begun();
    const one = actOnRun(board, (before) => takeSeat(before, 2, "Player A"), "aaaa");
    const two = actOnRun(board, (before) => takeSeat(before, 2, "Player B"), "bbbb");
    const { run: read, displaced } = liveRunOf(mergeRegisters(one?.board ?? board, two?.entries ?? []));
    expect(read.seats[2]?.name).toBe("Player B");
    expect(displaced).toEqual([{ name: "Player A", wanted: 2, by: "Player B" }]);
    expect(read.people.map(({ name }) => name)).toContain("Player A");
  });

  it("a displaced player stays on the bench when the seat is freed", () => {
    const board = begun();
    const one = actOnRun(board, (before) => takeSeat(before, 2, "Player A"), "aaaa");
    const two = actOnRun(board, (before) => takeSeat(before, 2, "Player B"), "bbbb");
    const both = mergeRegisters(one?.board ?? board, two?.entries ?? []);
    const freed = actOnRun(both, (before) => toBench(before, 2), "bbbb")?.board ?? both;
    expect(liveRunOf(freed).run.seats[2]?.name).toBe("");
    const undone = undoAct(both, two?.act ?? expect.fail("no act"), "bbbb").acted?.board ?? both;
    expect(liveRunOf(undone).run.seats[2]?.name).toBe("");
  });

  it("readers see a passcode only after it is sent", () => {
    const board = begun();
    const drawn = actOnRun(
      board,
      (before) => ({ ...before, passcodes: { main: "1234", support: "" } }),
      "aaaa",
    );
    const readers = (of: Registers) => new Map([...of].filter(([key]) => !key.startsWith("h/")));
    expect(liveRunOf(readers(drawn?.board ?? board)).run.passcodes.main).toBe("");
    const sent = actOnRun(drawn?.board ?? board, (before) => ({ ...before, sent: ["main"] }), "aaaa");
    expect(liveRunOf(readers(sent?.board ?? board)).run.passcodes.main).toBe("1234");
  });

  it("a check-in changes no other part of the run", () => {
    const board = begun();
    const before = liveRunOf(board);
    const at = actOn(board, [{ key: `in/${playerId("Player A")}`, value: ["late", 15, 29_000_000] }], "aaaa");
    const after = liveRunOf(at?.board ?? board);
    expect(after.run).toEqual(before.run);
    expect(after.checkIns.get("player a")).toEqual({ kind: "late", late: 15, at: 29_000_000 });
  });

  it("closesAt and checkInOpensAt count minutes before the start", () => {
    const start = 1_800_000_000_000 - (1_800_000_000_000 % 60_000);
    const board = actOnRun(begun(), (before) => ({ ...before, start }), "aaaa")?.board ?? noRegisters;
    const unsaid = liveRunOf(board);
    expect([closesAt(unsaid), checkInOpensAt(unsaid)]).toEqual([null, start - 60 * 60_000]);
    const changes = [
      { key: "r/closes", value: 30 },
      { key: "r/checkIn", value: 15 },
    ];
    const said = liveRunOf(actOn(board, changes, "aaaa")?.board ?? board);
    expect([closesAt(said), checkInOpensAt(said)]).toEqual([start - 30 * 60_000, start - 15 * 60_000]);
    const unset = liveRunOf(actOn(begun(), changes, "aaaa")?.board ?? board);
    expect([closesAt(unset), checkInOpensAt(unset)]).toEqual([null, null]);
  });

  const seat = ({ seats }: Run, place: number) => seats[place] ?? expect.fail("no such seat");
});

describe("undoAct", () => {
  it("undo reverts the host’s own act but keeps later changes by others", () => {
    const board = begun();
    const mine = actOnRun(
      board,
      (before) => takeSeat(takeSeat(before, 0, "Player A"), 1, "Player B"),
      "aaaa",
    );
    const theirs = actOnRun(mine?.board ?? board, (before) => swapSeats(before, 1, 9), "bbbb");
    const { acted, kept } = undoAct(theirs?.board ?? board, mine?.act ?? expect.fail("no act"), "aaaa");
    const { run: read } = liveRunOf(acted?.board ?? board);
    expect(read.seats[0]?.name).toBe("");
    expect(read.seats[9]?.name).toBe("Player B");
    expect(kept).toContain(`at/${playerId("Player B")}`);
  });

  it("undo benches a player whose former seat is taken", () => {
    const start =
      actOnRun(begun(), (before) => takeSeat(before, 0, "Player A"), "aaaa")?.board ?? noRegisters;
    const mine = actOnRun(start, (before) => swapSeats(before, 0, 7), "aaaa");
    const theirs = actOnRun(mine?.board ?? start, (before) => takeSeat(before, 0, "Player C"), "bbbb");
    const { acted, benched } = undoAct(theirs?.board ?? start, mine?.act ?? expect.fail("no act"), "aaaa");
    const { run: read } = liveRunOf(acted?.board ?? start);
    expect(read.seats[0]?.name).toBe("Player C");
    expect(read.seats[7]?.name).toBe("");
    expect(benched).toEqual([playerId("Player A")]);
  });

  it("undoing an undo restores the act", () => {
    const board = begun();
    const mine = actOnRun(board, (before) => takeSeat(before, 3, "Player D"), "aaaa");
    const undone = undoAct(mine?.board ?? board, mine?.act ?? expect.fail("no act"), "aaaa").acted;
    const again = undoAct(undone?.board ?? board, undone?.act ?? expect.fail("no act"), "aaaa").acted;
    expect(liveRunOf(again?.board ?? board).run.seats[3]?.name).toBe("Player D");
  });
});

const UNDO = 9;
/** An act that always changes something: the title and a seat. */
const OWN = 10;

type Press = Readonly<{ side: number; what: number; who: number; place: number }>;
type Delivery = Readonly<{ from: number; to: number; back: number; times: number; lost: boolean }>;
type Step = Readonly<{ press: Press }> | Readonly<{ delivery: Delivery }>;

const press: fc.Arbitrary<Step> = fc
  .record({ side: fc.nat(4), what: fc.nat(9), who: fc.nat(pool.length - 1), place: fc.nat(11) })
  .map((each) => ({ press: each }));
const delivery: fc.Arbitrary<Step> = fc
  .record({
    from: fc.nat(4),
    to: fc.nat(4),
    back: fc.nat(6),
    times: fc.integer({ min: 1, max: 2 }),
    lost: fc.boolean(),
  })
  .map((each) => ({ delivery: each }));
const step = fc.oneof({ weight: 3, arbitrary: press }, { weight: 4, arbitrary: delivery });
/** A host acts and undoes it while others act. The host receives nothing meanwhile. */
const takenBack: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    fc.record({ side: fc.nat(1), who: fc.nat(pool.length - 1), place: fc.nat(11) }),
    fc.array(step, { maxLength: 6 }),
  )
  .map(([own, between]) => [
    { press: { ...own, what: OWN } },
    ...between.map(
      (each): Step =>
        "press" in each
          ? { press: { ...each.press, side: 1 - own.side } }
          : { delivery: { ...each.delivery, from: own.side, to: 1 - own.side } },
    ),
    { press: { ...own, what: UNDO } },
  ]);
const RUNS = 120;
const TAKEN_BACK = 2;

describe("live boards of several hosts", () => {
  const changeOf =
    ({ what, who, place }: Press, number: number) =>
    (before: Run): Run => {
      const name = pool[who] ?? "Player A";
      switch (what) {
        case OWN:
          return { ...takeSeat(before, place, name), title: `Own ${number}` };
        case 0:
        case 1:
        case 2:
          return takeSeat(before, place, name);
        case 3:
          return swapSeats(before, place, (place * 5 + who) % 12);
        case 4:
          return toBench(before, place);
        case 5:
          return dropOut(before, place);
        case 6:
          return seatWaiting(before);
        case 7:
          // A name typed over a taken seat: its player goes to the bench.
          return {
            ...toBench(before, place),
            seats: toBench(before, place).seats.map((each, at) =>
              at === place && !before.seats.some((other) => nameKey(other.name) === nameKey(name))
                ? { ...each, name }
                : each,
            ),
          };
        default:
          return { ...before, title: `Run ${who}` };
      }
    };

  /** Every player is in one place (seat, bench or absent), and nobody is missing. */
  function isWhole(board: Registers): void {
    const { run: read } = liveRunOf(board);
    const seated = read.seats.flatMap(({ name }) => (name === "" ? [] : [nameKey(name)]));
    expect(new Set(seated).size, "somebody sits twice").toBe(seated.length);
    const listed = read.people.map(({ name }) => nameKey(name));
    expect(new Set(listed).size, "somebody is on the list twice").toBe(listed.length);
    const { places } = seatingOf(board, SEATS);
    for (const {
      id,
      person: { name },
      gone,
    } of playersOf(board)) {
      const there = seated.includes(nameKey(name)) || listed.includes(nameKey(name));
      expect(there || gone, `${name} is lost`).toBe(true);
      if (places.has(id)) expect(readClaim(board.get(`at/${id}`)?.value)).toBeDefined();
    }
  }

  it("boards of two to five hosts converge without losing or doubling a player", () => {
    let undone = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.array(step, { minLength: 10, maxLength: 25 }),
        fc.array(fc.tuple(takenBack, fc.array(step, { maxLength: 15 })), {
          minLength: TAKEN_BACK,
          maxLength: TAKEN_BACK,
        }),
        (sides, first, rounds) => {
          const steps = [...first, ...rounds.flat(2)];
          const start = begun();
          const boards = Array.from({ length: sides }, () => start);
          const sent: (readonly Entry[])[][] = boards.map(() => []);
          const acts: Act[][] = boards.map(() => []);
          const board = (side: number) => boards[side] ?? start;
          for (const [number, step] of steps.entries()) {
            if ("delivery" in step) {
              const { from, to, back, times, lost } = step.delivery;
              const entries = sent[from % sides]?.at(-1 - back);
              if (entries === undefined || lost) continue;
              for (let time = 0; time < times; time++)
                boards[to % sides] = mergeRegisters(board(to % sides), entries);
              isWhole(board(to % sides));
              continue;
            }
            const side = step.press.side % sides;
            const before = board(side);
            if (step.press.what === UNDO) {
              const act = acts[side]?.pop();
              if (act === undefined) continue;
              const { acted } = undoAct(before, act, `act${side}`);
              if (acted === null) continue;
              undone += 1;
              const mine = new Set(
                act.changes.flatMap(({ key }) => (key.startsWith("at/") ? [key.slice(3)] : [])),
              );
              const was = seatingOf(before, SEATS).places;
              const is = seatingOf(acted.board, SEATS).places;
              for (const [player, place] of was)
                if (!mine.has(player)) expect(is.get(player), "an undo moved somebody else").toBe(place);
              boards[side] = acted.board;
              sent[side]?.push(acted.entries);
            } else {
              const acted = actOnRun(before, changeOf(step.press, number), `act${side}`);
              if (acted === null) continue;
              boards[side] = acted.board;
              sent[side]?.push(acted.entries);
              acts[side]?.push(acted.act);
            }
            isWhole(board(side));
          }
          const all = boards.map((_, to) =>
            boards.reduce(
              (whole, _each, at) => mergeRegisters(whole, entriesOf(board((at + to) % sides))),
              board(to),
            ),
          );
          for (const each of all) {
            isWhole(each);
            expect(digestOf(each)).toBe(digestOf(all[0] ?? each));
            expect(liveRunOf(each)).toEqual(liveRunOf(all[0] ?? each));
          }
          const there = new Set(liveRunOf(all[0] ?? start).run.people.map(({ name }) => nameKey(name)));
          expect(list.filter(({ name }) => !there.has(nameKey(name)))).toEqual([]);
        },
      ),
      { numRuns: RUNS },
    );
    expect(undone).toBeGreaterThanOrEqual(TAKEN_BACK * RUNS);
  });

  it("a board keeps the seats taken on both sides while a host was offline", () => {
    let away = begun();
    let there = away;
    for (let place = 0; place < 4; place++) {
      away = actOnRun(away, (before) => takeSeat(before, place, pool[place] ?? ""), "aaaa")?.board ?? away;
      there =
        actOnRun(there, (before) => takeSeat(before, 40 + place, pool[4 + place] ?? ""), "bbbb")?.board ??
        there;
    }
    const { run: read, displaced } = liveRunOf(mergeRegisters(away, entriesOf(there)));
    expect(read.seats.slice(0, 4).map(({ name }) => name)).toEqual(pool.slice(0, 4));
    expect(read.seats.slice(40, 44).map(({ name }) => name)).toEqual(pool.slice(4, 8));
    expect(displaced).toEqual([]);
  });

  it("two hosts who paste the same list get one list", () => {
    const start = begun();
    const newer = [...list.slice(1), person("Player N")];
    const one = actOnRun(start, (before) => takeList(before, newer).run, "aaaa");
    const two = actOnRun(start, (before) => takeList(before, newer).run, "bbbb");
    const { run: read } = liveRunOf(mergeRegisters(one?.board ?? start, two?.entries ?? []));
    expect(read.people.map(({ name }) => name).toSorted()).toEqual(newer.map(({ name }) => name).toSorted());
  });

  it("a player whom one host removes and another seats keeps the seat", () => {
    const start = begun();
    const off = actOnRun(start, (before) => takeList(before, list.slice(1)).run, "aaaa");
    const on = actOnRun(start, (before) => takeSeat(before, 5, "Player A"), "bbbb");
    const { run: read } = liveRunOf(mergeRegisters(off?.board ?? start, on?.entries ?? []));
    expect(read.seats[5]?.name).toBe("Player A");
    expect(playerValue({ person: person("Player A"), order: 1, hand: false, gone: true })).toHaveLength(7);
  });
});
