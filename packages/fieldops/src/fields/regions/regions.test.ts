import { describe, expect, it } from "vitest";
import { regions } from "#records/regions/facts";
import { defaultRegionId } from "./default.ts";

const dataCenters = regions.flatMap((region) => region.dataCenters);
const worlds = dataCenters.flatMap((dataCenter) => dataCenter.worlds);

describe("regions", () => {
  it("are 7 with 17 data centers and 126 open worlds, each once", () => {
    expect(regions).toHaveLength(7);
    expect(dataCenters).toHaveLength(17);
    expect(worlds).toHaveLength(126);
    expect(new Set(regions.map(({ id }) => id)).size).toBe(7);
    expect(new Set(dataCenters.map(({ id }) => id)).size).toBe(17);
    expect(new Set(worlds.map(({ id }) => id)).size).toBe(126);
    expect(new Set(worlds.map(({ worldId }) => worldId)).size).toBe(126);
  });

  it("leave out the two worlds that are not open", () => {
    expect(worlds.some(({ worldId }) => worldId === 1200 || worldId === 2081)).toBe(false);
  });

  it("have Latin names and ids for every world", () => {
    expect(worlds.every(({ latin }) => /^[A-Za-z]+$/.test(latin))).toBe(true);
    expect(worlds.every(({ id }) => /^[a-z]+(-[a-z]+)?$/.test(id))).toBe(true);
  });

  it("ask the market by the names it takes", () => {
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
