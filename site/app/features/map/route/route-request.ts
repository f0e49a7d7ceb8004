import { layersOf } from "@foray/fieldops/atlas/lookup";
import type { TourStop } from "@foray/fieldops/atlas/routing/plan-tour";
import { type MapPosition, mapPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { LayerId, MapId, MapMarker } from "@foray/fieldops/atlas/types";

/** Where a round trip begins: wherever it is shortest, at a marker, or at a place. */
export type RouteStart = Readonly<
  { kind: "any" } | { kind: "marker"; id: string } | { kind: "place"; at: MapPosition }
>;

/** Stops of a round trip. */
export type RouteRequest = Readonly<{
  /** A layer, or the markers in `chosen`. */
  through: LayerId | "chosen";
  chosen: readonly string[];
  /** Markers of the layer that were taken off. */
  excluded: readonly string[];
  start: RouteStart;
  /** Whether one may jump from aetheryte to aetheryte. */
  jumps: boolean;
}>;

export const emptyRequest: RouteRequest = {
  through: "chosen",
  chosen: [],
  excluded: [],
  start: { kind: "any" },
  jumps: true,
};

/** Layers of a map that a round trip can go through. */
export const stopLayersOf = (map: MapId) =>
  layersOf(map).filter(({ kind, count }) => kind !== "label" && kind !== "area" && count > 1);

/** The one layer of stops among those shown, aetherytes aside; `undefined` for none or several. */
export function onlyStops(map: MapId, shown: readonly LayerId[]): LayerId | undefined {
  const layers = stopLayersOf(map).filter(({ id }) => id !== "aetherytes" && shown.includes(id));
  return layers.length === 1 ? layers[0]?.id : undefined;
}

/** More stops than any layer has. */
const MAX_STOPS = 400;

/** The markers that a round trip is to go through, in the map's order. `done` are left out of a layer; what was chosen one by one stays. */
export function wantedStops(
  markers: readonly MapMarker[],
  { through, chosen, excluded }: Pick<RouteRequest, "through" | "chosen" | "excluded">,
  done: readonly string[],
): readonly MapMarker[] {
  return markers.filter(({ id, layer }) =>
    through === "chosen"
      ? chosen.includes(id)
      : layer === through && !excluded.includes(id) && !done.includes(id),
  );
}

/** The request without a marker: a chosen marker is no longer chosen, a marker of the layer is left out. */
export function withoutStop(request: RouteRequest, id: string): RouteRequest {
  const { through, chosen, excluded } = request;
  return through === "chosen"
    ? { ...request, chosen: chosen.filter((other) => other !== id) }
    : { ...request, excluded: [...excluded.filter((other) => other !== id), id] };
}

/** Input of the planner: the places, the start first if there is one, and the markers they belong to. */
export function routePoints(
  markers: readonly MapMarker[],
  wanted: readonly MapMarker[],
  start: RouteStart,
): Readonly<{ places: readonly TourStop[]; stops: readonly MapMarker[]; start: MapPosition | undefined }> {
  const from = start.kind === "marker" ? markers.find(({ id }) => id === start.id) : undefined;
  const begin = start.kind === "place" ? start.at : from && positionOf(from);
  // The start is not walked to twice.
  const stops = wanted.filter(({ id }) => id !== from?.id);
  const placeOf = (marker: MapMarker): TourStop => ({
    ...positionOf(marker),
    ...(marker.ground === "underground" ? { ground: "underground" } : {}),
  });
  return {
    places: [
      ...(begin === undefined ? [] : [from === undefined ? begin : placeOf(from)]),
      ...stops.map(placeOf),
    ],
    stops,
    start: begin,
  };
}

function short(value: number): string {
  return String(Number(value.toFixed(2)));
}

/**
 * A request as one word of an address: a layer, or chosen markers after `~`; after `!` what was taken off the layer; after `@` the start
 * (a marker, or `x,y`); `^` for "on foot only". Ids lose the map's own prefix. Empty if nothing is requested.
 */
export function printRequest(map: MapId, { through, chosen, excluded, start, jumps }: RouteRequest): string {
  if (through === "chosen" && chosen.length === 0) return "";
  const bare = (id: string) => (id.startsWith(`${map}-`) ? id.slice(map.length + 1) : id);
  const stops = through === "chosen" ? `~${chosen.map(bare).join(".")}` : through;
  const off = through === "chosen" ? "" : excluded.map((id) => `!${bare(id)}`).join("");
  const from =
    start.kind === "marker"
      ? `@${bare(start.id)}`
      : start.kind === "place"
        ? `@${short(start.at.x)},${short(start.at.y)}`
        : "";
  return `${stops}${off}${from}${jumps ? "" : "^"}`;
}

/** The request in an address, and the parts that this map does not have. Never throws. */
export function readRequest(
  map: MapId,
  word: string,
  markers: readonly MapMarker[],
): Readonly<{ request: RouteRequest; refused: readonly string[] }> {
  const refused: string[] = [];
  const known = new Map(markers.map(({ id }) => [id, id]));
  const idOf = (bare: string): readonly string[] => {
    const id = known.get(`${map}-${bare}`) ?? known.get(bare);
    if (id === undefined) refused.push(bare.slice(0, 40));
    return id === undefined ? [] : [id];
  };
  const {
    stops = "",
    off = "",
    from = "",
    foot,
  } = /^(?<stops>[^!@^]*)(?<off>(?:![^!@^]*)*)(?:@(?<from>[^@^]*))?(?<foot>\^)?$/u.exec(word.slice(0, 20_000))
    ?.groups ?? {};
  const layer = layersOf(map).find(({ id }) => id === stops)?.id;
  if (layer === undefined && !stops.startsWith("~")) refused.push(stops.slice(0, 40));
  const chosen = stops.startsWith("~") ? stops.slice(1).split(".").slice(0, MAX_STOPS).filter(Boolean) : [];
  const excluded = off.split("!").slice(1, MAX_STOPS);
  const [, x, y] = /^(\d{1,2}(?:\.\d{1,4})?),(\d{1,2}(?:\.\d{1,4})?)$/.exec(from) ?? [];
  const place = x !== undefined && y !== undefined && Number(x) <= 43 && Number(y) <= 43;
  const startId = place || from === "" ? undefined : idOf(from)[0];
  return {
    request: {
      through: layer ?? "chosen",
      chosen: [...new Set(chosen.flatMap(idOf))],
      excluded: [...new Set(excluded.flatMap(idOf))],
      start: place
        ? { kind: "place", at: mapPosition(Number(x), Number(y)) }
        : startId === undefined
          ? { kind: "any" }
          : { kind: "marker", id: startId },
      jumps: foot === undefined,
    },
    refused,
  };
}
