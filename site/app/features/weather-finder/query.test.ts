import { zones } from "@foray/eorzea/zones/tables";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EARLIEST, type FinderState, printFinder, readFinder, usualState } from "./query.ts";

const read = (text: string) => readFinder(new URLSearchParams(text));

describe("readFinder", () => {
  test("readFinder returns the defaults for an empty query", () => {
    expect(read("")).toEqual({ state: usualState, issues: [] });
  });

  test.each([
    ["at=2012-01-01T00:00Z", "at"],
    ["at=yesterday", "at"],
    ["at=2026-13-45T99:99Z", "at"],
    ["len=14", "len"],
    ["len=361", "len"],
    ["len=NaN", "len"],
    ["days=0", "days"],
    ["days=28.5", "days"],
    ["days=1e3", "days"],
    ["ahead=0", "ahead"],
    ["ahead=40000", "ahead"],
    ["hours=5-5", "hours"],
    ["hours=25-3", "hours"],
    ["hours=-1-3", "hours"],
    ["local=8.1-9", "local"],
    ["run=0", "run"],
    ["n=100000", "n"],
    ["way=sideways", "way"],
    ["zone=nowhere", "zone"],
    ["zone=zadnor,eurekaPagos,eurekaPyros,eurekaAnemos", "zone"],
    ["weather=sharknado", "weather"],
    ["after=blizzard", "weather"],
    ["weights=wind:99", "weights"],
    ["weights=wind:-1", "weights"],
  ])("readFinder falls back to the default for “%s” and reports %s", (text, key) => {
    const { state, issues } = read(text);
    expect(issues.map((issue) => issue.key)).toEqual([key]);
    expect(state.minutes).toBe(usualState.minutes);
    expect(state.hours).toBeNull();
  });

  test("readFinder keeps an empty choice of weather", () => {
    expect(read("weather=").state.weather).toEqual([]);
    expect(read("weights=").state.weights).toEqual({});
  });

  test("readFinder gives a condition without a weight the weight 2", () => {
    expect(read("weights=snow,fog:3.5").state.weights).toEqual({ snow: 2, fog: 3.5 });
  });

  test("readFinder never throws and always returns one to three zones", () => {
    const keys = fc.constantFrom(
      "way",
      "zone",
      "at",
      "weights",
      "len",
      "days",
      "weather",
      "hours",
      "local",
      "n",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.string({ unit: "binary" }))), (pairs) => {
        const { state } = readFinder(new URLSearchParams(pairs));
        expect(state.zones.length).toBeGreaterThan(0);
        expect(state.zones.length).toBeLessThanOrEqual(3);
      }),
      { seed: 61, numRuns: 500 },
    );
  });

  test("readFinder reads back every printed state", () => {
    const ids = zones.map(({ id }) => id);
    const weather = fc.constantFrom("snow" as const, "fog" as const, "gales" as const);
    const range = fc
      .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 0, max: 96 }))
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => [from / 4, to / 4] as const);
    const shared = {
      zones: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 }),
      at: fc.option(fc.integer({ min: EARLIEST / 60_000, max: 5e7 }).map((minute) => minute * 60_000)),
    };
    const session: fc.Arbitrary<FinderState> = fc.record({
      way: fc.constant("session" as const),
      ...shared,
      weights: fc.option(fc.dictionary(weather, fc.integer({ min: 0, max: 10 }))),
      minutes: fc.integer({ min: 15, max: 360 }),
      days: fc.integer({ min: 1, max: 56 }).map((halves) => halves / 2),
      weather: fc.constant(usualState.weather),
      after: fc.constant([]),
      hours: fc.constant(null),
      run: fc.constant(1),
      local: fc.constant(null),
      mine: fc.constant(false),
      count: fc.constant(usualState.count),
      ahead: fc.constant(usualState.ahead),
    });
    const pattern: fc.Arbitrary<FinderState> = fc.record({
      way: fc.constant("pattern" as const),
      ...shared,
      weights: fc.constant(null),
      minutes: fc.constant(usualState.minutes),
      days: fc.constant(usualState.days),
      weather: fc.uniqueArray(weather),
      after: fc.uniqueArray(weather),
      hours: fc.option(range),
      run: fc.integer({ min: 1, max: 30 }),
      local: fc.option(range),
      mine: fc.boolean(),
      count: fc.integer({ min: 1, max: 200 }),
      ahead: fc.integer({ min: 1, max: 36_525 }),
    });
    fc.assert(
      fc.property(fc.oneof(session, pattern), (state) => {
        expect(readFinder(printFinder(state))).toEqual({ state, issues: [] });
      }),
      { seed: 62, numRuns: 400 },
    );
  });
});
