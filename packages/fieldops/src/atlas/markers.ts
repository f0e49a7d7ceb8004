import { markerFiles } from "#records/markers/index";
import type { MapId, MapMarker } from "./types.ts";

/** Markers of one map, loaded alone so that a page ships no other map's. */
export async function loadMarkers(map: MapId): Promise<readonly MapMarker[]> {
  return (await markerFiles[map]()).markers;
}
