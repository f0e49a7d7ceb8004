import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areas as bsfAreas } from "#records/areas/bsf";
import { areas as southHornAreas } from "#records/areas/southhorn";
import { areas as zadnorAreas } from "#records/areas/zadnor";
import { markerSources } from "#records/marker-sources/facts";
import southHornNames from "#records/markers/southhorn/names/en";
import { monsterPlacesByMap } from "#records/monster-places/all";
import { areaMarkers } from "./area-markers.ts";
import { atlas, findMarker, layersOf, type MapId } from "./index.ts";
import { findMap, mapOf, maps } from "./maps.ts";
import { loadMarkers } from "./markers.ts";

const ids: readonly MapId[] = maps.map((map) => map.id);

describe("maps", () => {
  it("maps follow the order of the operations and count their markers", () => {
    const known: readonly MapId[] = [
      "southhorn",
      "northhorn",
      "bsf",
      "zadnor",
      "anemos",
      "pagos",
      "pyros",
      "hydatos",
    ];
    expect(ids).toEqual(expect.arrayContaining([...known]));
    expect(ids.filter((id) => known.includes(id))).toEqual(known);
    for (const map of maps) {
      const markers = atlas.markers[map.id];
      expect(map.markers).toBe(markers.length);
      expect(map.confirmed).toBe(markers.filter((m) => m.confidence === "confirmed").length);
      expect(map.possible).toBe(map.markers - map.confirmed);
    }
  });

  it("findMap returns undefined and mapOf throws for an unknown map id", () => {
    expect(findMap("pagos")?.territory).toBe(763);
    expect(findMap("nope")).toBeUndefined();
    expect(mapOf("northhorn").grounds.map((g) => g.gameMapId)).toEqual([1135, 1244]);
    // @ts-expect-error an id that is not a map's
    expect(() => mapOf("nope")).toThrow("'nope' is an undefined map ID.");
  });

  it("every map has a name in English, Japanese, German and French", () => {
    for (const map of atlas.maps)
      for (const locale of ["en", "ja", "de", "fr"] as const) expect(map.names[locale]).toBeTruthy();
  });
});

describe.each(ids)("markers of %s", (id) => {
  const map = mapOf(id);
  const markers = atlas.markers[id];

  it("marker ids are unique and safe for URLs", () => {
    expect(new Set(markers.map((m) => m.id)).size).toBe(markers.length);
    for (const marker of markers) expect(marker.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const old = markers.flatMap((m) => (m.siteId === undefined ? [] : [m.siteId]));
    expect(new Set(old).size).toBe(old.length);
  });

  it("markers lie within the bounds of their map", () => {
    const [left, top, right, bottom] = map.bounds;
    for (const { x, y, id: marker } of markers) {
      expect(x >= left && x <= right && y >= top && y <= bottom, marker).toBe(true);
      expect(x > 1 && x < 42 && y > 1 && y < 42, marker).toBe(true);
    }
  });

  it("markers have a known layer, known sources and a valid reference", () => {
    const layers = new Set(layersOf(id).map((layer) => layer.id));
    const sources = new Set<string>(markerSources.map((source) => source.id));
    for (const marker of markers) {
      expect(layers.has(marker.layer), marker.id).toBe(true);
      expect(marker.source.length, marker.id).toBeGreaterThan(0);
      for (const source of marker.source) expect(sources.has(source)).toBe(true);
      if (marker.ref !== undefined)
        expect(marker.ref).toMatch(
          /^(notoriousMonsters|bunnyFates|potFates|fates|engagements|skirmishes|duels)\/[a-z0-9]+(-[a-z0-9]+)*$/,
        );
      if (marker.ground === "underground") expect(id).toBe("northhorn");
    }
  });

  it("markers of named layers have an English name", () => {
    const known = new Set(markers.map((m) => m.id));
    for (const marker of markers) {
      if (["nms", "fates", "criticalEngagements", "aetherytes", "areaLabels"].includes(marker.layer))
        expect(marker.names?.en, marker.id).toBeTruthy();
    }
    for (const place of atlas.places.filter((p) => p.map === id)) expect(place.names.en).toBeTruthy();
    expect(known.size).toBe(markers.length);
  });

  it("layer counts match the markers and few layers are visible by default", () => {
    const list = layersOf(id);
    expect(new Set(list.map((l) => l.id)).size).toBe(list.length);
    for (const layer of list) {
      expect(layer.count).toBe(layer.confirmed + layer.possible);
      if (layer.id === "demiatmaAreas") continue;
      if (layer.id === "monsters") {
        const places = Object.entries(monsterPlacesByMap)
          .filter(([map]) => map === id)
          .flatMap(([, list]) => list.flatMap(({ points }) => points));
        expect([layer.count, layer.possible]).toEqual([places.length, places.length]);
        continue;
      }
      const own = markers.filter((m) => m.layer === layer.id);
      expect(own.length, layer.id).toBe(layer.count);
      expect(own.filter((m) => m.confidence === "possible").length, layer.id).toBe(layer.possible);
    }
    const shown = list.filter((l) => l.defaultVisible);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.length).toBeLessThan(5);
    expect(shown.reduce((sum, l) => sum + l.count, 0)).toBeLessThan(40);
  });

  it("findMarker finds the loaded markers by their new or old id", async () => {
    const loaded = await loadMarkers(id);
    expect(loaded.length).toBe(markers.length);
    for (const marker of loaded) {
      expect(findMarker(loaded, marker.id)).toBe(marker);
      if (marker.siteId !== undefined) expect(findMarker(loaded, marker.siteId)).toBe(marker);
    }
    expect(findMarker(loaded, "no-such-place")).toBeUndefined();
  });
});

/** Even-odd rule. */
function isWithin(
  { x, y }: Readonly<{ x: number; y: number }>,
  ring: readonly (readonly [number, number])[],
): boolean {
  return ring.reduce((inside, [ax, ay], i) => {
    const [bx, by] = ring.at(i - 1) ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
}

describe("marker counts of the collected lists", () => {
  const count = (map: MapId, layer: string): number =>
    atlas.markers[map].filter((m) => m.layer === layer).length;

  it("Eureka has 67 NMs, 5 bunny FATEs and 151 bunny coffers", () => {
    const eureka = ["anemos", "pagos", "pyros", "hydatos"] as const;
    expect(eureka.map((map) => count(map, "nms"))).toEqual([20, 17, 17, 13]);
    expect(eureka.map((map) => count(map, "bunnyFates")).reduce((a, b) => a + b)).toBe(5);
    expect(eureka.map((map) => count(map, "bunnyCoffers"))).toEqual([0, 60, 60, 31]);
    expect(count("hydatos", "baPortals")).toBe(48);
  });

  it("North Horn has the marker counts of its list", () => {
    const of = (layer: string): number => count("northhorn", layer);
    expect(of("aetherytes")).toBe(6);
    expect(of("fates") + of("magicPotFates")).toBe(13);
    expect(of("criticalEngagements")).toBe(15);
    expect(of("treasureCoffers")).toBe(68);
    expect(of("magicPotCoffers")).toBe(80);
    expect(of("surveyPoints")).toBe(14);
    expect(of("carrots")).toBe(25);
    expect(of("weatherEnemies")).toBe(37);
    expect(of("areaLabels")).toBe(14);
    const under = atlas.markers.northhorn.filter((m) => m.ground === "underground");
    expect(under.filter((m) => m.layer === "treasureCoffers").length).toBe(6);
  });

  it("every area of South Horn, Bozja and Zadnor belongs to a marker", () => {
    expect(southHornAreas.length).toBe(6);
    // Each area has one named marker within it.
    const marks = areaMarkers(southHornAreas);
    expect(marks.map(({ id }) => id)).toEqual(southHornAreas.map(({ id }) => id));
    for (const mark of marks) {
      const rings = southHornAreas.find(({ id }) => id === mark.id)?.polygons ?? [];
      expect(
        rings.some((ring) => isWithin(mark, ring)),
        mark.id,
      ).toBe(true);
      expect(southHornNames[mark.id], mark.id).toBeTruthy();
    }
    expect(areaMarkers(bsfAreas)).toEqual([]);
    for (const [map, areas] of [
      ["bsf", bsfAreas],
      ["zadnor", zadnorAreas],
    ] as const) {
      const known = new Set(atlas.markers[map].map((m) => m.id));
      for (const area of areas)
        expect(area.marker !== undefined && known.has(area.marker), area.id).toBe(true);
    }
  });
});

it("findMarker never throws or returns another marker for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (poi) => {
      const found = findMarker(atlas.markers.hydatos, poi);
      return found === undefined || found.id === poi || found.siteId === poi;
    }),
    { seed: 7, numRuns: 300 },
  );
});
