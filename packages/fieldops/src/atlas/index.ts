import { layers } from "#records/layers/facts";
import { namedMaps } from "#records/maps/records";
import { markersByMap } from "#records/markers/all";
import { namedPlaces } from "#records/places/records";
import type { Names } from "../names.ts";
import type { MapMarker } from "./types.ts";

export { findMarker, layersOf } from "./lookup.ts";
export { findMap } from "./maps.ts";
export * from "./transforms.ts";
export type * from "./types.ts";

export type NamedMarker = MapMarker & Readonly<{ names?: Names }>;

/** For scripts and checks. Pages import the modules of single maps instead. */
export const atlas = {
  maps: namedMaps,
  layers,
  places: namedPlaces,
  markers: markersByMap,
} as const;
