import type { LayerId } from "#records/layers/ids";
import type { MapId } from "#records/maps/ids";
import type { GroundId, MapFacts, MapLayer, MapMarker, MapPlace, PlaceConfidence } from "#records/types";

export type { GroundId, LayerId, MapFacts, MapId, MapLayer, MapMarker, MapPlace };
export type Confidence = PlaceConfidence;

export type LayerCategory = MapLayer["category"];

/** Kind of a marker; chooses its glyph. */
export type MarkerKind = MapLayer["kind"];

export type RefTable =
  | "notoriousMonsters"
  | "bunnyFates"
  | "potFates"
  | "fates"
  | "engagements"
  | "skirmishes"
  | "duels";

/** A record of another table, as a marker names it. */
export type RecordRef = `${RefTable}/${string}`;

/** Ground on which something is found, as polygons in map coordinates. */
export type MapArea = Readonly<{
  id: string;
  layer: LayerId;
  /** The marker it belongs to. */
  marker?: string;
  /** Position of its own mark if it has no marker: within it, in map coordinates. */
  x?: number;
  y?: number;
  itemId?: number;
  polygons: readonly (readonly (readonly [number, number])[])[];
}>;

/** The name of an area where its map writes it, in map coordinates. */
export type AreaLabel = Readonly<{ id: string; map: MapId; x: number; y: number }>;
