import type { LayerId } from "#records/layers/ids";
import type { MapId } from "#records/maps/ids";
import type { GroundId, MapFacts, MapLayer, MapMarker, MapPlace, PlaceConfidence } from "#records/types";

export type { GroundId, LayerId, MapFacts, MapId, MapLayer, MapMarker, MapPlace };
export type Confidence = PlaceConfidence;

export type LayerCategory = MapLayer["category"];

/** Determines the glyph. */
export type MarkerKind = MapLayer["kind"];

export type RefTable =
  | "notoriousMonsters"
  | "bunnyFates"
  | "potFates"
  | "fates"
  | "engagements"
  | "skirmishes"
  | "duels";

export type RecordRef = `${RefTable}/${string}`;

/** Polygons in map coordinates. */
export type MapArea = Readonly<{
  id: string;
  layer: LayerId;
  marker?: string;
  /** Position of the area's own marker in map coordinates. Only without `marker`. */
  x?: number;
  y?: number;
  itemId?: number;
  polygons: readonly (readonly (readonly [number, number])[])[];
}>;

/** In map coordinates. */
export type AreaLabel = Readonly<{ id: string; map: MapId; x: number; y: number }>;
