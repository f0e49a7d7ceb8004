import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { board, now } from "../../checks/boards.ts";
import { decodeBoard, encodeBoard } from "./board-link.ts";
import { boardClocks, boardZones, clockOf, returnDoubt } from "./clocks.ts";
import {
  clockKinds,
  FORGOTTEN_MS,
  mergeObservations,
  type Observation,
  observationKey,
} from "./observations.ts";
import { stateOf } from "./states.ts";

const MINUTE = 60_000;

describe("boardClocks", () => {
  it("boardClocks cover eight zones, each clock with a unique kind and game row", () => {
    expect(boardZones).toHaveLength(8);
    const count = (kind: string) => boardClocks.filter((clock) => clock.kind === kind).length;
    expect(clockKinds.map(count)).toEqual([67, 5, 4, 56, 6, 58, 2, 0]);
    expect(new Set(boardClocks.map(({ kind, gameId }) => `${kind} ${gameId}`)).size).toBe(boardClocks.length);
  });
});

describe("returnDoubt", () => {
  it("returnDoubt flags only the two monsters that a single tracker times", () => {
    const doubtful = boardClocks.filter((clock) => clock.kind === "monster" && returnDoubt(clock) !== null);
    expect(doubtful.map(({ id }) => id).toSorted()).toEqual(["ovni", "tristitia"]);
  });

  it("returnDoubt depends on the confidence: timed, one source or no doubt", () => {
    expect(returnDoubt({ confidence: "medium" })).toEqual({ kind: "timed" });
    expect(returnDoubt({ confidence: "low" })).toEqual({ kind: "oneSource" });
    expect(returnDoubt({ confidence: "high" })).toBeNull();
  });
});

describe("mergeObservations", () => {
  it("mergeObservations is commutative, associative and idempotent", () => {
    fc.assert(
      fc.property(board, board, board, (a, b, c) => {
        const ab = mergeObservations(a, b);
        expect(ab).toEqual(mergeObservations(b, a));
        expect(mergeObservations(ab, ab)).toEqual(ab);
        expect(mergeObservations(ab, c)).toEqual(mergeObservations(a, mergeObservations(b, c)));
        const keys = (list: readonly Observation[]) => new Set(list.map(observationKey));
        expect(keys(ab)).toEqual(new Set([...keys(a), ...keys(b)]));
        const gone = (list: readonly Observation[]) => keys(list.filter((one) => one.gone === true));
        expect(gone(ab)).toEqual(new Set([...gone(a), ...gone(b)]));
      }),
      { seed: 21 },
    );
  });

  it("the newest observation on either of two merged boards decides a clock’s state", () => {
    fc.assert(
      fc.property(board, board, fc.constantFrom(...boardClocks), (a, b, clock) => {
        const merged = stateOf(clock, mergeObservations(a, b), now);
        if (merged.phase === "unknown") return;
        const own = mergeObservations(a, b).filter(
          (one) =>
            one.id === clock.id && one.kind === clock.kind && one.gone !== true && one.moment !== "seen",
        );
        if (clock.kind !== "pot" && merged.seen.moment !== "seen")
          expect(merged.seen.at).toBe(Math.max(...own.map(({ at }) => at)));
      }),
      { seed: 22 },
    );
  });
});

describe("instance board links", () => {
  it("a board link round-trips all recent observations of its zone only", () => {
    fc.assert(
      fc.property(board, fc.constantFrom(...boardZones), (list, zone) => {
        const merged = mergeObservations(list, []);
        const text = encodeBoard(zone, merged);
        expect(text).toMatch(/^[\w.]+$/);
        const read = decodeBoard(text, now);
        if (read.kind !== "board") return expect(read).toBe("a board");
        expect(read.unread).toEqual([]);
        expect(read.zone).toBe(zone);
        expect(mergeObservations(read.observations, [])).toEqual(
          merged
            .filter((one) => clockOf(one)?.zone === zone && one.at > now - FORGOTTEN_MS)
            .map(({ source: _, ...sent }) => sent),
        );
      }),
      { seed: 23 },
    );
  });

  it("decodeBoard never throws and returns only boards that encode again", () => {
    const pieces = fc.oneof(fc.string(), fc.constantFrom("1", "_", ".", "southHorn", "me1", "xb", "tbzz.1"));
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
        (text) => {
          const read = decodeBoard(text, now);
          if (read.kind === "board")
            expect(decodeBoard(encodeBoard(read.zone, read.observations), now).kind).toBe("board");
        },
      ),
      { seed: 24, numRuns: 2000 },
    );
  });

  it("decodeBoard reads the valid part of a damaged link and names each fault", () => {
    const at = Math.floor(now / 1000 - 600).toString(36);
    const head = `1.southHorn.${at}`;
    const read = (text: string) => {
      const board = decodeBoard(text, now);
      return board.kind === "board"
        ? [board.observations.length, board.unread.map(({ reason }) => reason)]
        : board.kind;
    };
    expect(read(`${head}_pb1iw.0`)).toEqual([1, []]);
    expect(read(`${head}_pb1iw.0_ee`)).toEqual([1, ["garbled"]]);
    expect(read(`${head}_pb1iw.0_eezzz.1`)).toEqual([1, ["unknown"]]);
    expect(read(`${head}_pb1iw.0_pb1iw.rs`)).toEqual([1, ["future"]]);
    expect(read(`1.southHorn.1_pb1iw.0`)).toEqual([0, ["old"]]);
    expect(read(`2.southHorn.${at}_pb1iw.0`)).toBe("version");
    expect(read("1.nowhere.0")).toBe("none");
    expect(read("")).toBe("none");
    const huge = read(`${head}${"_pb1iw.0".repeat(10_000)}`);
    expect(huge[1]).toContain("long");
  });
});

describe("stateOf", () => {
  const seen = (
    kind: Observation["kind"],
    id: string,
    moment: Observation["moment"],
    at = now,
  ): Observation => ({
    kind,
    id,
    moment,
    at,
  });
  const state = (id: string, list: readonly Observation[], minutes: number) => {
    const clock = boardClocks.find((one) => one.id === id) ?? expect.fail(`no clock ${id}`);
    const found = stateOf(clock, list, now + minutes * MINUTE);
    const relative = (at: number | null) => (at === null ? null : (at - now) / MINUTE);
    if (found.phase === "up") return ["up", relative(found.since), relative(found.until)];
    return found.phase === "away" ? ["away", relative(found.from), relative(found.to)] : ["unknown"];
  };

  it("the two pots of a pair alternate every 30 minutes", () => {
    const list = [seen("pot", "persistent-pots", "began")];
    expect(state("persistent-pots", list, 1)).toEqual(["up", 0, 30]);
    expect(state("pleading-pots", list, 1)).toEqual(["away", 30, 30]);
    expect(state("pleading-pots", list, 31)).toEqual(["up", 30, 60]);
    expect(state("persistent-pots", list, 31)).toEqual(["away", 60, 60]);
    // The instance outlasts a player's stay of three hours.
    expect(state("persistent-pots", list, 181)).toEqual(["up", 180, 210]);
    expect(state("pleading-pots", list, 339)).toEqual(["up", 330, 360]);
    expect(state("persistent-pots", list, 360)).toEqual(["unknown"]);
  });

  it("a prediction is unsure after a whole cycle without a new note", () => {
    const unsure = (id: string, list: readonly Observation[], minutes: number) => {
      const clock = boardClocks.find((one) => one.id === id) ?? expect.fail(`no clock ${id}`);
      const found = stateOf(clock, list, now + minutes * MINUTE);
      return "unsure" in found ? found.unsure : found.phase;
    };
    const pot = [seen("pot", "persistent-pots", "began")];
    expect([59, 61, 200].map((minutes) => unsure("pleading-pots", pot, minutes))).toEqual([
      false,
      true,
      true,
    ]);
    const monster = [seen("monster", "pazuzu", "began")];
    expect([119, 239, 241].map((minutes) => unsure("pazuzu", monster, minutes))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("stateOf predicts the return of bunny FATEs and encounters from their end", () => {
    expect(state("down-the-rabbit-hole", [seen("bunny", "down-the-rabbit-hole", "ended")], 1)).toEqual([
      "away",
      530 / 60,
      1000 / 60,
    ]);
    expect(state("scourge-of-the-mind", [seen("encounter", "scourge-of-the-mind", "ended")], 1)).toEqual([
      "away",
      60,
      120,
    ]);
    expect(state("dark-artistry", [seen("encounter", "dark-artistry", "ended")], 1)).toEqual([
      "away",
      120,
      120,
    ]);
  });

  // Trackers press POP when the FATE appears (source: eurekan.academy, "Tracker"), and it is due again two
  // hours later.
  it("a monster returns two hours after it appeared, regardless of its kill", () => {
    const pop = seen("monster", "pazuzu", "began");
    expect(state("pazuzu", [pop], 1)).toEqual(["up", 0, null]);
    expect(state("pazuzu", [pop], 30)).toEqual(["away", 120, 120]);
    const killed = seen("monster", "pazuzu", "ended", now + 14 * MINUTE);
    expect(state("pazuzu", [pop, killed], 15)).toEqual(["away", 120, 120]);
    expect(state("pazuzu", [pop, killed], 125)).toEqual(["away", 120, 120]);
  });

  it("a kill without a noted start implies an appearance ten minutes earlier", () => {
    const clock = boardClocks.find(({ id }) => id === "pazuzu") ?? expect.fail("Pazuzu");
    const kill = seen("monster", "pazuzu", "ended");
    const alone = stateOf(clock, [kill], now + MINUTE);
    expect(alone).toMatchObject({ phase: "away", from: now + 110 * MINUTE, assumed: true });
    const pop = seen("monster", "pazuzu", "began", now - 18 * MINUTE);
    const both = stateOf(clock, mergeObservations([kill], [pop]), now + MINUTE);
    expect(both).toMatchObject({ phase: "away", from: now + 102 * MINUTE, assumed: false });
    // The appearance in the previous cycle has nothing to do with this kill.
    const before = seen("monster", "pazuzu", "began", now - 140 * MINUTE);
    expect(stateOf(clock, [kill, before], now + MINUTE)).toMatchObject({ assumed: true });
  });

  it("a running encounter is up until its time limit, then unknown", () => {
    const list = [seen("encounter", "shark-attack", "began")];
    expect(state("shark-attack", list, 4)).toEqual(["up", 0, 20]);
    expect(state("shark-attack", list, 21)).toEqual(["unknown"]);
  });

  it("each encounter brings the Forked Tower five minutes nearer, each FATE one minute", () => {
    const tower = seen("tower", "the-forked-tower-blood", "ended");
    const later = [
      seen("encounter", "shark-attack", "ended", now + MINUTE),
      // Another player's note of the same end.
      seen("encounter", "shark-attack", "ended", now + 2 * MINUTE),
      seen("encounter", "on-the-hunt", "ended", now + 3 * MINUTE),
      seen("fate", "the-forked-tower-blood", "ended", now + 4 * MINUTE),
      // Not counted: other zone, before the tower's end, undone.
      seen("encounter", "dark-artistry", "ended", now + 5 * MINUTE),
      seen("encounter", "calamity-bound", "ended", now - MINUTE),
      { ...seen("fate", "the-forked-tower-blood", "ended", now + 6 * MINUTE), gone: true } as const,
    ];
    expect(state("the-forked-tower-blood", [tower], 10)).toEqual(["away", 60, 60]);
    expect(state("the-forked-tower-blood", [tower, ...later], 10)).toEqual(["away", 49, 49]);
    expect(state("the-forked-tower-magic", [tower, ...later], 10)).toEqual(["unknown"]);
    const open = seen("tower", "the-forked-tower-magic", "began");
    expect(state("the-forked-tower-magic", [open], 4)).toEqual(["up", 0, 10]);
  });
});
