import { layers } from "#records/layers/facts";
import type { MapId, MapLayer, MapMarker } from "./types.ts";

export function layersOf(map: MapId): readonly MapLayer[] {
  return layers.filter((layer) => layer.map === map);
}

/** The marker of a link, by its id or the id used by older links; undefined if the map has neither. */
export function findMarker(markers: readonly MapMarker[], poi: string): MapMarker | undefined {
  return markers.find((marker) => marker.id === poi) ?? markers.find((marker) => marker.siteId === poi);
}
