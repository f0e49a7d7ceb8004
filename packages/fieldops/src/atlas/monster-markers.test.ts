import { describe, expect, it } from "vitest";
import { monsterPlacesByMap } from "#records/monster-places/all";
import { monsterMarkers } from "./monster-markers.ts";

describe("monsterMarkers", () => {
  it("monsterMarkers returns one marker per place, each with a unique id", () => {
    for (const [map, monsters] of Object.entries(monsterPlacesByMap)) {
      const markers = monsterMarkers(monsters);
      expect(markers, map).toHaveLength(monsters.flatMap(({ points }) => points).length);
      expect(new Set(markers.map(({ id }) => id)).size, map).toBe(markers.length);
      for (const { id } of markers) expect(id).toMatch(/^monster-[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it("monsterMarkers keeps the position and marks it as possible", () => {
    const [sprite] = monsterMarkers([
      { id: "typhoon-sprite", bnpcNameId: 6983, points: [{ x: 19.1, y: 19.6 }] },
    ]);
    expect(sprite).toMatchObject({
      id: "monster-typhoon-sprite-1",
      layer: "monsters",
      x: 19.1,
      y: 19.6,
      confidence: "possible",
    });
  });
});
