import { layersOf } from "@foray/fieldops/atlas/lookup";
import type { MapId } from "@foray/fieldops/atlas/types";
import { markersByMap } from "@foray/fieldops/records/markers/all";
import type { LetteredMarker } from "../../app/features/map/lettering/lettering.ts";

/** Markers shown by default, without names. The chart's own names keep clear of them. */
export function firstMarkers(map: MapId): readonly LetteredMarker[] {
  const shown = new Set(layersOf(map).flatMap(({ id, defaultVisible }) => (defaultVisible ? [id] : [])));
  return markersByMap[map]
    .filter(({ layer, ground }) => shown.has(layer) && ground !== "underground")
    .map(({ id, x, y }) => ({ id, x, y, name: "", medallion: true }));
}
