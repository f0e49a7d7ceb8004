import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fight as dahu } from "#records/fights/dr/dahu/facts";
import { fight as dragon } from "#records/fights/forked-tower-blood/marble-dragon/facts";
import { beginPull, castingNow, clockOf, comingOf, drifts, hearCast, moveClock, type Pull } from "./pull.ts";

const START = 1_700_000_000_000;
const at = (seconds: number) => START + seconds * 1000;
const pull = beginPull(START);
const MOTION = "77C1";

describe("what comes", () => {
  it("is the next hit first", () => {
    const [first, second, third] = comingOf(dragon, pull, at(38));
    expect(first?.mark).toMatchObject({ mechanic: "draconiform", t: 46, from: 41.2 });
    expect(second?.mark.mechanic).toBe("ball-of-ice");
    expect(third?.mark.mechanic).toBe("imitation-blizzard");
    expect(comingOf(dragon, pull, at(46))[0]?.mark.mechanic).toBe("ball-of-ice");
  });

  it("names both orders until one is known", () => {
    const blizzard = (of: Pull) =>
      comingOf(dragon, of, at(40)).find(({ mark }) => mark.mechanic === "imitation-blizzard");
    expect(blizzard(pull)?.undecided).toEqual({ id: "order-1", options: ["p1", "p1o"] });
    expect(blizzard({ ...pull, known: { "order-1": "p1o" } })?.undecided).toBeUndefined();
  });

  it("goes round where the end of a fight repeats", () => {
    const late = comingOf(dahu, beginPull(START), at(600));
    expect(late.length).toBeGreaterThan(0);
    const [next] = late;
    const period = 243.6 - 116.6;
    const before = comingOf(dahu, beginPull(START), at(600 - period * 3))[0];
    expect(next?.mark.mechanic).toBe(before?.mark.mechanic);
    expect((next?.mark.t ?? 0) - (before?.mark.t ?? 0)).toBeCloseTo(period * 3, 3);
  });

  it("is in the order of time and in the future, at any time of any pull", () => {
    fc.assert(
      fc.property(fc.constantFrom(dragon, dahu), fc.integer({ min: 0, max: 1500 }), (fight, seconds) => {
        const times = comingOf(fight, pull, at(seconds)).map(({ mark }) => mark.t);
        expect(times.every((t) => t > seconds)).toBe(true);
        expect(times.slice(0, 3)).toEqual(times.toSorted((one, other) => one - other).slice(0, 3));
      }),
    );
  });
});

describe("a correction", () => {
  it("moves the clock to the nearest beginning of a cast", () => {
    const corrected = castingNow(dragon, pull, at(44));
    expect(corrected?.mark.mechanic).toBe("draconiform");
    expect(corrected?.moved).toBeCloseTo(-2.8, 5);
    expect(clockOf(corrected?.pull ?? pull, at(44))).toBeCloseTo(41.2, 5);
    expect(drifts(corrected?.moved ?? 0)).toBe(true);
  });

  it("changes nothing when it is pressed again at once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (seconds) => {
        const once = castingNow(dragon, pull, at(seconds));
        if (once === null) throw new Error("the dragon casts");
        expect(castingNow(dragon, once.pull, at(seconds))?.moved).toBeCloseTo(0, 5);
      }),
    );
  });
});

describe("what the game says", () => {
  const heard = (action: string, seconds: number, moment: "begins" | "hits" = "begins") => ({
    action,
    moment,
    at: at(seconds),
  });

  it("starts a pull by a cast of its first minute", () => {
    const begun = hearCast(dragon, null, heard("77F1", 100));
    expect(clockOf(begun?.pull ?? pull, at(100))).toBeCloseTo(4.4, 5);
    // Lifeless Legacy is too late to start a pull.
    expect(hearCast(dragon, null, heard("7798", 100))).toBeNull();
    expect(hearCast(dragon, null, heard("0001", 100))).toBeNull();
  });

  it("corrects a pull, by the time of the line and not of its arrival", () => {
    const corrected = hearCast(dragon, pull, heard(MOTION, 43.2));
    expect(corrected?.moved).toBeCloseTo(-2, 5);
    expect(hearCast(dragon, pull, heard(MOTION, 46.5, "hits"))?.moved).toBeCloseTo(-0.5, 5);
  });

  it("takes a doubled line once, and misses nothing by a lost one", () => {
    const once = hearCast(dragon, pull, heard(MOTION, 43.2));
    const twice = hearCast(dragon, once?.pull ?? pull, heard(MOTION, 43.2));
    expect(twice?.moved).toBeCloseTo(0, 5);
    expect(hearCast(dragon, once?.pull ?? pull, heard(MOTION, 88.5))?.moved).toBeCloseTo(-5, 5);
  });

  it("does nothing by a cast far from its time, or by one of several that follow each other", () => {
    expect(hearCast(dragon, pull, heard(MOTION, 60))).toBeNull();
    expect(hearCast(dragon, pull, heard("A715", 48.3))).toBeNull();
  });

  it("learns the order from a cast that only one has", () => {
    const crosses = hearCast(dragon, moveClock(pull, 0), heard("7602", 89.5));
    expect(crosses?.pull.known).toEqual({ "order-2": "p2o" });
  });
});
