import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Puzzle } from "#records/fights/types";
import { readFight } from "../../../tools/fight-files.ts";
import { clocksLeft, type Kills, stepOf } from "./clocks.ts";
import { freePlaces, pairs } from "./pairs.ts";
import { platesFor } from "./plates.ts";
import { bridgeOf, edgeFor } from "./tether.ts";
import { together } from "./together.ts";
import { groupOf, turnOf, waveAsks } from "./turns.ts";

type Kind = Puzzle["kind"];

const isOf = <K extends Kind>(puzzle: Puzzle, kind: K): puzzle is Extract<Puzzle, { kind: K }> =>
  puzzle.kind === kind;

function puzzleOf<K extends Kind>(key: string, mechanic: string, kind: K) {
  const puzzle = readFight(key).mechanics.find(({ id }) => id === mechanic)?.puzzle;
  if (puzzle === undefined || !isOf(puzzle, kind)) throw new Error(`${key} has no ${kind} at ${mechanic}`);
  return puzzle;
}

describe("Curseclocks", () => {
  const clocks = puzzleOf("forked-tower-magic/curseclocks", "clock-rule", "clocks");
  const minutes = ({ left }: ReturnType<typeof clocksLeft>) =>
    left.reduce(
      (sum, { count, id }) => sum + count * (clocks.hands.find((hand) => hand.id === id)?.minutes ?? 0),
      0,
    );

  it("clocksLeft makes 7:40 from two large, one medium, two small and two tiny clocks", () => {
    expect(clocksLeft(clocks, 7 * 60 + 40).left).toEqual([
      { id: "large", count: 2 },
      { id: "medium", count: 1 },
      { id: "small", count: 2 },
      { id: "tiny", count: 2 },
    ]);
  });

  it("clocksLeft subtracts killed clocks of any size", () => {
    expect(clocksLeft(clocks, 7 * 60 + 40, { large: 2, medium: 1, small: 2, tiny: 1 }).left).toEqual([
      { id: "tiny", count: 1 },
    ]);
    expect(clocksLeft(clocks, 60, { small: 3 })).toMatchObject({
      floor: 45,
      left: [{ id: "small", count: 1 }],
    });
    expect(clocksLeft(clocks, 60, { medium: 1 })).toEqual({ floor: 60, left: [], past: 0 });
    expect(clocksLeft(clocks, 60, { large: 1 })).toEqual({ floor: 180, left: [], past: 120 });
  });

  it("clocksLeft reaches any goal with the largest possible clocks", () => {
    const step = stepOf(clocks);
    const goals = fc.integer({ min: 0, max: clocks.round / step - 1 }).map((steps) => steps * step);
    const few = fc.integer({ min: 0, max: 4 });
    const kills: fc.Arbitrary<Kills> = fc.record({ large: few, medium: few, small: few, tiny: few });
    fc.assert(
      fc.property(goals, kills, (goal, killed) => {
        const answer = clocksLeft(clocks, goal, killed);
        expect(answer.floor + minutes(answer) - answer.past).toBe(goal);
        const counts = new Map(answer.left.map(({ count, id }) => [id, count]));
        clocks.hands.forEach(({ id, minutes: own }, at) => {
          const larger = clocks.hands[at - 1];
          if (larger !== undefined) expect((counts.get(id) ?? 0) * own).toBeLessThan(larger.minutes);
        });
      }),
    );
  });
});

describe("plates of the pillars", () => {
  const plates = puzzleOf("forked-tower-blood/binding-lock", "pillars", "plates");

  it("platesFor assigns one player per pillar segment", () => {
    expect(plates.plates).toHaveLength(6);
    expect(platesFor(plates, [3, 1, 4, 0, 2, 5], 24)).toEqual({
      players: [3, 1, 4, 0, 2, 5],
      total: 15,
      missing: 0,
    });
    expect(platesFor(plates, [6, 6, 6, 6, 1], 24)).toMatchObject({ total: 25, missing: 1 });
  });
});

describe("turns at a cast", () => {
  const keywork = puzzleOf("forked-tower-blood/binding-lock", "authentication", "turns");

  it("groupOf sends A/1 west, B/2 to the middle, C/3 east", () => {
    expect(["A", "1", "B", "2", "C", "3"].map((party) => groupOf(keywork, party)?.side)).toEqual([
      "west",
      "west",
      "middle",
      "middle",
      "east",
      "east",
    ]);
  });

  it("turnOf goes from the letters’ tank to the numbers’ ranged, then repeats", () => {
    expect([0, 1, 2, 3, 4].map((cast) => turnOf(keywork, "middle", cast))).toEqual([
      { role: "tank", party: "B" },
      { role: "ranged", party: "B" },
      { role: "tank", party: "2" },
      { role: "ranged", party: "2" },
      { role: "tank", party: "B" },
    ]);
  });

  it("waveAsks returns hold from the fourth wave on, but let for the eighth", () => {
    expect([1, 3, 4, 7, 8, 9].map((wave) => waveAsks(keywork, wave))).toEqual([
      "stop",
      "stop",
      "hold",
      "hold",
      "let",
      "hold",
    ]);
  });

  it("turnOf returns no party if the groups agree on one", () => {
    const concerto = puzzleOf("forked-tower-magic/storm-generators", "concerto", "turns");
    expect(turnOf(concerto, "left", 1)).toEqual({
      role: "ranged",
      party: undefined,
    });
  });
});

describe("free places beside two strikes", () => {
  const fight = readFight("forked-tower-magic/storm-generators");
  const cyclops = puzzleOf("forked-tower-magic/storm-generators", "cyclops", "pairs");
  const marks = (side: "left" | "right") =>
    pairs.map((pair) => freePlaces(cyclops, fight.waymarks, side, pair).map(({ mark }) => mark));

  it("freePlaces returns the waymarks of each platform", () => {
    expect(marks("left")).toEqual([
      ["A", "1"],
      ["B", "2"],
    ]);
    expect(marks("right")).toEqual([
      ["C", "3"],
      ["D", "4"],
    ]);
  });

  it("freePlaces returns the published coordinates and direction", () => {
    expect(freePlaces(cyclops, fight.waymarks, "left", "north-south")[0]).toMatchObject({
      at: [-28, -19],
      way: "north",
    });
  });
});

describe("storm generators that die together", () => {
  const generators = puzzleOf("forked-tower-magic/storm-generators", "together", "together");

  it("together waits until all generators are at five percent, then says kill", () => {
    expect(generators).toMatchObject({ percent: 5, seconds: 15 });
    expect(together(generators, { left: "held" })).toEqual({
      do: "wait",
      hold: ["left"],
      hit: ["middle", "right"],
    });
    expect(together(generators, { left: "held", middle: "held", right: "held" }).do).toBe("kill");
  });

  it("together hurries once one generator is dead", () => {
    expect(together(generators, { left: "dead", middle: "held" })).toEqual({
      do: "hurry",
      hold: [],
      hit: ["middle", "right"],
    });
    expect(together(generators, { left: "dead", middle: "dead", right: "dead" }).do).toBe("done");
  });
});

describe("tether between bridges", () => {
  const puzzle = puzzleOf("forked-tower-blood/pronged-passage", "detonate", "tether");
  const edge = (party: string, tether: "near" | "far") => {
    const bridge = bridgeOf(puzzle, party);
    return bridge && edgeFor(bridge.outer, tether);
  };

  it("edgeFor picks the outer edge for a near tether, the inner one for a far tether", () => {
    expect(["A", "B", "C"].map((party) => edge(party, "near"))).toEqual(["north", "north", "north"]);
    expect(["1", "2", "3"].map((party) => edge(party, "near"))).toEqual(["south", "south", "south"]);
    expect(edge("A", "far")).toBe("south");
    expect(edge("1", "far")).toBe("north");
  });

  it("bridgeOf returns undefined for an unknown party", () => {
    expect(bridgeOf(puzzle, "D")).toBeUndefined();
  });
});
