import { PERIOD_MS, periodStart, weatherAt } from "@foray/eorzea";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forecastFilterFacts } from "../forecast-filters/facts.ts";
import type { SpawnFilter } from "../forecast-filters/types.ts";
import {
  CONFLICT_PERIODS,
  conflictOf,
  endedWindows,
  LOOK_AHEAD_PERIODS,
  topWindows,
  upcomingOfAll,
  upcomingWindows,
  wantedWeather,
} from "./windows.ts";

const spawns = forecastFilterFacts.filter((filter) => filter.kind !== "collection") as readonly SpawnFilter[];
const instants = fc.integer({ min: Date.UTC(2013, 0), max: Date.UTC(2100, 0) });
const spawn = (id: string) => spawns.find((filter) => filter.id === id) ?? expect.fail(`no filter ${id}`);

/** Every matching period of the look-ahead, by asking the sky period by period. */
function bruteForce(filter: SpawnFilter, at: number): number[] {
  const wanted = wantedWeather(filter);
  const first = periodStart(at);
  return Array.from({ length: LOOK_AHEAD_PERIODS }, (_, index) => first + index * PERIOD_MS).filter((start) =>
    wanted.includes(weatherAt(filter.zone, start)),
  );
}

describe("upcomingWindows", () => {
  it("equals a walk over every period, for monsters bound to weather alone", () => {
    const filters = spawns.filter(({ resultMode, night }) => resultMode === "single-period" && !night);
    fc.assert(
      fc.property(fc.constantFrom(...filters), instants, (filter, at) => {
        const windows = upcomingWindows(filter, at);
        expect(windows.map(({ start }) => start)).toEqual(bruteForce(filter, at).slice(0, 10));
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it("merges touching periods of a farm", () => {
    const farms = spawns.filter(({ resultMode }) => resultMode === "merged");
    fc.assert(
      fc.property(fc.constantFrom(...farms), instants, (filter, at) => {
        for (const { start, end, weathers } of upcomingWindows(filter, at)) {
          expect(end - start).toBe(weathers.length * PERIOD_MS);
          expect(end).toBeGreaterThan(at);
          const wanted = wantedWeather(filter);
          expect(wanted).toContain(weatherAt(filter.zone, start));
          expect(wanted).not.toContain(weatherAt(filter.zone, end));
          expect(wanted).not.toContain(weatherAt(filter.zone, start - 1));
        }
      }),
      { numRuns: 200, seed: 8 },
    );
  });

  it("keeps night-bound monsters inside the night", () => {
    for (const filter of spawns.filter(({ night }) => night)) {
      for (const { start, end } of upcomingWindows(filter, Date.UTC(2026, 10, 21))) {
        const hour = (instant: number) => (instant / 175_000) % 24;
        expect(hour(start) >= 18 || hour(start) < 6).toBe(true);
        expect(hour(end - 1) >= 18 || hour(end - 1) < 6).toBe(true);
      }
    }
  });

  it("follows the choice of the cold box", () => {
    const box = spawn("cold-box");
    for (const choice of box.choices ?? []) {
      const windows = upcomingWindows(box, Date.UTC(2026, 10, 21), { choice: choice.id });
      expect(
        windows.flatMap(({ weathers }) => weathers).every((weather) => choice.weather.includes(weather)),
      ).toBe(true);
    }
    expect(box.choices?.length).toBe(3);
  });
});

describe("conflictOf", () => {
  it("finds the latest matching period of the five before, or none", () => {
    const monsters = spawns.filter(({ conflict, night }) => conflict && !night);
    fc.assert(
      fc.property(fc.constantFrom(...monsters), instants, (filter, at) => {
        const [window] = upcomingWindows(filter, at);
        if (window === undefined) return;
        const wanted = wantedWeather(filter);
        const before = Array.from(
          { length: CONFLICT_PERIODS },
          (_, index) => window.start - (index + 1) * PERIOD_MS,
        ).find((start) => wanted.includes(weatherAt(filter.zone, start)));
        expect(conflictOf(filter, window)?.start).toBe(before);
        expect(window.conflict?.start).toBe(before);
      }),
      { numRuns: 300, seed: 9 },
    );
  });

  it("says how old an instance may be", () => {
    const cassie = spawn("cassie");
    const window = upcomingWindows(cassie, Date.UTC(2026, 10, 21), { count: 60 }).find(
      ({ conflict }) => conflict !== undefined,
    );
    const conflict = window?.conflict ?? expect.fail("no conflict in 60 windows");
    expect(window).toBeDefined();
    // An instance with exactly the safe time left opened at or after the earlier weather's end.
    const opened = (window?.start ?? 0) - (180 - conflict.safeMinutes) * 60_000;
    expect(opened).toBeGreaterThanOrEqual(conflict.end);
    expect(opened - conflict.end).toBeLessThan(60_000);
  });
});

describe("lists", () => {
  it("merges and sorts the members of a collection and cuts to the count", () => {
    const at = Date.UTC(2026, 10, 21, 12);
    const merged = upcomingOfAll(spawns, at, { count: 25 });
    expect(merged).toHaveLength(25);
    expect(merged.map(({ start }) => start)).toEqual(
      merged.map(({ start }) => start).toSorted((a, b) => a - b),
    );
    const single = spawns
      .flatMap((filter) => upcomingWindows(filter, at, { count: 25 }))
      .map(({ start }) => start);
    expect(merged.map(({ start }) => start)).toEqual(single.toSorted((a, b) => a - b).slice(0, 25));
  });

  it("ranks the longest windows first, ties by time", () => {
    const farms = spawns.filter(({ resultMode }) => resultMode === "merged");
    const top = topWindows(farms, Date.UTC(2026, 10, 21));
    expect(top).toHaveLength(10);
    for (const [index, window] of top.entries()) {
      const next = top[index + 1];
      if (next === undefined) continue;
      const longer = window.end - window.start - (next.end - next.start);
      expect(longer > 0 || (longer === 0 && window.start <= next.start)).toBe(true);
    }
  });

  it("lists what has just ended, latest first", () => {
    const at = Date.UTC(2026, 10, 21);
    const ended = endedWindows([spawn("cassie")], at);
    expect(ended).toHaveLength(3);
    expect(ended.every(({ end }) => end <= at)).toBe(true);
    expect(endedWindows([spawn("cassie")], 0)).toEqual([]);
  });
});
