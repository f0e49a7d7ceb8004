import { roundTrip } from "@foray/fieldops/atlas/round-trip";
import { mapPosition } from "@foray/fieldops/atlas/transforms";
import type { MapMarker } from "@foray/fieldops/atlas/types";
import { describe, expect, it } from "vitest";
import { orderedStops, routePoints, wantedStops } from "./stops.ts";

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

describe("the stops of a route", () => {
  it("are a layer, without what is ticked off if so wished", () => {
    const through = { through: "carrots", chosen: [], skipDone: true } as const;
    expect(ids(wantedStops(markers, through, ["b", "d"]))).toEqual(["a", "c"]);
    expect(ids(wantedStops(markers, { ...through, skipDone: false }, ["b"]))).toEqual(["a", "b", "c"]);
  });

  it("are those chosen, ticked off or not, in the map's order and none that the map lacks", () => {
    const chosen = { through: "chosen", chosen: ["d", "a", "gone"], skipDone: true } as const;
    expect(ids(wantedStops(markers, chosen, ["d"]))).toEqual(["a", "d"]);
  });

  it("begin at a marker once, at a place, or anywhere", () => {
    const wanted = markers.slice(0, 3);
    const atCamp = routePoints(markers, wanted, { kind: "marker", id: "camp" });
    expect(ids(atCamp.stops)).toEqual(["a", "b"]);
    expect(atCamp.places).toHaveLength(3);
    expect(atCamp.start).toEqual({ x: 10, y: 10 });
    const here = routePoints(markers, wanted, { kind: "place", at: mapPosition(1, 2) });
    expect(here.places[0]).toEqual({ x: 1, y: 2 });
    expect(here.places).toHaveLength(4);
    expect(routePoints(markers, wanted, { kind: "any" }).start).toBeUndefined();
    // A camp that the map does not have is no start.
    expect(routePoints(markers, wanted, { kind: "marker", id: "gone" }).places).toHaveLength(3);
  });

  it("come back in the order that was planned, each once", () => {
    const wanted = wantedStops(markers, { through: "carrots", chosen: [], skipDone: false }, []);
    const asked = routePoints(markers, wanted, { kind: "marker", id: "camp" });
    const trip = roundTrip(asked.places);
    const ordered = orderedStops(trip, asked.stops, true);
    expect(ids(ordered).sort()).toEqual(["a", "b", "c"]);
    expect(trip.length).toBeCloseTo(8);
    expect(["a", "c"]).toContain(ordered[0]?.id);
  });
});
