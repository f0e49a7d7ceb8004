import { forecast } from "@foray/eorzea/sky";
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
  test("are read as they were written", () => {
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
  ])("are none if a part is not as the finder writes it", (search) => {
    expect(parseSearches(JSON.stringify([search]))).toBeUndefined();
  });

  test("law: any text is read without a throw", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseSearches(text)).not.toThrow();
      }),
      { seed: 71 },
    );
  });

  test("law: every window has the weather from its first to its last moment", () => {
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

  test("ring early and at the start of their next windows, and name their zone", () => {
    const own = ringingSearches([gales], NOW, undefined);
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

  test("without an alarm, or with hours that nobody plays, do not ring", () => {
    expect(ringingSearches([{ ...gales, alarm: null }], NOW, undefined)).toEqual([]);
    expect(signalsOf([], NOW, { own: ringingSearches([gales], NOW, () => false) })).toEqual([]);
  });

  test("that never happen cannot ring", () => {
    expect(canRing(gales)).toBe(true);
    expect(canRing({ ...gales, weather: [] })).toBe(false);
    expect(searchWindows({ ...gales, weather: ["dustStorms"] }, NOW)).toEqual([]);
  });
});
