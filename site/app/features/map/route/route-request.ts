import { layersOf } from "@foray/fieldops/atlas/lookup";
import type { TourStop } from "@foray/fieldops/atlas/routing/plan-tour";
import { type MapPosition, mapPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { LayerId, MapId, MapMarker } from "@foray/fieldops/atlas/types";

/** `any`: wherever the trip is shortest. */
export type RouteStart = Readonly<
  { kind: "any" } | { kind: "marker"; id: string } | { kind: "place"; at: MapPosition }
>;

export type RouteRequest = Readonly<{
  /** A layer, or the markers in `chosen`. */
  through: LayerId | "chosen";
  chosen: readonly string[];
  excluded: readonly string[];
  start: RouteStart;
  jumps: boolean;
}>;

export const emptyRequest: RouteRequest = {
  through: "chosen",
  chosen: [],
  excluded: [],
  start: { kind: "any" },
  jumps: true,
};

export const stopLayersOf = (map: MapId) =>
  layersOf(map).filter(({ kind, count }) => kind !== "label" && kind !== "area" && count > 1);

/** The only visible layer of stops, not counting aetherytes; undefined if there are none or several. */
export function onlyStops(map: MapId, shown: readonly LayerId[]): LayerId | undefined {
  const layers = stopLayersOf(map).filter(({ id }) => id !== "aetherytes" && shown.includes(id));
  return layers.length === 1 ? layers[0]?.id : undefined;
}

/** More than any layer has. */
const MAX_STOPS = 400;

/** Leaves out `done` markers of a layer, but keeps those chosen one by one. */
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

export function withoutStop(request: RouteRequest, id: string): RouteRequest {
  const { through, chosen, excluded } = request;
  return through === "chosen"
    ? { ...request, chosen: chosen.filter((other) => other !== id) }
    : { ...request, excluded: [...excluded.filter((other) => other !== id), id] };
}

/** Input of the planner. `places` begins with the start, if there is one; `stops` leaves it out. */
export function routePoints(
  markers: readonly MapMarker[],
  wanted: readonly MapMarker[],
  start: RouteStart,
): Readonly<{ places: readonly TourStop[]; stops: readonly MapMarker[]; start: MapPosition | undefined }> {
  const from = start.kind === "marker" ? markers.find(({ id }) => id === start.id) : undefined;
  const begin = start.kind === "place" ? start.at : from && positionOf(from);
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
 * As a URL parameter: a layer, or chosen markers after `~`; `!` before each excluded marker; `@` before the
 * start (a marker, or `x,y`); `^` for no teleports. Ids lose the map's prefix.
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

/** Never throws; `refused` lists the parts that this map does not have. */
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
