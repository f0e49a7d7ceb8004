import { layers } from "#records/layers/facts";
import type { MapId, MapLayer, MapMarker } from "./types.ts";

/** Layers of one map in list order. */
export function layersOf(map: MapId): readonly MapLayer[] {
  return layers.filter((layer) => layer.map === map);
}

/** The marker of a link: by its id, or by the id that older links carry; undefined if the map has neither. */
export function findMarker(markers: readonly MapMarker[], poi: string): MapMarker | undefined {
  return markers.find((marker) => marker.id === poi) ?? markers.find((marker) => marker.siteId === poi);
}
