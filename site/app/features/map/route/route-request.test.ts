import { mapPosition } from "@foray/fieldops/atlas/transforms";
import type { MapMarker } from "@foray/fieldops/atlas/types";
import { markers as southHorn } from "@foray/fieldops/records/markers/southhorn/facts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  emptyRequest,
  printRequest,
  type RouteRequest,
  readRequest,
  routePoints,
  wantedStops,
} from "./route-request.ts";

function marker(id: string, layer: MapMarker["layer"], x: number, y: number): MapMarker {
  return { id, layer, x, y, confidence: "confirmed", source: ["game-sheets"] };
}

const markers = [
  marker("camp", "aetherytes", 10, 10),
  marker("a", "carrots", 12, 10),
  marker("b", "carrots", 12, 12),
  marker("c", "carrots", 10, 12),
  marker("d", "treasureCoffers", 30, 30),
];
const ids = (list: readonly MapMarker[]) => list.map(({ id }) => id);

describe("route stops", () => {
  it("wantedStops returns a layer without excluded and finished markers", () => {
    const through = { ...emptyRequest, through: "carrots" } as const;
    expect(ids(wantedStops(markers, through, ["b", "d"]))).toEqual(["a", "c"]);
    expect(ids(wantedStops(markers, { ...through, excluded: ["a"] }, []))).toEqual(["b", "c"]);
  });

  it("wantedStops returns the chosen markers in map order, ignoring unknown ones", () => {
    const chosen = { ...emptyRequest, chosen: ["d", "a", "gone"] };
    expect(ids(wantedStops(markers, chosen, ["d"]))).toEqual(["a", "d"]);
  });

  it("routePoints starts at a marker, at a place or anywhere", () => {
    const wanted = markers.slice(0, 3);
    const atCamp = routePoints(markers, wanted, { kind: "marker", id: "camp" });
    expect(ids(atCamp.stops)).toEqual(["a", "b"]);
    expect(atCamp.places).toHaveLength(3);
    expect(atCamp.start).toEqual({ x: 10, y: 10 });
    const here = routePoints(markers, wanted, { kind: "place", at: mapPosition(1, 2) });
    expect(here.places[0]).toEqual({ x: 1, y: 2 });
    expect(here.places).toHaveLength(4);
    expect(routePoints(markers, wanted, { kind: "any" }).start).toBeUndefined();
    // An unknown camp is ignored.
    expect(routePoints(markers, wanted, { kind: "marker", id: "gone" }).places).toHaveLength(3);
  });
});

describe("route requests in addresses", () => {
  const some = fc.uniqueArray(fc.constantFrom(...ids(southHorn)), { maxLength: 20 });
  const start: fc.Arbitrary<RouteRequest["start"]> = fc.oneof(
    fc.constant({ kind: "any" as const }),
    fc.constantFrom(...ids(southHorn)).map((id) => ({ kind: "marker" as const, id })),
    fc
      .tuple(fc.integer({ min: 100, max: 4200 }), fc.integer({ min: 100, max: 4200 }))
      .map(([x, y]) => ({ kind: "place" as const, at: mapPosition(x / 100, y / 100) })),
  );

  it("readRequest round-trips printed requests", () => {
    fc.assert(
      fc.property(some, start, fc.boolean(), fc.boolean(), (list, from, jumps, layer) => {
        const request: RouteRequest = layer
          ? { through: "carrots", chosen: [], excluded: list, start: from, jumps }
          : { through: "chosen", chosen: list, excluded: [], start: from, jumps };
        const word = printRequest("southhorn", request);
        if (word === "") expect(list).toEqual([]);
        else expect(readRequest("southhorn", word, southHorn)).toEqual({ request, refused: [] });
      }),
      { seed: 1 },
    );
  });

  it("readRequest reports unknown markers and never throws", () => {
    expect(readRequest("southhorn", "~gone.carrot-01", southHorn).refused).toEqual(["gone"]);
    expect(readRequest("southhorn", "nothing@nowhere", southHorn).refused).toEqual(["nothing", "nowhere"]);
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (word) => {
        const { request } = readRequest("southhorn", word, southHorn);
        const known = new Set(ids(southHorn));
        expect([...request.chosen, ...request.excluded].every((id) => known.has(id))).toBe(true);
      }),
      { seed: 2 },
    );
  });
});
