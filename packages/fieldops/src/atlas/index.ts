import { layers } from "#records/layers/facts";
import { namedMaps } from "#records/maps/records";
import { namedMarkers as anemos } from "#records/markers/anemos/records";
import { namedMarkers as bsf } from "#records/markers/bsf/records";
import { namedMarkers as hydatos } from "#records/markers/hydatos/records";
import { namedMarkers as northhorn } from "#records/markers/northhorn/records";
import { namedMarkers as pagos } from "#records/markers/pagos/records";
import { namedMarkers as pyros } from "#records/markers/pyros/records";
import { namedMarkers as southhorn } from "#records/markers/southhorn/records";
import { namedMarkers as zadnor } from "#records/markers/zadnor/records";
import { namedPlaces } from "#records/places/records";
import type { Names } from "../names.ts";
import type { MapId, MapMarker } from "./types.ts";

export { findMarker, layersOf } from "./lookup.ts";
export { findMap, mapOf } from "./maps.ts";
export * from "./transforms.ts";
export type * from "./types.ts";

export type NamedMarker = MapMarker & Readonly<{ names?: Names }>;

/** Every map, layer, marker and place with all names: for scripts and checks. A page imports one map's modules instead. */
export const atlas = {
  maps: namedMaps,
  layers,
  places: namedPlaces,
  markers: { southhorn, northhorn, bsf, zadnor, anemos, pagos, pyros, hydatos } satisfies Readonly<
    Record<MapId, readonly NamedMarker[]>
  >,
} as const;
