import { markerFiles } from "#records/markers/index";
import type { MapId, MapMarker } from "./types.ts";

/** Loads the markers of one map only, so that pages do not ship those of others. */
export async function loadMarkers(map: MapId): Promise<readonly MapMarker[]> {
  return (await markerFiles[map]()).markers;
}
