import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { run } from "../../checks/run-arbitraries.ts";
import { towerBoard } from "../../checks/tower-arbitraries.ts";
import { emptyRun } from "../runs/duties.ts";
import { somebody } from "../runs/people.ts";
import { toBase64 } from "../share-codes/base64.ts";
import {
  addPlayer,
  emptyBoard,
  isLevelOf,
  leaveNeed,
  PARTY,
  type TowerBoard,
  towerKinds,
  withGuide,
  withJob,
  withTower,
} from "./board.ts";
import { propose } from "./changes.ts";
import { decodeTowerBoard, encodeTowerBoard } from "./codec.ts";
import { boardOfParty } from "./from-run.ts";
import { jobNeeds, needStates } from "./needs.ts";
import { comparePrices, priceOf } from "./prices.ts";
import { levelRows, unlockRows } from "./progress.ts";

function expectSound({ guide, elsewhere, players, tower }: TowerBoard) {
  expect(players.length).toBeLessThanOrEqual(PARTY);
  expect(elsewhere.every((at) => at < jobNeeds({ tower, guide }).length)).toBe(true);
  for (const { has, plays } of players) {
    expect(new Set(has.map(({ job }) => job)).size).toBe(has.length);
    expect(plays === null || has.some(({ job }) => job === plays)).toBe(true);
    expect(has.every(({ job, level }) => level === null || isLevelOf(job, level))).toBe(true);
  }
}

describe("tower board links", () => {
  it("a tower board link round-trips despite trailing chat punctuation", () => {
    fc.assert(
      fc.property(towerBoard(), fc.constantFrom("", ")", ".", "**", "_", "\n"), (board, tail) => {
        const code = encodeTowerBoard(board);
        expect(code).toMatch(/^[\w-]+$/);
        expect(decodeTowerBoard(code + tail)).toEqual({ board, faults: [] });
      }),
      { seed: 41, numRuns: 100 },
    );
  });

  it("decodeTowerBoard never throws and always returns a valid board", () => {
    fc.assert(
      fc.property(
        towerBoard(),
        fc.nat(300),
        fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[\d;.~!\t\na-z]{0,60}$/)),
        (board, kept, noise) => {
          const code = encodeTowerBoard(board);
          for (const text of [
            code.slice(0, kept),
            noise,
            code + noise,
            toBase64(noise),
            toBase64(`1;${noise}`),
          ])
            expectSound(decodeTowerBoard(text).board);
        },
      ),
      { seed: 42, numRuns: 100 },
    );
  });

  it("decodeTowerBoard keeps whole players of a truncated link and reports the cut", () => {
    fc.assert(
      fc.property(towerBoard(), fc.nat(), (board, at) => {
        const code = encodeTowerBoard(board);
        // The last base64 digit may carry no bits.
        const { board: read, faults } = decodeTowerBoard(code.slice(0, at % (code.length - 1)));
        expect(read.players).toEqual(board.players.slice(0, read.players.length));
        if (faults.length === 0)
          expect(read).toEqual(
            read.players.length === 0 && at % (code.length - 1) === 0 ? emptyBoard : board,
          );
      }),
      { seed: 43, numRuns: 100 },
    );
  });

  it("decodeTowerBoard reports the part that it could not read", () => {
    const faults = (text: string) => decodeTowerBoard(toBase64(text)).faults;
    expect(decodeTowerBoard("").faults).toEqual([]);
    expect(faults("2;0;0;0;0\n")).toEqual(["version"]);
    expect(faults("1;9;0;0;0\n")).toEqual(["settings"]);
    expect(faults("1;0;0;zzz;0\n")).toEqual(["settings"]);
    expect(faults("1;0;0;0;2\n0!\tAya\n")).toEqual(["cut"]);
    expect(faults("1;0;0;0;1\nzz!\tAya\n")).toEqual(["players"]);
    expect(faults("1;0;0;0;1\n0!\tzz\tAya\n")).toEqual(["players"]);
    expect(decodeTowerBoard(toBase64("1;0;0;0;1\n0!\t5\tAya\n")).board.players).toEqual([
      { name: "Aya", combat: "sch", plays: "knight", has: [{ job: "knight", level: null }] },
    ]);
    expect(decodeTowerBoard(toBase64("1;0;0;0;1\n0.z!\tAya\n")).board.players).toEqual([
      { name: "Aya", plays: "knight", has: [{ job: "knight", level: null }] },
    ]);
  });

  it("the link of a full party is under 500 characters", () => {
    const player = {
      name: "Ottoline Fairweather",
      plays: "knight" as const,
      has: [
        { job: "knight" as const, level: 6 },
        { job: "thief" as const, level: 2 },
      ],
    };
    expect(
      encodeTowerBoard({ ...emptyBoard, players: Array.from({ length: PARTY }, () => player) }).length,
    ).toBeLessThan(500);
  });
});

describe("needs, unlocks and levels of a tower board", () => {
  it("needStates counts players in their jobs and suggests only those who can switch", () => {
    fc.assert(
      fc.property(towerBoard(PARTY, true), (board) => {
        for (const { at, could, elsewhere, filledBy, lacking, need } of needStates(board)) {
          expect(elsewhere).toBe(board.elsewhere.includes(at));
          expect(lacking).toBe(elsewhere ? 0 : Math.max(0, need.count - filledBy.length));
          if (lacking === 0) expect(could).toEqual([]);
          expect(could.map(({ loses }) => loses)).toEqual(
            could.map(({ loses }) => loses).toSorted((a, b) => a - b),
          );
          for (const { place } of could) {
            expect(filledBy).not.toContain(place);
            expect(board.players[place]?.has.some(({ job }) => need.jobs.includes(job))).toBe(true);
          }
        }
      }),
      { seed: 44 },
    );
  });

  it("unlockRows are sorted by price, levelRows by missing experience", () => {
    fc.assert(
      fc.property(towerBoard(PARTY, true), (board) => {
        const prices = unlockRows(board).map(({ job }) => priceOf(job));
        prices.forEach((price, at) => {
          const next = prices[at + 1];
          if (next !== undefined) expect(comparePrices(price, next)).toBeLessThanOrEqual(0);
        });
        const rows = levelRows(board, propose(board));
        const missing = rows.map((row) => row.missing ?? Number.POSITIVE_INFINITY);
        expect(missing).toEqual(missing.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
        for (const { goal, level } of rows) expect(level === null || level < goal).toBe(true);
      }),
      { seed: 45 },
    );
  });

  it("unlockRows and levelRows match the figures of the records", () => {
    const player = { name: "Aya", plays: "samurai" as const, has: [{ job: "samurai" as const, level: 5 }] };
    const board = { ...emptyBoard, players: [player] };
    expect(unlockRows(board).map(({ job }) => job)).toEqual([
      "bard",
      "knight",
      "time-mage",
      "chemist",
      "dancer",
      "mystic-knight",
      "thief",
      "geomancer",
      "berserker",
      "ranger",
    ]);
    const knight = withJob(player, "knight");
    expect(levelRows({ ...board, players: [knight] }, { changes: [] })).toEqual([
      { place: 0, job: "knight", level: 1, goal: 6, missing: 16_800, proposed: false },
    ]);
    expect(levelRows(board, { changes: [{ place: 0, job: "thief", kind: "unlock" }] })).toEqual([
      { place: 0, job: "thief", level: 1, goal: 6, missing: 19_200, proposed: true },
    ]);
  });
});

describe("boardOfParty", () => {
  it("boardOfParty returns a valid board with the party’s players in order", () => {
    fc.assert(
      fc.property(run, fc.nat(6), (each, party) => {
        const board = boardOfParty(each, party);
        const names = each.seats.slice(party * PARTY, (party + 1) * PARTY).flatMap(({ name }) => name || []);
        const isTower = towerKinds.some((kind) => kind === each.kind);
        expect(board !== null).toBe(isTower && names.length > 0);
        if (board === null) return;
        expect(board.players.map(({ name }) => name)).toEqual(names);
        expectSound(board);
        expect(decodeTowerBoard(encodeTowerBoard(board))).toEqual({ board, faults: [] });
      }),
      { seed: 46 },
    );
  });

  it("boardOfParty prefers a seat’s phantom job to those of the sign-up", () => {
    const { seats, ...rest } = emptyRun("tower-blood");
    const [first] = seats;
    if (first === undefined) throw new Error("a run has seats");
    const aya = { ...first, name: "Aya", plays: "whm" as const, job: "chemist" as const };
    expect(boardOfParty({ ...rest, seats: seats.with(9, aya) }, 1)?.players).toEqual([
      { name: "Aya", combat: "whm", plays: "chemist", has: [{ job: "chemist", level: null }] },
    ]);
    const signedUp = { ...somebody("Aya"), phantom: ["bard", "thief"] as const };
    const places = (job: "chemist" | null) =>
      boardOfParty({ ...rest, people: [signedUp], seats: seats.with(9, { ...aya, job }) }, 1)?.players.map(
        ({ has, plays }) => [plays, ...has.map((own) => own.job)],
      );
    expect(places(null)).toEqual([["bard", "bard", "thief"]]);
    expect(places("chemist")).toEqual([["chemist", "chemist", "bard", "thief"]]);
  });
});

describe("changes to a tower board", () => {
  it("a tower board has at most eight players and forgets left needs with its guide", () => {
    const player = { name: "Aya", plays: null, has: [] };
    const full = Array.from({ length: 12 }).reduce<TowerBoard>(
      (board) => addPlayer(board, player),
      emptyBoard,
    );
    expect(full.players).toHaveLength(PARTY);
    const left = leaveNeed(leaveNeed(full, 4, true), 1, true);
    expect(left.elsewhere).toEqual([1, 4]);
    expect(leaveNeed(left, 4, false).elsewhere).toEqual([1]);
    expect(withGuide(left, 1).elsewhere).toEqual([]);
    expect(withTower(left, "tower-blood")).toBe(left);
    expect(withTower(left, "tower-magic")).toMatchObject({ guide: 0, elsewhere: [] });
  });
});
