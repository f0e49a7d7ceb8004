import { layersOf } from "@foray/fieldops/atlas/lookup";
import { type MapPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import type { LayerId, MapId } from "@foray/fieldops/atlas/types";

/** Leaflet's zoom: a map unit is 2^zoom pixels. Old links have the same range. */
export const MIN_ZOOM = 3;
export const MAX_ZOOM = 8;

/** Middle and zoom of the view. */
export type PlaneView = Readonly<{ at: MapPosition; zoom: number }>;

/** What an address asks for; whatever it has that is not ours stands in `refused`. */
export type AskedView = Readonly<{
  view?: PlaneView;
  poi?: string;
  layers?: readonly LayerId[];
  pins?: string;
  refused: readonly string[];
}>;

/** Numbers of an address: digits with sign, point and exponent, nothing else. */
function number(text: string | null): number | undefined {
  if (text === null || text.trim() === "") return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function isLayerOf(map: MapId, id: string): id is LayerId {
  return layersOf(map).some((layer) => layer.id === id);
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/**
 * Reads the query of a map's address. `x` is the map's x, `y` minus its y, as in the links of old; a zoom out of range is drawn
 * to the nearest one there is, a place off the sheet to its edge. Never throws.
 */
export function readView(map: MapId, query: URLSearchParams): AskedView {
  const refused: string[] = [];
  const read = (key: string) => {
    const text = query.get(key);
    const value = number(text);
    if (text !== null && value === undefined) refused.push(`${key}=${shorten(text)}`);
    return value;
  };
  const x = read("x");
  const y = read("y");
  const zoom = read("zoom");
  const words = query.get("layers");
  const asked = words === null ? undefined : words.split(",").filter((word) => word !== "");
  const layers = asked?.filter((word) => isLayerOf(map, word));
  for (const word of asked ?? []) if (!isLayerOf(map, word)) refused.push(`layers=${shorten(word)}`);
  const poi = query.get("poi");
  const pins = query.get("pins");
  return {
    ...(x === undefined || y === undefined
      ? {}
      : {
          view: {
            // `y` is minus the map's y; a positive one can only be the map's y itself, written by hand.
            at: mapPosition(within(x, 0, 43), within(Math.abs(y), 0, 43)),
            zoom: within(zoom ?? 5, MIN_ZOOM, MAX_ZOOM),
          },
        }),
    ...(poi === null || poi === "" ? {} : { poi }),
    // A list of which nothing is known says nothing; an empty list says: none.
    ...(layers === undefined || (layers.length === 0 && (asked?.length ?? 0) > 0) ? {} : { layers }),
    ...(pins === null ? {} : { pins }),
    refused,
  };
}

function short(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}

/** The query of what is on the map now. Layers stand in it only where they are not the map's own choice, or when asked for. */
export function writeView(
  { at, zoom }: PlaneView,
  poi: string | undefined,
  layers: readonly LayerId[] | undefined,
): string {
  const query = new URLSearchParams({ x: short(at.x, 3), y: short(-at.y, 3), zoom: short(zoom, 2) });
  if (poi !== undefined) query.set("poi", poi);
  // Commas need no escape in a query, and a reader can read them.
  return `?${query}${layers === undefined ? "" : `&layers=${layers.join(",")}`}`;
}
