import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findWindows, isPossible, type Window, type WindowQuery } from "./find-windows.ts";
import { forecast, weatherAt } from "./sky.ts";
import { DAY_MS, HOUR_MS, PERIOD_MS, periodStart } from "./time.ts";
import { weathers } from "./weathers/tables.ts";
import { zones } from "./zones/tables.ts";

const QUARTER = HOUR_MS / 4;
const from2013 = Date.UTC(2013, 7, 27);
const to2100 = Date.UTC(2100, 0, 1);
const ALL = Number.POSITIVE_INFINITY;

function bruteForce(query: WindowQuery, from: number, until: number): Window[] {
  const { zone, weather, after, hours, minPeriods = 1 } = query;
  const isOpen = (at: number): boolean => {
    const hour = (at % DAY_MS) / HOUR_MS;
    const [opens, closes] = hours ?? [0, 24];
    const inHours = opens < closes ? hour >= opens && hour < closes : hour >= opens || hour < closes;
    return inHours && (weather === undefined || weather.includes(weatherAt(zone, at)));
  };
  const follows = (at: number): boolean =>
    after === undefined || after.includes(weatherAt(zone, periodStart(at) - PERIOD_MS));
  const found: Window[] = [];
  let start = -1;
  for (let at = periodStart(from) - 300 * PERIOD_MS; at < until || start >= 0; at += QUARTER) {
    const open = isOpen(at);
    if (start < 0 && open && follows(at)) start = at;
    if (start < 0 || open) continue;
    const periods = (periodStart(at - 1) - periodStart(start)) / PERIOD_MS + 1;
    if (at > from && start < until && periods >= minPeriods) {
      const shown = forecast(zone, start, periods).map((period) => period.weather);
      found.push({ start, end: at, periods, weathers: shown });
    }
    start = -1;
  }
  return found;
}

const quarters = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter / 4);
const hours = fc
  .tuple(quarters, fc.oneof(quarters, fc.constant(24)))
  .filter(([opens, closes]) => opens !== closes);
const queries: fc.Arbitrary<WindowQuery> = fc.constantFrom(...zones).chain((zone) => {
  const drawn = [...new Set(zone.rates.map(([weather]) => weather))];
  return fc.record(
    {
      zone: fc.constant(zone.id),
      weather: fc.subarray(drawn),
      after: fc.subarray(drawn),
      hours,
      minPeriods: fc.integer({ min: 1, max: 4 }),
    },
    { requiredKeys: ["zone"] },
  );
});

function isEndless({ zone, weather, hours: range }: WindowQuery): boolean {
  const wholeDay = range === undefined || (range[0] === 0 && range[1] === 24);
  const rates = zones.find(({ id }) => id === zone)?.rates ?? [];
  return wholeDay && rates.every(([id]) => weather === undefined || weather.includes(id));
}

describe("findWindows", () => {
  it("findWindows equals a quarter-hour brute force on random queries", () => {
    // Far instants have period numbers beyond 32 bits.
    const far = fc.integer({ min: 8e15, max: 8.6e15 });
    const instants = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: from2013, max: to2100 }) }, far);
    fc.assert(
      fc.property(queries, instants, fc.integer({ min: 1, max: 80 * PERIOD_MS }), (query, from, span) => {
        fc.pre(!isEndless(query));
        const until = from + span;
        const found = findWindows(query, from, { until, limit: ALL });
        expect(found).toEqual(bruteForce(query, from, until));
        if (!isPossible(query)) expect(found).toEqual([]);
      }),
      { seed: 41, numRuns: 400 },
    );
  });

  it("findWindows equals the brute force if from and until are period boundaries", () => {
    const periods = fc.integer({ min: Math.ceil(from2013 / PERIOD_MS), max: Math.floor(to2100 / PERIOD_MS) });
    fc.assert(
      fc.property(queries, periods, fc.integer({ min: 1, max: 40 }), (query, period, span) => {
        fc.pre(!isEndless(query));
        const from = period * PERIOD_MS;
        const until = from + span * PERIOD_MS;
        const found = bruteForce(query, from, until);
        expect(findWindows(query, from, { until, limit: ALL })).toEqual(found);
        expect(findWindows(query, from, { maxPeriods: span, limit: ALL })).toEqual(found);
        expect(findWindows(query, from, { until, limit: 2 })).toEqual(found.slice(0, 2));
      }),
      { seed: 42, numRuns: 150 },
    );
  });

  const gales: WindowQuery = { zone: "eurekaAnemos", weather: ["gales"] };
  const start = Date.UTC(2026, 0, 1);

  it("findWindows returns frozen weather lists of the right length", () => {
    const windows = findWindows(gales, start, { limit: 300 });
    for (const { periods, weathers: shown } of windows) {
      expect(shown).toEqual(Array<string>(periods).fill("gales"));
      expect(Object.isFrozen(shown)).toBe(true);
    }
  });

  it("findWindows returns a running window with its true start until it ends", () => {
    const [first] = findWindows({ ...gales, minPeriods: 2 }, start, { limit: 1 });
    if (first === undefined) throw new Error("no window");
    const again = (at: number): Window | undefined =>
      findWindows({ ...gales, minPeriods: 2 }, at, { limit: 1 })[0];
    expect(again(first.start)).toEqual(first);
    expect(again(first.end - 1)).toEqual(first);
    expect(again(first.end)?.start).toBeGreaterThan(first.end);
    expect(weatherAt("eurekaAnemos", first.start - 1)).not.toBe("gales");
    expect(weatherAt("eurekaAnemos", first.end)).not.toBe("gales");
  });

  it("findWindows cuts windows at the hours and joins them across midnight", () => {
    const night = findWindows({ zone: "eurekaPagos", hours: [18, 6] }, start, { limit: 3 });
    for (const window of night) {
      expect(window.start % DAY_MS).toBe(18 * HOUR_MS);
      expect(window.end - window.start).toBe(12 * HOUR_MS);
      expect(window.periods).toBe(2);
      expect(window.weathers).toHaveLength(2);
    }
    expect(night[1]?.start).toBe((night[0]?.start ?? 0) + DAY_MS);
    const untilMidnight = findWindows({ zone: "eurekaPagos", hours: [20, 0] }, start, { limit: 1 })[0];
    expect((untilMidnight?.end ?? 1) % DAY_MS).toBe(0);
  });

  it("findWindows omits a window that starts at the very end of the search", () => {
    const query: WindowQuery = { zone: "eurekaPagos", hours: [18, 6] };
    const [, second] = findWindows(query, start, { limit: 2 });
    const until = second?.start ?? 0;
    expect(findWindows(query, start, { until })).toHaveLength(1);
    expect(findWindows(query, start, { until: until + 1 })).toHaveLength(2);
  });

  it("findWindows matches `after` only against the period before a window", () => {
    const fair: WindowQuery = { zone: "zadnor", weather: ["fairSkies"], after: ["fairSkies"] };
    for (const window of findWindows(fair, start, { limit: 20 })) {
      expect(weatherAt("zadnor", window.start - 1)).toBe("fairSkies");
      expect(weatherAt("zadnor", window.start - PERIOD_MS - 1)).not.toBe("fairSkies");
      expect(weatherAt("zadnor", window.end)).not.toBe("fairSkies");
    }
  });

  it("findWindows cuts an endless window to the range of the search", () => {
    const [only, ...others] = findWindows({ zone: "theDiadem" }, start + 5, { maxPeriods: 3 });
    const first = periodStart(start + 5);
    expect(only).toEqual({
      start: first,
      end: first + 3 * PERIOD_MS,
      periods: 3,
      weathers: ["snow", "snow", "snow"],
    });
    expect(others).toEqual([]);
    expect(findWindows({ zone: "theDiadem", hours: [6, 18] }, start, { limit: 2 })).toHaveLength(2);
  });

  it("findWindows returns an empty list for impossible queries", () => {
    const never: WindowQuery[] = [
      { zone: "eurekaAnemos", weather: ["thunder"] },
      { zone: "eurekaAnemos", weather: [] },
      { zone: "eurekaAnemos", after: ["thunder"] },
      { zone: "eurekaAnemos", hours: [18, 6], minPeriods: 3 },
    ];
    for (const query of never) {
      expect(isPossible(query)).toBe(false);
      expect(findWindows(query, start, { limit: ALL })).toEqual([]);
    }
    expect(isPossible({ zone: "eurekaAnemos", hours: [7, 1], minPeriods: 4 })).toBe(true);
  });

  it("findWindows never looks before 1970", () => {
    expect(findWindows({ zone: "zadnor", hours: [0, 6] }, 0, { limit: 1 })[0]?.start).toBe(0);
    const every = weathers.map(({ id }) => id);
    expect(findWindows({ zone: "zadnor", hours: [0, 6], after: every }, 0, { limit: 1 })[0]?.start).toBe(
      DAY_MS,
    );
  });

  it("findWindows rejects invalid instants, hours, counts and ids", () => {
    for (const at of [-1, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 2]) {
      expect(() => findWindows(gales, at)).toThrow(RangeError);
      expect(() => findWindows(gales, start, { until: at })).toThrow(RangeError);
    }
    expect(() => findWindows({ ...gales, hours: [5, 5] }, start)).toThrow(/^The hours 5-5 are empty/);
    for (const range of [
      [24, 3],
      [3, 25],
      [-1, 3],
      [0.1, 3],
      [Number.NaN, 3],
    ] as const) {
      expect(() => findWindows({ ...gales, hours: range }, start)).toThrow(RangeError);
    }
    for (const count of [0, -1, 1.5, Number.NaN]) {
      expect(() => findWindows(gales, start, { limit: count })).toThrow(RangeError);
      expect(() => findWindows(gales, start, { maxPeriods: count })).toThrow(RangeError);
      expect(() => findWindows({ ...gales, minPeriods: count }, start)).toThrow(RangeError);
    }
    // @ts-expect-error an id from outside
    expect(() => findWindows({ zone: "nope" }, start)).toThrow(
      new TypeError("'nope' is an undefined zone ID."),
    );
    // @ts-expect-error an id from outside
    expect(() => findWindows({ ...gales, weather: ["nope"] }, start)).toThrow(TypeError);
  });
});
