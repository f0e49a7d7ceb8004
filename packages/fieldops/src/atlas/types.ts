import type { SourceId } from "./sources.ts";

/** The eight maps, by the word that stands in the page's address. */
export type MapId = "southhorn" | "northhorn" | "bsf" | "zadnor" | "anemos" | "pagos" | "pyros" | "hydatos";

/** A storey of a map: only North Horn has a second one. */
export type GroundId = "surface" | "underground";

/** What the game's files say about a map, with the counts that the picker shows. */
export type MapFacts = Readonly<{
  id: MapId;
  /** Zone id of @foray/eorzea: the weather of the map. */
  zone:
    | "southHorn"
    | "northHorn"
    | "bozjanSouthernFront"
    | "zadnor"
    | "eurekaAnemos"
    | "eurekaPagos"
    | "eurekaPyros"
    | "eurekaHydatos";
  operation: "eureka" | "bozja" | "occult";
  territory: number;
  /** Row of the Map sheet (its surface). */
  gameMapId: number;
  /** Scale of the map in percent (Map sheet). */
  sizeFactor: number;
  offsetX: number;
  offsetY: number;
  /** Left, top, right and bottom of the ground and its markers, in-game map coordinates. */
  bounds: readonly [number, number, number, number];
  grounds: readonly Readonly<{ id: GroundId; gameMapId: number }>[];
  /** Number of markers: all, seen twice or read from the game's files, seen once. */
  markers: number;
  confirmed: number;
  possible: number;
}>;

export type LayerCategory = "general" | "encounters" | "finds" | "enemies" | "progression";

/** What a marker stands for; chooses its glyph. */
export type MarkerKind =
  | "label"
  | "aetheryte"
  | "service"
  | "coffer"
  | "carrot"
  | "elemental"
  | "portal"
  | "fate"
  | "ce"
  | "skirmish"
  | "duel"
  | "duty"
  | "nm"
  | "mob"
  | "level"
  | "quest"
  | "survey"
  | "area";

export type LayerId =
  | "aetherytes"
  | "areaLabels"
  | "baPortals"
  | "blueMagic"
  | "bunnyCoffers"
  | "bunnyFates"
  | "carrots"
  | "criticalEngagements"
  | "demiatmaAreas"
  | "duels"
  | "elementals"
  | "fates"
  | "fragmentMobs"
  | "knowledgeCrystals"
  | "logosManipulators"
  | "lostFindCaches"
  | "magiaMelders"
  | "magicPotCoffers"
  | "magicPotFates"
  | "magitekMobs"
  | "mobLevels"
  | "namedLocations"
  | "nmPrepMobs"
  | "nms"
  | "quests"
  | "repair"
  | "returnPoint"
  | "sanguineRecluse"
  | "services"
  | "shops"
  | "skirmishes"
  | "starMobs"
  | "surveyPoints"
  | "towers"
  | "traders"
  | "treasureCoffers"
  | "weatherEnemies"
  | "windCurrents";

export type MapLayer = Readonly<{
  id: LayerId;
  map: MapId;
  category: LayerCategory;
  kind: MarkerKind;
  /** Markers of the layer; for a layer of areas, its areas. */
  count: number;
  confirmed: number;
  possible: number;
  defaultVisible: boolean;
  /** Radius in map units of the circle drawn around each marker. */
  circleRadius?: number;
}>;

/** confirmed: two sources that did not copy one another, or the game's own files. possible: one source, or an estimate. */
export type Confidence = "confirmed" | "possible";

export type RefTable =
  | "notoriousMonsters"
  | "bunnyFates"
  | "potFates"
  | "fates"
  | "engagements"
  | "skirmishes"
  | "duels";

export type MapMarker = Readonly<{
  /** URL-safe, unique in its map; stands in `poi`. */
  id: string;
  layer: LayerId;
  /** In-game map coordinates. */
  x: number;
  y: number;
  /** Storey; absent: surface; null: the source does not tell the storeys apart. */
  ground?: GroundId | null;
  confidence: Confidence;
  /** Id of the marker in older links (`poi`). */
  siteId?: string;
  /** Row of the game's Fate or DynamicEvent sheet, by the kind of the layer. */
  eventId?: number;
  /** The record the marker shows (for a trigger monster: the notorious monster it calls): table/id. */
  ref?: `${RefTable}/${string}`;
  /** The main camp of the map. */
  main?: true;
  placeNameId?: number;
  /** Enemy, notorious monster, FATE or knowledge level around, by the layer. */
  level?: number;
  /** Part of the field (1 to 3) in the Southern Front and Zadnor. */
  section?: number;
  element?: string;
  coffer?: "bronze" | "silver";
  /** Coffers: the search they belong to. Portals: their section, 1 to 6. */
  group?: string;
  slot?: number;
  /** Rank of a Bozjan enemy; star: a rank of its own. */
  rank?: number | "star";
  /** Ids of weathers in which it is there. */
  weather?: readonly string[];
  /** Only at night. */
  night?: true;
  /** Number of the survey record. */
  number?: number;
  /** Forgotten fragments it drops, by short word. */
  fragments?: readonly string[];
  /** Elemental level at which the aetheryte opens. */
  unlockLevel?: number;
  service?: string;
  /** BNpcName row of an enemy that has no record of its own. */
  enemyNameId?: number;
  actionId?: number;
  /** The source gives one decimal or less: the true place may be 0.1 away or more. */
  rounded?: true;
  source: readonly SourceId[];
}>;

/** Named ground: the text of a chart. */
export type MapPlace = Readonly<{
  id: string;
  map: MapId;
  kind: "area" | "landmark" | "subarea" | "camp";
  x: number;
  y: number;
  main?: true;
  confidence: Confidence;
}>;

/** Ground on which something is found, as polygons in map coordinates. */
export type MapArea = Readonly<{
  id: string;
  layer: LayerId;
  /** The marker it belongs to. */
  marker?: string;
  /** Where its own mark stands, if it has no marker: within it, in map coordinates. */
  x?: number;
  y?: number;
  itemId?: number;
  polygons: readonly (readonly (readonly [number, number])[])[];
}>;
