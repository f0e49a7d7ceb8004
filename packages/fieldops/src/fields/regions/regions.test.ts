import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { regions } from "#records/regions/facts";
import { defaultRegionId, regionOfTimeZone } from "./default.ts";

const dataCenters = regions.flatMap((region) => region.dataCenters);
const worlds = dataCenters.flatMap((dataCenter) => dataCenter.worlds);

describe("regions", () => {
  it("there are 7 regions with 17 data centers and 126 open worlds", () => {
    expect(regions).toHaveLength(7);
    expect(dataCenters).toHaveLength(17);
    expect(worlds).toHaveLength(126);
    expect(new Set(regions.map(({ id }) => id)).size).toBe(7);
    expect(new Set(dataCenters.map(({ id }) => id)).size).toBe(17);
    expect(new Set(worlds.map(({ id }) => id)).size).toBe(126);
    expect(new Set(worlds.map(({ worldId }) => worldId)).size).toBe(126);
  });

  it("regions omit worlds 1200 and 2081, which are not open", () => {
    expect(worlds.some(({ worldId }) => worldId === 1200 || worldId === 2081)).toBe(false);
  });

  it("every world has a Latin name and a URL-safe id", () => {
    expect(worlds.every(({ latin }) => /^[A-Za-z]+$/.test(latin))).toBe(true);
    expect(worlds.every(({ id }) => /^[a-z]+(-[a-z]+)?$/.test(id))).toBe(true);
  });

  it("regions have the names that the market service expects", () => {
    expect(regions.map(({ market }) => market)).toEqual([
      "North-America",
      "Europe",
      "Japan",
      "Oceania",
      "한국",
      "中国",
      "繁中服",
    ]);
    expect(regions.find(({ id }) => id === defaultRegionId)?.market).toBe("North-America");
  });
});

describe("regionOfTimeZone", () => {
  it.each([
    ["America/New_York", "north-america"],
    ["America/Argentina/Buenos_Aires", "north-america"],
    ["Pacific/Honolulu", "north-america"],
    ["Europe/Berlin", "europe"],
    ["Africa/Cairo", "europe"],
    ["Asia/Dubai", "europe"],
    ["Asia/Tokyo", "japan"],
    ["Asia/Manila", "japan"],
    ["Australia/Sydney", "oceania"],
    ["Pacific/Auckland", "oceania"],
    ["Asia/Seoul", "korea"],
    ["Asia/Shanghai", "china"],
    ["Asia/Taipei", "traditional-chinese"],
    ["UTC", defaultRegionId],
    ["constructor", defaultRegionId],
  ])("regionOfTimeZone for %s is %s", (zone, region) => {
    expect(regionOfTimeZone(zone)).toBe(region);
  });

  it("regionOfTimeZone returns a known region for any text", () => {
    const ids = regions.map(({ id }): string => id);
    const zone = fc.oneof(fc.constantFrom(...Intl.supportedValuesOf("timeZone")), fc.string());
    fc.assert(
      fc.property(zone, (name) => {
        expect(ids).toContain(regionOfTimeZone(name));
      }),
      { seed: 21 },
    );
  });
});
