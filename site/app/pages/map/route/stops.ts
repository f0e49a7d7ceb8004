import type { RoundTrip } from "@foray/fieldops/atlas/round-trip";
import { type MapPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { LayerId, MapMarker } from "@foray/fieldops/atlas/types";

/** Where a round trip begins: wherever it is shortest, at a marker, or at a place. */
export type RouteStart = Readonly<
  { kind: "any" } | { kind: "marker"; id: string } | { kind: "place"; at: MapPosition }
>;

/** What a round trip is to go through. */
export type RouteRequest = Readonly<{
  /** A layer, or the markers in `chosen`. */
  through: LayerId | "chosen";
  chosen: readonly string[];
  /** Leaves out what is ticked off; markers that were chosen one by one stay. */
  skipDone: boolean;
}>;

/** The markers that a round trip is to go through, in the map's order. */
export function wantedStops(
  markers: readonly MapMarker[],
  { through, chosen, skipDone }: RouteRequest,
  ticked: readonly string[],
): readonly MapMarker[] {
  return markers.filter(({ id, layer }) =>
    through === "chosen" ? chosen.includes(id) : layer === through && !(skipDone && ticked.includes(id)),
  );
}

/** What is handed to the planner: the places, the start first if there is one, and the markers they belong to. */
export function routePoints(
  markers: readonly MapMarker[],
  wanted: readonly MapMarker[],
  start: RouteStart,
): Readonly<{ places: readonly MapPosition[]; stops: readonly MapMarker[]; start: MapPosition | undefined }> {
  const from = start.kind === "marker" ? markers.find(({ id }) => id === start.id) : undefined;
  const begin = start.kind === "place" ? start.at : from && positionOf(from);
  // The start is not walked to twice.
  const stops = wanted.filter(({ id }) => id !== from?.id);
  return {
    places: [...(begin === undefined ? [] : [begin]), ...stops.map(positionOf)],
    stops,
    start: begin,
  };
}

/** The stops in the order of a planned trip, the start left out. */
export function orderedStops(
  { order }: Pick<RoundTrip, "order">,
  stops: readonly MapMarker[],
  hasStart: boolean,
): readonly MapMarker[] {
  const skip = hasStart ? 1 : 0;
  return order.flatMap((index) => stops[index - skip] ?? []);
}
