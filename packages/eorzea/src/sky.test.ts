import EorzeaWeather from "eorzea-weather";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rolls } from "./roll.ts";
import { chanceOf, forecast, isWeatherId, isZoneId, skyTable, weatherAt } from "./sky.ts";
import { PERIOD_MS, periodAt, periodStart } from "./time.ts";
import { weathers } from "./weathers/tables.ts";
import { zones } from "./zones/tables.ts";

const from2013 = Date.UTC(2013, 7, 27);
const to2100 = Date.UTC(2100, 0, 1);
const badInstants = [-1, -0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 8.64e15 + 2];

describe("zones and weathers", () => {
  it("the 81 zones and 27 weathers are unique", () => {
    expect(zones).toHaveLength(81);
    expect(new Set(zones.map(({ id }) => id)).size).toBe(81);
    expect(weathers).toHaveLength(27);
    expect(new Set(weathers.map(({ sheetId }) => sheetId)).size).toBe(27);
    const territories = zones.flatMap((zone) => zone.territories);
    expect(new Set(territories).size).toBe(territories.length);
  });

  it("the weather rates of every zone rise to 100, or to 90 in Empyreum", () => {
    for (const { id, rates } of zones) {
      const bounds = rates.map(([, upTo]) => upTo);
      // Empyreum's rates add up to 90 (sheet WeatherRate, patch 7.51), those of every other zone to 100.
      expect(bounds.at(-1), id).toBe(id === "empyreum" ? 90 : 100);
      expect(
        bounds.every((bound, index) => bound > (bounds[index - 1] ?? 0)),
        id,
      ).toBe(true);
      expect(
        rates.every(([weather]) => isWeatherId(weather)),
        id,
      ).toBe(true);
      expect(skyTable(id)).toHaveLength(bounds.at(-1) ?? 0);
    }
  });

  it("North Horn is the only zone with provisional rates", () => {
    const provisional = zones.filter((zone) => zone.provisional);
    expect(provisional.map(({ id, certainty }) => [id, certainty])).toEqual([["northHorn", 0.98]]);
    expect(provisional[0]?.rates).toEqual(zones.find(({ id }) => id === "southHorn")?.rates);
  });

  it("the id guards reject unknown values and inherited keys", () => {
    expect(zones.every(({ id }) => isZoneId(id))).toBe(true);
    for (const value of ["nope", "constructor", "__proto__", "", 3, null, undefined]) {
      expect(isZoneId(value)).toBe(false);
      expect(isWeatherId(value)).toBe(false);
    }
  });
});

/** Weathers reported by players for two periods: xivapi/SaintCoinach issue 183 and una-xiv/umbra issue 62. */
const seenInEmpyreum = [
  ["2026-12-01T00:33:20Z", "fairSkies"],
  ["2026-12-01T01:43:20Z", "clouds"],
] as const;

describe("weatherAt", () => {
  it.each(seenInEmpyreum)("weatherAt for Empyreum at %s is %s", (instant, weather) => {
    expect(weatherAt("empyreum", Date.parse(instant))).toBe(weather);
    expect(forecast("empyreum", Date.parse(instant), 1)[0]?.weather).toBe(weather);
  });

  it("weatherAt differs from eorzea-weather in Empyreum and the Diadem", () => {
    expect(new EorzeaWeather("empyreum").validate()).toBe(false);
    const draws = fc.sample(fc.integer({ min: from2013, max: to2100 }), { seed: 6, numRuns: 500 });
    const theirs = new Set(
      draws.map((at) => EorzeaWeather.getWeather("theDiadem", new Date(at), { locale: "en" })),
    );
    expect(theirs.size).toBeGreaterThan(1);
    expect(new Set(draws.map((at) => weatherAt("theDiadem", at)))).toEqual(new Set(["snow"]));
  });

  it("weatherAt agrees with eorzea-weather on 100,000 random draws in other zones", () => {
    const shared = zones.filter(({ id }) => id !== "theDiadem" && new EorzeaWeather(id).validate());
    expect(shared.length).toBe(55);
    const draws = fc.sample(
      fc.tuple(fc.constantFrom(...shared), fc.integer({ min: from2013, max: to2100 })),
      { seed: 7, numRuns: 100_000 },
    );
    // eorzea-weather exposes English names, which differ from our ids only in spelling.
    const wrong = draws.filter(([zone, at]) => {
      const name = EorzeaWeather.getWeather(zone.id, new Date(at), { locale: "en" });
      return name.replace(/ /g, "").toLowerCase() !== weatherAt(zone.id, at).toLowerCase();
    });
    expect(wrong).toEqual([]);
  });

  it("weather frequencies over ten years match the rates within 0.3 points", () => {
    const first = periodAt(Date.UTC(2026, 0, 1));
    const countBy = (sides: number) => {
      const drawn = rolls(first, Math.round((10 * 365.25 * 86_400_000) / PERIOD_MS), sides);
      const counts = new Float64Array(sides);
      for (const roll of drawn) counts[roll] = (counts[roll] ?? 0) + 1;
      return { drawn, counts };
    };
    const bySides = new Map([100, 90].map((sides) => [sides, countBy(sides)]));
    for (const zone of zones) {
      const sky = skyTable(zone.id);
      const { drawn, counts } = bySides.get(sky.length) ?? countBy(sky.length);
      for (const weather of new Set(sky)) {
        const hits = counts.reduce((sum, count, roll) => (sky[roll] === weather ? sum + count : sum), 0);
        const share = (100 * hits) / drawn.length;
        // Rolls modulo 90 are slightly less uniform.
        const room = sky.length === 100 ? 0.2 : 0.3;
        expect(Math.abs(share - chanceOf(zone.id, [weather])), `${zone.id} ${weather}`).toBeLessThan(room);
      }
      expect(new Set(sky)).toEqual(new Set(zone.rates.map(([weather]) => weather)));
    }
  });

  it("weatherAt changes only at period boundaries", () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: from2013, max: to2100 }), (zone, at) => {
        const start = periodStart(at);
        expect(weatherAt(zone.id, start)).toBe(weatherAt(zone.id, at));
        expect(weatherAt(zone.id, start + PERIOD_MS - 1)).toBe(weatherAt(zone.id, at));
        expect(weatherAt(zone.id, start + PERIOD_MS)).toBe(forecast(zone.id, at, 2)[1]?.weather);
      }),
      { seed: 8, numRuns: 500 },
    );
  });

  it("weatherAt rejects unknown zones and invalid instants", () => {
    // @ts-expect-error an id from outside
    expect(() => weatherAt("nope", 0)).toThrow(new TypeError("'nope' is an undefined zone ID."));
    // @ts-expect-error an id from outside
    expect(() => weatherAt("constructor", 0)).toThrow(
      new TypeError("'constructor' is an undefined zone ID."),
    );
    for (const at of badInstants) expect(() => weatherAt("zadnor", at)).toThrow(RangeError);
  });
});

describe("forecast", () => {
  it("forecast lists consecutive periods from the current one", () => {
    const periods = forecast("eurekaPyros", from2013 + 12_345, 50);
    expect(periods).toHaveLength(50);
    periods.forEach(({ start, weather }, index) => {
      expect(start).toBe(periodStart(from2013 + 12_345) + index * PERIOD_MS);
      expect(weather).toBe(weatherAt("eurekaPyros", start));
    });
    expect(forecast("eurekaPyros", 0, 0)).toEqual([]);
  });

  it("forecast rejects invalid counts and instants", () => {
    for (const count of [-1, 1.5, Number.NaN, 1_000_001]) {
      expect(() => forecast("zadnor", 0, count)).toThrow(RangeError);
    }
    for (const at of badInstants) expect(() => forecast("zadnor", at, 1)).toThrow(RangeError);
  });
});

describe("chanceOf", () => {
  it("chanceOf adds up the rates of the given weathers", () => {
    expect(chanceOf("eurekaAnemos", ["gales"])).toBe(30);
    expect(chanceOf("gridania", ["rain"])).toBe(20);
    expect(chanceOf("mist", ["fairSkies", "fairSkies"])).toBe(30);
    expect(chanceOf("zadnor", [])).toBe(0);
    expect(
      chanceOf(
        "zadnor",
        weathers.map(({ id }) => id),
      ),
    ).toBe(100);
    expect(chanceOf("empyreum", ["clearSkies"])).toBeCloseTo(44.44, 2);
  });
});
