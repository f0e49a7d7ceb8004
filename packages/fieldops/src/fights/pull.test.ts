import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fight as dahu } from "#records/fights/dr/dahu/facts";
import { fight as dragon } from "#records/fights/forked-tower-blood/marble-dragon/facts";
import { beginPull, castingNow, clockOf, comingOf, drifts, hearCast, moveClock, type Pull } from "./pull.ts";

const START = 1_700_000_000_000;
const at = (seconds: number) => START + seconds * 1000;
const pull = beginPull(START);
const MOTION = "77C1";

describe("comingOf", () => {
  it("comingOf lists the next hit first", () => {
    const [first, second, third] = comingOf(dragon, pull, at(38));
    expect(first?.mark).toMatchObject({ mechanic: "draconiform", t: 46, from: 41.2 });
    expect(second?.mark.mechanic).toBe("ball-of-ice");
    expect(third?.mark.mechanic).toBe("imitation-blizzard");
    expect(comingOf(dragon, pull, at(46))[0]?.mark.mechanic).toBe("ball-of-ice");
  });

  it("comingOf names both orders until one is known", () => {
    const blizzard = (of: Pull) =>
      comingOf(dragon, of, at(40)).find(({ mark }) => mark.mechanic === "imitation-blizzard");
    expect(blizzard(pull)?.undecided).toEqual({ id: "order-1", options: ["p1", "p1o"] });
    expect(blizzard({ ...pull, known: { "order-1": "p1o" } })?.undecided).toBeUndefined();
  });

  it("comingOf loops if the end of a fight repeats", () => {
    const late = comingOf(dahu, beginPull(START), at(600));
    expect(late.length).toBeGreaterThan(0);
    const [next] = late;
    const period = 243.6 - 116.6;
    const before = comingOf(dahu, beginPull(START), at(600 - period * 3))[0];
    expect(next?.mark.mechanic).toBe(before?.mark.mechanic);
    expect((next?.mark.t ?? 0) - (before?.mark.t ?? 0)).toBeCloseTo(period * 3, 3);
  });

  it("comingOf lists only future hits, the next three in order", () => {
    fc.assert(
      fc.property(fc.constantFrom(dragon, dahu), fc.integer({ min: 0, max: 1500 }), (fight, seconds) => {
        const times = comingOf(fight, pull, at(seconds)).map(({ mark }) => mark.t);
        expect(times.every((t) => t > seconds)).toBe(true);
        expect(times.slice(0, 3)).toEqual(times.toSorted((one, other) => one - other).slice(0, 3));
      }),
    );
  });
});

describe("castingNow", () => {
  it("castingNow moves the clock to the nearest start of a cast", () => {
    const corrected = castingNow(dragon, pull, at(44));
    expect(corrected?.mark.mechanic).toBe("draconiform");
    expect(corrected?.moved).toBeCloseTo(-2.8, 5);
    expect(clockOf(corrected?.pull ?? pull, at(44))).toBeCloseTo(41.2, 5);
    expect(drifts(corrected?.moved ?? 0)).toBe(true);
  });

  it("castingNow changes the clock only once if pressed twice at once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (seconds) => {
        const once = castingNow(dragon, pull, at(seconds));
        if (once === null) throw new Error("the dragon casts");
        expect(castingNow(dragon, once.pull, at(seconds))?.moved).toBeCloseTo(0, 5);
      }),
    );
  });
});

describe("hearCast", () => {
  const heard = (action: string, seconds: number, moment: "begins" | "hits" = "begins") => ({
    action,
    moment,
    at: at(seconds),
  });

  it("hearCast starts a pull only from a cast of the first minute", () => {
    const begun = hearCast(dragon, null, heard("77F1", 100));
    expect(clockOf(begun?.pull ?? pull, at(100))).toBeCloseTo(4.4, 5);
    // Lifeless Legacy is too late to start a pull.
    expect(hearCast(dragon, null, heard("7798", 100))).toBeNull();
    expect(hearCast(dragon, null, heard("0001", 100))).toBeNull();
  });

  it("hearCast corrects the clock by the time of the cast line", () => {
    const corrected = hearCast(dragon, pull, heard(MOTION, 43.2));
    expect(corrected?.moved).toBeCloseTo(-2, 5);
    expect(hearCast(dragon, pull, heard(MOTION, 46.5, "hits"))?.moved).toBeCloseTo(-0.5, 5);
  });

  it("hearCast ignores a repeated line and copes with a lost one", () => {
    const once = hearCast(dragon, pull, heard(MOTION, 43.2));
    const twice = hearCast(dragon, once?.pull ?? pull, heard(MOTION, 43.2));
    expect(twice?.moved).toBeCloseTo(0, 5);
    expect(hearCast(dragon, once?.pull ?? pull, heard(MOTION, 88.5))?.moved).toBeCloseTo(-5, 5);
  });

  it("hearCast ignores casts far from their time or in a close series", () => {
    expect(hearCast(dragon, pull, heard(MOTION, 60))).toBeNull();
    expect(hearCast(dragon, pull, heard("A715", 48.3))).toBeNull();
  });

  it("hearCast learns the order from a cast that only one order has", () => {
    const crosses = hearCast(dragon, moveClock(pull, 0), heard("7602", 89.5));
    expect(crosses?.pull.known).toEqual({ "order-2": "p2o" });
  });
});
