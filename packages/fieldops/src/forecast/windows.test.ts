import { HOUR_MS, PERIOD_MS, periodStart, weatherAt } from "@foray/eorzea";
import EorzeaWeather from "eorzea-weather";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forecastFilterFacts } from "../forecast-filters/facts.ts";
import type { SpawnFilter } from "../forecast-filters/types.ts";
import {
  endedWindows,
  LOOK_AHEAD_PERIODS,
  STAY_MINUTES,
  topWindows,
  upcomingOfAll,
  upcomingWindows,
  wantedWeather,
} from "./windows.ts";

const spawns = forecastFilterFacts.filter((filter) => filter.kind !== "collection") as readonly SpawnFilter[];
const instants = fc.integer({ min: Date.UTC(2013, 0), max: Date.UTC(2100, 0) });
const spawn = (id: string) => spawns.find((filter) => filter.id === id) ?? expect.fail(`no filter ${id}`);

type Run = { start: number; end: number };

/**
 * Finds every window that starts in the look-ahead by checking each Eorzean hour. Consecutive matching hours
 * are one window, except that weather-only monsters with single-period results split at period boundaries.
 */
function bruteForce(filter: SpawnFilter, at: number, choice?: string): Run[] {
  const wanted = wantedWeather(filter, choice);
  const first = periodStart(at);
  const fits = (hour: number) => {
    const day = (hour / HOUR_MS) % 24;
    const sky = wanted.length === 0 || wanted.includes(weatherAt(filter.zone, hour));
    return sky && (filter.night !== true || day >= 18 || day < 6);
  };
  const split = filter.resultMode === "single-period" && filter.night !== true;
  const runs: Run[] = [];
  // Starts 27 periods early, longer than any run in the tests, to catch a run in progress.
  for (
    let hour = first - 27 * PERIOD_MS;
    hour < first + (LOOK_AHEAD_PERIODS + 27) * PERIOD_MS;
    hour += HOUR_MS
  ) {
    if (!fits(hour)) continue;
    const last = runs.at(-1);
    if (last?.end === hour && !(split && hour % PERIOD_MS === 0)) last.end = hour + HOUR_MS;
    else runs.push({ start: hour, end: hour + HOUR_MS });
  }
  return runs.filter(({ start, end }) => end > at && start < first + LOOK_AHEAD_PERIODS * PERIOD_MS);
}

const times = (windows: readonly Run[]) => windows.map(({ start, end }) => ({ start, end }));
const asked = spawns.flatMap((filter) =>
  (filter.choices?.map(({ id }) => id) ?? [undefined]).map((choice) => ({ filter, choice })),
);

describe("upcomingWindows", () => {
  it("upcomingWindows equals an hourly brute force for every filter and choice", () => {
    for (const { filter, choice } of asked) {
      fc.assert(
        fc.property(instants, (at) => {
          const windows = upcomingWindows(filter, at, { choice });
          expect(times(windows)).toEqual(bruteForce(filter, at, choice).slice(0, 10));
        }),
        { numRuns: 6, seed: 7 },
      );
    }
  });

  it("upcomingWindows lists the weather of every period, but none for night-only spawns", () => {
    for (const { filter, choice } of asked) {
      const wanted = wantedWeather(filter, choice);
      for (const { start, end, weathers } of upcomingWindows(filter, Date.UTC(2026, 10, 21), { choice })) {
        const periods = Array.from(
          { length: Math.ceil((end - periodStart(start)) / PERIOD_MS) },
          (_, index) => weatherAt(filter.zone, periodStart(start) + index * PERIOD_MS),
        );
        expect(weathers).toEqual(wanted.length === 0 ? [] : periods);
      }
    }
  });

  it("upcomingWindows merges adjoining periods of a farm", () => {
    const farms = spawns.filter(({ resultMode, night }) => resultMode === "merged" && !night);
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

  it("upcomingWindows keeps night spawns between 18:00 and 06:00", () => {
    for (const filter of spawns.filter(({ night }) => night)) {
      for (const { start, end } of upcomingWindows(filter, Date.UTC(2026, 10, 21))) {
        const hour = (instant: number) => (instant / 175_000) % 24;
        expect(hour(start) >= 18 || hour(start) < 6).toBe(true);
        expect(hour(end - 1) >= 18 || hour(end - 1) < 6).toBe(true);
      }
    }
  });

  it("upcomingWindows follows the choice of the cold box", () => {
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

describe("conflicts of windows", () => {
  // forays.info checks the five slots from 7,000,000 ms before the spawn for the latest one with the same
  // weather. Weather comes from eorzea-weather, which shares no code with ours.
  it("a conflict is the latest same weather in the five slots that forays.info checks", () => {
    const skyOf = (zone: string, at: number) =>
      EorzeaWeather.getWeather(zone, new Date(at), { locale: "en" }).replace(/ /g, "").toLowerCase();
    const monsters = spawns.filter(
      ({ conflict, night, zone }) => conflict && !night && new EorzeaWeather(zone).validate(),
    );
    expect(monsters.length).toBeGreaterThan(10);
    fc.assert(
      fc.property(fc.constantFrom(...monsters), instants, (filter, at) => {
        const [window] = upcomingWindows(filter, at);
        if (window === undefined) return;
        const wanted = filter.weather.map((id) => id.toLowerCase());
        const slots = Array.from({ length: 5 }, (_, index) => window.start - 7_000_000 + index * 1_400_000);
        const latest = slots.findLast((start) => wanted.includes(skyOf(filter.zone, start)));
        expect(window.conflict?.start).toBe(latest);
      }),
      { numRuns: 300, seed: 9 },
    );
  });

  it("windows of night-only spawns have no conflict", () => {
    const nightly = spawns.filter(({ weather, night }) => night && weather.length === 0);
    expect(nightly).toHaveLength(9);
    for (const filter of nightly)
      for (const { conflict } of upcomingWindows(filter, Date.UTC(2026, 10, 21)))
        expect(conflict).toBeUndefined();
  });

  it("adjoining windows have the whole stay as their lowest time left", () => {
    const cassie = spawn("cassie");
    const windows = upcomingWindows(cassie, Date.UTC(2026, 10, 21), { count: 200 });
    const adjoining = windows.filter(({ start }, index) => windows[index - 1]?.end === start);
    expect(adjoining.length).toBeGreaterThan(0);
    for (const { conflict } of adjoining) expect(conflict?.lowestLeft).toBe(STAY_MINUTES);
  });

  it("lowestLeft is the time left of a player who entered as the earlier weather ended", () => {
    const cassie = spawn("cassie");
    const window = upcomingWindows(cassie, Date.UTC(2026, 10, 21), { count: 60 }).find(
      ({ conflict }) => conflict !== undefined,
    );
    const conflict = window?.conflict ?? expect.fail("no conflict in 60 windows");
    expect(window).toBeDefined();
    // With one minute less, that player entered before the weather ended.
    const entered = (window?.start ?? 0) - (180 - conflict.lowestLeft) * 60_000;
    expect(entered).toBeGreaterThanOrEqual(conflict.end);
    expect(entered - conflict.end).toBeLessThan(60_000);
  });
});

describe("the threshold of the lowest time left", () => {
  // forays.info warns below an "earliest Time Remaining" of 180 minus the minutes from the start of one
  // weather to the other. A player who entered during the earlier weather has more time left than that but
  // was still there, so our threshold counts from the end of that weather.
  it("lowestLeft is the threshold of forays.info plus the length of the earlier weather", () => {
    const at = Date.UTC(2026, 10, 21);
    const conflicts = upcomingWindows(spawn("cassie"), at, { count: 60 }).flatMap(
      ({ conflict }) => conflict ?? [],
    );
    expect(conflicts.length).toBeGreaterThan(5);
    for (const { start, end, minutesEarlier, lowestLeft } of conflicts) {
      const theirs = STAY_MINUTES - minutesEarlier;
      expect(Math.abs(lowestLeft - theirs - (end - start) / 60_000)).toBeLessThanOrEqual(1);
    }
  });
});

describe("lists of windows", () => {
  it("upcomingOfAll merges and sorts the windows of several filters up to the count", () => {
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

  it("topWindows ranks the longest windows first, ties by start", () => {
    const farms = spawns.filter(({ resultMode }) => resultMode === "merged");
    const at = Date.UTC(2026, 10, 21);
    const top = topWindows(farms, at);
    expect(top).toHaveLength(10);
    const length = ({ start, end }: Run) => end - start;
    const every = farms.flatMap((filter) => bruteForce(filter, at));
    expect(top.map(length)).toEqual(
      every
        .map(length)
        .toSorted((a, b) => b - a)
        .slice(0, 10),
    );
    for (const [index, window] of top.entries()) {
      const next = top[index + 1];
      if (next === undefined) continue;
      const longer = window.end - window.start - (next.end - next.start);
      expect(longer > 0 || (longer === 0 && window.start <= next.start)).toBe(true);
    }
  });

  it("endedWindows lists three windows that have ended", () => {
    const at = Date.UTC(2026, 10, 21);
    const ended = endedWindows([spawn("cassie")], at);
    expect(ended).toHaveLength(3);
    expect(ended.every(({ end }) => end <= at)).toBe(true);
    expect(endedWindows([spawn("cassie")], 0)).toEqual([]);
  });
});
