import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { towerBoard } from "../../checks/tower-arbitraries.ts";
import type { RunJob } from "../runs/seat-words.ts";
import { emptyBoard, hasJob, PARTY, type TowerBoard, type TowerPlayer } from "./board.ts";
import { applyChange, type ChangeKinds, propose } from "./changes.ts";
import { jobNeeds, needStates } from "./needs.ts";
import { comparePrices, type JobPrice, noPrice, priceOf } from "./prices.ts";

const filled = (board: TowerBoard): ReadonlySet<number> =>
  new Set(
    needStates(board).flatMap(({ at, elsewhere, lacking }) => (!elsewhere && lacking === 0 ? [at] : [])),
  );

const sum = (prices: readonly JobPrice[]) =>
  prices.reduce(
    (all, { drops, pieces, quests }) => ({
      drops: all.drops + drops,
      pieces: all.pieces + pieces,
      quests: all.quests + quests,
    }),
    noPrice,
  );

/** Brute force. */
function* everyWay(
  board: TowerBoard,
  sought: readonly RunJob[],
  among: ChangeKinds,
  place = 0,
): Generator<Readonly<{ jobs: readonly (RunJob | null)[]; changes: number; price: JobPrice }>> {
  const player = board.players[place];
  if (player === undefined) {
    yield { jobs: [], changes: 0, price: noPrice };
    return;
  }
  for (const rest of everyWay(board, sought, among, place + 1)) {
    yield { ...rest, jobs: [player.plays, ...rest.jobs] };
    for (const job of sought) {
      if (job === player.plays || (among === "switches" && !hasJob(player, job))) continue;
      const price = hasJob(player, job) ? rest.price : sum([rest.price, priceOf(job)]);
      yield { jobs: [job, ...rest.jobs], changes: rest.changes + 1, price };
    }
  }
}

describe("propose on generated boards", () => {
  it("propose reports every need that it fills or loses and never loses a required one", () => {
    fc.assert(
      fc.property(
        towerBoard(PARTY, true),
        fc.constantFrom<ChangeKinds>("all", "switches"),
        (board, among) => {
          const { changes, fills, givesUp, remains } = propose(board, among);
          const before = filled(board);
          const after = filled(changes.reduce(applyChange, board));
          const needs = jobNeeds(board);
          expect([...after].filter((at) => !before.has(at))).toEqual(fills);
          expect([...before].filter((at) => !after.has(at))).toEqual(givesUp);
          expect(givesUp.filter((at) => needs[at]?.required)).toEqual([]);
          expect(remains).toEqual(
            needs.flatMap(({ required }, at) =>
              required && !board.elsewhere.includes(at) && !after.has(at) ? [at] : [],
            ),
          );
          expect(new Set(changes.map(({ place }) => place)).size).toBe(changes.length);
          expect(changes.length > 0).toBe(fills.length > 0);
          for (const { place, job, kind } of changes) {
            const player = board.players[place];
            expect(player?.plays).not.toBe(job);
            expect(kind).toBe(player !== undefined && hasJob(player, job) ? "switch" : "unlock");
          }
        },
      ),
      { seed: 31, numRuns: 150 },
    );
  });

  it("propose matches brute force: most required needs, fewest and cheapest changes", () => {
    fc.assert(
      fc.property(towerBoard(4, true), fc.constantFrom<ChangeKinds>("all", "switches"), (board, among) => {
        const needs = jobNeeds(board);
        const counted = needs.flatMap((need, at) => (board.elsewhere.includes(at) ? [] : [{ need, at }]));
        const sought = [...new Set(counted.flatMap(({ need }) => need.jobs))];
        const proposal = propose(board, among);
        const changes = proposal.changes.length;
        const price = sum(
          proposal.changes.map(({ job, kind }) => (kind === "unlock" ? priceOf(job) : noPrice)),
        );
        const before = filled(board);
        const required = (filledNeeds: ReadonlySet<number>) =>
          [...filledNeeds].filter((at) => needs[at]?.required === true);
        const most = required(filled(proposal.changes.reduce(applyChange, board))).length;
        for (const way of everyWay(board, sought, among)) {
          const is = new Set(
            counted
              .filter(
                ({ need }) =>
                  way.jobs.filter((job) => job !== null && need.jobs.includes(job)).length >= need.count,
              )
              .map(({ at }) => at),
          );
          if (!required(before).every((at) => is.has(at))) continue;
          if (required(is).length > most) expect.fail(`${way.jobs.join()} fills more`);
          if (!proposal.fills.every((at) => is.has(at)) || changes === 0) continue;
          if (way.changes < changes) expect.fail(`${way.jobs.join()} is smaller`);
          if (way.changes === changes && comparePrices(way.price, price) < 0)
            expect.fail(`${way.jobs.join()} is cheaper`);
        }
      }),
      { seed: 32, numRuns: 60 },
    );
  });

  it("propose returns no changes without a guide or without players", () => {
    const nothing = { changes: [], fills: [], givesUp: [] };
    expect(propose({ ...emptyBoard, tower: "tower-magic" })).toEqual({ ...nothing, remains: [] });
    expect(propose(emptyBoard)).toEqual({ ...nothing, remains: [0, 1, 2, 3, 4] });
  });
});

const who = (plays: RunJob | null, ...others: readonly RunJob[]): TowerPlayer => ({
  name: "",
  plays,
  has: [...(plays === null ? [] : [plays]), ...others].map((job) => ({ job, level: 2 })),
});

describe("propose for known parties", () => {
  it("propose prefers a switch to an unlock and the cheaper of two unlocks", () => {
    const board: TowerBoard = {
      ...emptyBoard,
      players: [who("samurai"), who("samurai", "thief"), who("geomancer"), who("bard"), who("berserker")],
    };
    const { changes, fills, remains } = propose(board);
    expect(changes).toEqual([
      { place: 0, job: "time-mage", kind: "unlock" },
      { place: 1, job: "thief", kind: "switch" },
    ]);
    expect(fills).toEqual([0, 2]);
    expect(remains).toEqual([]);
    const oneOfTwo = propose({ ...emptyBoard, guide: 1, players: [who(null)] });
    expect(oneOfTwo.changes).toHaveLength(1);
  });

  it("propose prefers one unlock to two switches unless unlocks are excluded", () => {
    const players = [
      who("bard", "thief"),
      who("samurai", "bard"),
      who("geomancer"),
      who("time-mage"),
      who("berserker"),
    ];
    expect(propose({ ...emptyBoard, players }).changes).toEqual([{ place: 1, job: "thief", kind: "unlock" }]);
    expect(propose({ ...emptyBoard, players }, "switches").changes).toEqual([
      { place: 0, job: "thief", kind: "switch" },
      { place: 1, job: "bard", kind: "switch" },
    ]);
  });

  it("propose fills recommended needs once all required ones are filled", () => {
    const players = [
      who("thief"),
      who("geomancer"),
      who("time-mage"),
      who("bard"),
      who("berserker"),
      who("samurai", "knight"),
    ];
    const { changes, fills } = propose({ ...emptyBoard, players });
    expect(changes).toEqual([{ place: 5, job: "knight", kind: "switch" }]);
    expect(fills).toEqual([5]);
  });
});
