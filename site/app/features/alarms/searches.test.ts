import { forecast } from "@foray/eorzea/sky";
import { bestSessionsOf } from "@foray/fieldops/sessions/score";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signalsOf, TOO_LATE_MS } from "./schedule.ts";
import { canRing, parseSearches, ringingSearches, type SavedSearch, searchWindows } from "./searches.ts";

const NOW = Date.UTC(2026, 10, 21, 12);

const gales: SavedSearch = {
  name: "Gales at night",
  path: "/weather-finder?way=pattern&zone=eurekaAnemos&weather=gales",
  zones: ["eurekaAnemos"],
  weather: ["gales"],
  after: [],
  hours: null,
  run: 1,
  alarm: { early: 10, start: true, since: NOW - TOO_LATE_MS },
};

describe("saved searches", () => {
  test("parseSearches round-trips saved searches", () => {
    const list = [gales, { ...gales, name: "Dusk", hours: [17.25, 6] as const, alarm: null }];
    expect(parseSearches(JSON.stringify(list))).toEqual(list);
  });

  test.each([
    { ...gales, path: "//elsewhere.example" },
    { ...gales, zones: [] },
    { ...gales, zones: ["nowhere"] },
    { ...gales, weather: ["lava"] },
    { ...gales, hours: [5, 5] },
    { ...gales, run: 0 },
    { ...gales, name: "" },
  ])("parseSearches rejects a search with an invalid part (case %#)", (search) => {
    expect(parseSearches(JSON.stringify([search]))).toBeUndefined();
  });

  test("parseSearches never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseSearches(text)).not.toThrow();
      }),
      { seed: 71 },
    );
  });

  test("searchWindows returns windows with the searched weather from start to end", () => {
    fc.assert(
      fc.property(fc.integer({ min: NOW, max: NOW + 4e10 }), (from) => {
        for (const { zone, start, end } of searchWindows(gales, from).slice(0, 5)) {
          expect(end).toBeGreaterThan(from);
          expect(forecast(zone, start, 1)[0]?.weather).toBe("gales");
          expect(forecast(zone, end - 1, 1)[0]?.weather).toBe("gales");
        }
      }),
      { seed: 72, numRuns: 20 },
    );
  });

  test("a saved search rings early and at the start, naming its zone", () => {
    const own = ringingSearches([gales], NOW);
    const [first] = searchWindows(gales, NOW).filter(({ start }) => start > NOW);
    const next = signalsOf([], NOW, { own }).filter(({ start }) => start === first?.start);
    expect(next.map(({ kind, at }) => [kind, at])).toEqual([
      ["early", (first?.start ?? 0) - 600_000],
      ["start", first?.start],
    ]);
    expect(next[0]?.subject).toEqual({
      kind: "search",
      name: gales.name,
      path: gales.path,
      zone: "eurekaAnemos",
    });
  });

  test("a saved search does not ring without an alarm or outside the player's hours", () => {
    expect(ringingSearches([{ ...gales, alarm: null }], NOW)).toEqual([]);
    const never = { on: true, ranges: [{ days: [(new Date(NOW).getDay() + 3) % 7], from: 0, to: 1 }] };
    expect(signalsOf([], NOW, { own: ringingSearches([gales], NOW, never) })).toEqual([]);
  });

  test("a saved search without possible weather cannot ring", () => {
    expect(canRing(gales)).toBe(true);
    expect(canRing({ ...gales, weather: [] })).toBe(false);
    expect(searchWindows({ ...gales, weather: ["dustStorms"] }, NOW)).toEqual([]);
  });

  test("a saved search with hours of its own rings only within those hours", () => {
    const evening = { ...gales, own: [18, 23] as const };
    const ranges = [{ days: [0, 1, 2, 3, 4, 5, 6], from: 18 * 60, to: 23 * 60 }];
    const kept = searchWindows(evening, NOW);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(searchWindows(gales, NOW).length);
    expect(searchWindows({ ...gales, own: "mine" }, NOW, { on: false, ranges })).toEqual(kept);
    // A search's own hours replace the player's hours.
    const night = [{ days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 6 * 60 }];
    const signals = { early: 10, start: true, since: 0 };
    const rings = ringingSearches([{ ...evening, alarm: signals }], NOW, { on: true, ranges: night });
    expect(rings.flatMap(({ coming }) => coming).length).toBeGreaterThan(0);
    expect(parseSearches(JSON.stringify([evening, { ...gales, name: "b", own: "mine" }]))).toHaveLength(2);
    expect(parseSearches(JSON.stringify([{ ...gales, own: [5, 5] }]))).toBeUndefined();
  });
});

describe("saved sessions", () => {
  const session: SavedSearch = {
    name: "Fragments",
    path: "/weather-finder?days=7",
    zones: ["bozjanSouthernFront"],
    weather: [],
    after: [],
    hours: null,
    run: 1,
    session: { weights: { dustStorms: 4, wind: 2 }, minutes: 180, days: 7 },
    alarm: { early: 10, start: true, since: 0 },
  };

  test("a saved session round-trips and rings at its best sessions", () => {
    expect(parseSearches(JSON.stringify([session]))).toEqual([session]);
    expect(canRing(session)).toBe(true);
    expect(canRing({ ...session, session: { weights: { snow: 2 }, minutes: 180, days: 7 } })).toBe(false);
    const found = searchWindows(session, NOW);
    expect(found.length).toBeGreaterThan(0);
    const coming = ringingSearches([session], NOW).flatMap((each) => each.coming);
    expect(coming.map(({ start }) => start)).toEqual(found.slice(0, 8).map(({ start }) => start));
  });

  test("searchWindows finds sessions whenever bestSessionsOf does", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: NOW, max: NOW + 4e10 }),
        fc.constantFrom([60, 0.5], [60, 1], [180, 1], [180, 7]),
        (from, [minutes = 0, days = 0]) => {
          const wanted = { weights: { dustStorms: 4, wind: 2 }, minutes, days };
          const ahead = bestSessionsOf(session.zones, { ...wanted, from });
          const rings = searchWindows({ ...session, session: wanted }, from);
          if (ahead.length > 0) expect(rings.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  test("windows of a saved session stay within the player's hours and never overlap", () => {
    const times = { on: true, ranges: [{ days: [0, 1, 2, 3, 4, 5, 6], from: 18 * 60, to: 23 * 60 }] };
    fc.assert(
      fc.property(fc.integer({ min: NOW, max: NOW + 4e10 }), (from) => {
        const found = searchWindows(session, from, times);
        for (const [place, { start, end }] of found.entries()) {
          expect(end - start).toBe(180 * 60_000);
          expect(new Date(start).getHours()).toBeGreaterThanOrEqual(18);
          expect(new Date(end - 1).getHours()).toBeLessThan(23);
          expect(start).toBeGreaterThanOrEqual(found[place - 1]?.end ?? 0);
        }
      }),
      { seed: 73, numRuns: 30 },
    );
  });

  test("a session that has begun blocks sessions that overlap it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (day) => {
        const midnight = Math.floor(NOW / 86_400_000) * 86_400_000 + day * 86_400_000;
        const starts = new Set<number>();
        for (let at = midnight; at < midnight + 86_400_000; at += 20 * 60_000) {
          for (const { start } of searchWindows(session, Math.max(0, at - TOO_LATE_MS)))
            if (start <= at && start > at - TOO_LATE_MS) starts.add(start);
        }
        const rung = [...starts].sort((a, b) => a - b);
        for (const [place, start] of rung.entries())
          expect(start - (rung[place - 1] ?? 0)).toBeGreaterThanOrEqual(180 * 60_000);
      }),
      { seed: 74, numRuns: 12 },
    );
  });
});
