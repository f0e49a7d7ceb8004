import { findWindows } from "@foray/eorzea/find-windows";
import { forecast } from "@foray/eorzea/sky";
import { PERIOD_MS } from "@foray/eorzea/time";
import type { WindowQuery } from "@foray/eorzea/window-plan";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { machineCalendar } from "./local-calendar.ts";
import { partInside, playableBy } from "./play-times.ts";
import { natureOf, type PatternResult, type PatternSearch, searchPattern, YEAR_MS } from "./search.ts";

const from = Date.UTC(2026, 10, 21);
const gales: WindowQuery = { zone: "eurekaAnemos", weather: ["gales"] };

function run(search: PatternSearch): { result: PatternResult; shares: number[] } {
  const shares: number[] = [];
  const steps = searchPattern(search);
  for (;;) {
    const step = steps.next();
    if (step.done) return { result: step.value, shares };
    shares.push(step.value);
  }
}

describe("searchPattern", () => {
  test("searchPattern finds and counts the same windows as findWindows", () => {
    const queries = fc.constantFrom<WindowQuery>(
      gales,
      { zone: "eurekaPagos", weather: ["blizzards"], minPeriods: 3 },
      { zone: "bozjanSouthernFront", weather: ["dustStorms"], hours: [18, 6] },
      { zone: "zadnor", weather: ["snow", "wind"], after: ["snow", "rain"] },
    );
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 11 * 365 }), (query, days) => {
        const until = from + days * 86_400_000;
        const { result } = run({ query, from, until, count: 5, playRanges: [] });
        const all = findWindows(query, from, { until, limit: Number.POSITIVE_INFINITY });
        expect(result.total).toBe(all.length);
        expect(result.windows).toEqual(all.slice(0, 5).map((window) => ({ zone: query.zone, ...window })));
        const gaps = all.slice(1).map(({ start }, index) => start - (all[index]?.start ?? 0));
        if (gaps.length === 0) {
          expect(result.waits).toBeNull();
          return;
        }
        const sorted = gaps.toSorted((a, b) => a - b);
        const half = sorted.length >> 1;
        const low = sorted[half - 1] ?? 0;
        const high = sorted[half] ?? 0;
        expect(result.waits?.median).toBe(sorted.length % 2 === 1 ? high : (low + high) / 2);
        expect(result.waits?.longest).toBe(sorted.at(-1));
        expect(result.waits?.mean).toBeCloseTo(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length, 3);
      }),
      { seed: 51, numRuns: 6 },
    );
  });

  test("searchPattern reports its progress in 20 rising steps over 100 years", () => {
    const { shares, result } = run({
      query: gales,
      from,
      until: from + 100 * YEAR_MS,
      count: 3,
      playRanges: [],
    });
    expect(shares).toHaveLength(20);
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
    expect(result.total).toBeGreaterThan(450_000);
    expect(result.windows[0]?.weathers).toEqual(
      forecast("eurekaAnemos", result.windows[0]?.start ?? 0, result.windows[0]?.periods ?? 0).map(
        ({ weather }) => weather,
      ),
    );
  });

  test("searchPattern finds only windows within the play times", () => {
    const playRanges = [{ days: [6, 0], from: 20 * 60, to: 60 }];
    const { result } = run({ query: gales, from, until: from + YEAR_MS, count: 20, playRanges });
    const all = findWindows(gales, from, { until: from + YEAR_MS, limit: Number.POSITIVE_INFINITY });
    // A new predicate for each window, so nothing is cached between them.
    const wanted = all.filter((window) => playableBy(playRanges, machineCalendar)(window));
    expect(result.total).toBe(wanted.length);
    expect(result.windows.map(({ start }) => start)).toEqual(wanted.slice(0, 20).map(({ start }) => start));
  });

  test("searchPattern requires consecutive periods to fit the play times whole", () => {
    const playRanges = [{ days: [0, 1, 2, 3, 4, 5, 6], from: 19 * 60, to: 23 * 60 }];
    const query: WindowQuery = {
      zone: "bozjanSouthernFront",
      weather: ["dustStorms", "wind"],
      minPeriods: 2,
    };
    const { result } = run({ query, from, until: from + YEAR_MS, count: 400, playRanges });
    expect(result.windows.length).toBeGreaterThan(20);
    for (const window of result.windows) {
      const part = partInside(window, playRanges, machineCalendar);
      expect(part && part.end - part.start).toBeGreaterThanOrEqual(2 * PERIOD_MS);
    }
    const kept = new Set(result.windows.map(({ start }) => start));
    const last = result.windows.at(-1)?.start ?? from;
    for (const window of findWindows(query, from, { until: last, limit: Number.POSITIVE_INFINITY })) {
      const part = partInside(window, playRanges, machineCalendar);
      if (part !== null && part.end - part.start >= 2 * PERIOD_MS) expect(kept).toContain(window.start);
    }
  });

  test("natureOf recognizes patterns that never match or always do", () => {
    const never: WindowQuery = { zone: "eurekaAnemos", weather: ["dustStorms"] };
    expect(natureOf(never)).toBe("never");
    expect(natureOf({ zone: "eurekaAnemos", weather: [] })).toBe("never");
    expect(natureOf({ zone: "eurekaAnemos", hours: [6, 12], minPeriods: 9 })).toBe("never");
    expect(natureOf({ zone: "eurekaAnemos" })).toBe("always");
    expect(natureOf(gales)).toBe("sometimes");
    const { result, shares } = run({
      query: never,
      from,
      until: from + 100 * YEAR_MS,
      count: 3,
      playRanges: [],
    });
    expect(shares).toEqual([]);
    expect(result).toMatchObject({ nature: "never", total: 0, windows: [] });
  });
});
