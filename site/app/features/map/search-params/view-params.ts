import { layersOf } from "@foray/fieldops/atlas/lookup";
import { type MapPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import type { LayerId, MapId } from "@foray/fieldops/atlas/types";
import { clampViewport, type Viewport } from "../engine/viewport.ts";
import { readPlace } from "./viewport-params.ts";

export type PlaneView = Readonly<{ at: MapPosition; zoom: number }>;

export function planeView({ x, y, zoom }: Viewport): PlaneView {
  return { at: mapPosition(x, y), zoom };
}

/** `refused`: parts that are unknown. */
export type AskedView = Readonly<{
  view?: PlaneView;
  poi?: string;
  layers?: readonly LayerId[];
  pins?: string;
  /** Not parsed yet: that takes the markers. */
  route?: string;
  refused: readonly string[];
}>;

function isLayerOf(map: MapId, id: string): id is LayerId {
  return layersOf(map).some((layer) => layer.id === id);
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Clamps zoom and position. Never throws. */
export function readView(map: MapId, query: URLSearchParams): AskedView {
  const { place, refused: unread } = readPlace(query);
  const refused = [...unread];
  const words = query.get("layers");
  const asked = words === null ? undefined : words.split(",").filter((word) => word !== "");
  const layers = asked?.filter((word) => isLayerOf(map, word));
  for (const word of asked ?? []) if (!isLayerOf(map, word)) refused.push(`layers=${shorten(word)}`);
  const poi = query.get("poi");
  const pins = query.get("pins");
  const route = query.get("route");
  return {
    ...(place === undefined ? {} : { view: planeView(clampViewport(place)) }),
    ...(poi === null || poi === "" ? {} : { poi }),
    // A list of unknown layers counts as missing, an empty one as no layers.
    ...(layers === undefined || (layers.length === 0 && (asked?.length ?? 0) > 0) ? {} : { layers }),
    ...(pins === null ? {} : { pins }),
    ...(route === null || route === "" ? {} : { route }),
    refused,
  };
}

function short(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}

/** `layers`: undefined for the map's defaults. */
export function writeView(
  { at, zoom }: PlaneView,
  poi: string | undefined,
  layers: readonly LayerId[] | undefined,
  route = "",
): string {
  const query = new URLSearchParams({ x: short(at.x, 3), y: short(-at.y, 3), zoom: short(zoom, 2) });
  if (poi !== undefined) query.set("poi", poi);
  // Commas stay readable: queries allow them unescaped.
  const shown = layers === undefined ? "" : `&layers=${layers.join(",")}`;
  return `?${query}${shown}${route === "" ? "" : `&route=${route}`}`;
}
