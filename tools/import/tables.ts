import { filePaths, type SourceRecord } from "../../packages/fieldops/tools/record-files.ts";
import type { SheetRow } from "./sheet.ts";
import type { SheetName } from "./sheets.ts";

/** Reads cells of a row of any sheet in English. */
export interface Cells {
  readonly text: (column: string) => string;
  /** The cell as a number; throws on a cell that is not a share code. */
  readonly number: (column: string) => number;
}

/** A value that a row of a sheet gives to a field; undefined leaves the field as it is. */
type Read = (cells: Cells, others: Lookup, record: SourceRecord) => unknown;

/** Finds rows of other sheets. */
export type Lookup = (sheet: SheetName, row: string) => Cells | undefined;

export interface TableSpec {
  /** File below `records`, without its ending. */
  readonly path: string;
  readonly sheet: SheetName;
  /** The field that has the row's number in the sheet; none if only words come from the sheet. */
  readonly key?: string;
  /** Where the names are, and which row is a record's. */
  readonly names?: Readonly<{
    sheet: SheetName;
    column: string;
    /** Field with the row of the names, where that is another. */
    key?: string;
    /** Column of the Japanese name, where the sheet keeps it apart. */
    japanese?: string;
    /** Records that have another name than their row: a FATE that brings two. */
    skip?: (record: SourceRecord) => boolean;
  }>;
  /** Enemies among the table's words are named in every language that lacks them: by the row that a record gives, else by their English name. */
  readonly words?: true;
  /** Records that have an enemy's name and no row of it: its name is added in every language that lacks it. */
  readonly enemies?: (record: SourceRecord) => boolean;
  readonly columns: Readonly<Record<string, Read>>;
  /** Hand facts that a new row lacks: what the maintainer is told to add. Absent: rows without a record are not news. */
  readonly handFacts?: readonly string[];
  /** Tells which rows without a record are news; all that have a name, unless told. */
  readonly concerns?: (row: SheetRow) => boolean;
}

const number =
  (column: string): Read =>
  ({ number: read }) =>
    read(column);
/** A figure that means nothing if it is 0. */
const positive =
  (column: string): Read =>
  ({ number: read }) =>
    read(column) || undefined;

const lostCategories = ["", "offensive", "defensive", "restorative", "beneficial", "tactical", "detrimental"];

const action = {
  iconId: ((_, others, { actionId }) => others("Action", String(actionId))?.number("Icon")) satisfies Read,
  castMs: ((_, others, { actionId }) => {
    const tenths = others("Action", String(actionId))?.number("Cast100ms");
    return tenths === undefined ? undefined : tenths * 100;
  }) satisfies Read,
  recastMs: ((_, others, { actionId }) => {
    const tenths = others("Action", String(actionId))?.number("Recast100ms");
    return tenths === undefined ? undefined : tenths * 100;
  }) satisfies Read,
};
const actionNames = { sheet: "Action", column: "Name", key: "actionId" } as const;
const eventNames = { sheet: "DynamicEvent", column: "Name" } as const;
const event = { maxParticipants: number("MaxParticipants"), minutes: number("Duration") };
const fateNames = { sheet: "Fate", column: "Name" } as const;
const fateLevels = { level: number("ClassJobLevel"), levelMax: number("ClassJobLevelMax") };
const itemNames = { sheet: "Item", column: "Name", key: "itemId" } as const;

/** Where enemies are named. */
export const enemyNames = { sheet: "BNpcName", column: "Singular" } as const;

/** Layers of maps whose markers stand for enemies. */
const enemyLayers: readonly unknown[] = [
  "blueMagic",
  "fragmentMobs",
  "nmPrepMobs",
  "nms",
  "sanguineRecluse",
  "starMobs",
  "weatherEnemies",
];

/** Steps of a job's experience: sub-rows 1 to its last level less one. */
const jobExperience: Read = ({ number: read }, others, { experienceBasis, jobId }) =>
  experienceBasis === "game"
    ? Array.from({ length: read("LevelMax") - 1 }, (_, at) =>
        others("MKDGrowDataSJob", `${String(jobId)}.${at + 1}`)?.number("Experience"),
      )
    : undefined;

/** Every table with columns of the sheets. Fields that are not named here are facts entered by hand: they are never touched. */
export const tables: readonly TableSpec[] = [
  {
    path: "bozja/lost-actions",
    sheet: "MYCTemporaryItem",
    key: "holsterId",
    names: actionNames,
    columns: {
      actionId: number("Action"),
      weight: number("Weight"),
      category: ({ number: read }) => (read("Type") === 1 ? lostCategories[read("Category")] : undefined),
      ...action,
    },
    handFacts: ["fragment", "effects", "glyph", "share code"],
    concerns: (row) => row.get("Action") !== "0",
  },
  {
    path: "bozja/field-notes",
    sheet: "MYCWarResultNotebook",
    key: "noteId",
    names: { sheet: "MYCWarResultNotebook", column: "Name", japanese: "NameJP" },
    columns: { number: number("Number"), rarity: number("Rarity"), iconId: number("Icon") },
    handFacts: ["item", "what drops it"],
  },
  { path: "bozja/skirmishes", sheet: "Fate", key: "gameId", names: fateNames, columns: {} },
  { path: "bozja/duels", sheet: "DynamicEvent", key: "gameId", names: eventNames, columns: event },
  {
    path: "fields/engagements",
    sheet: "DynamicEvent",
    key: "gameId",
    names: eventNames,
    words: true,
    columns: event,
    handFacts: ["zone", "place", "boss", "what calls it", "source"],
  },
  {
    path: "fields/fates",
    sheet: "Fate",
    key: "gameId",
    names: fateNames,
    columns: {
      level: ({ number: read }, _, { level }) => (level === undefined ? undefined : read("ClassJobLevel")),
      levelMax: ({ number: read }, _, { levelMax }) =>
        levelMax === undefined ? undefined : read("ClassJobLevelMax"),
    },
    handFacts: ["zone", "place", "kind", "source"],
    concerns: (row) => ["1", "2", "3"].includes(row.get("EurekaFate") ?? "") && row.get("Name") !== "",
    words: true,
  },
  {
    path: "bozja/fragment-mobs",
    sheet: "BNpcName",
    key: "nameId",
    names: enemyNames,
    enemies: () => true,
    columns: {},
  },
  { path: "fields/forecast-filters", sheet: "BNpcName", words: true, columns: {} },
  { path: "fields/raid-requirements", sheet: "BNpcName", words: true, columns: {} },
  { path: "fields/weather-farms", sheet: "BNpcName", words: true, columns: {} },
  { path: "eureka/bunny-fates", sheet: "Fate", key: "gameId", names: fateNames, columns: fateLevels },
  { path: "occult/pot-fates", sheet: "Fate", key: "gameId", names: fateNames, words: true, columns: {} },
  {
    path: "eureka/logos-actions",
    sheet: "EurekaMagiaAction",
    key: "logosId",
    names: actionNames,
    columns: { actionId: number("Action"), uses: ({ number: read }) => read("MaxUses") || null, ...action },
    handFacts: ["group", "recipes", "effects", "glyph", "share code"],
    concerns: (row) => row.get("Action") !== "0",
  },
  {
    path: "eureka/mnemes",
    sheet: "Item",
    key: "itemId",
    names: itemNames,
    columns: { iconId: number("Icon") },
  },
  {
    path: "fields/items",
    sheet: "Item",
    key: "itemId",
    names: itemNames,
    columns: { iconId: number("Icon") },
  },
  { path: "fields/game-items", sheet: "Item", key: "itemId", names: itemNames, columns: {} },
  {
    path: "fields/challenge-log",
    sheet: "ContentsNote",
    key: "rowId",
    names: { sheet: "ContentsNote", column: "Name" },
    columns: {
      amount: number("RequiredAmount"),
      experienceFactor: number("ExpMultiplier"),
      gil: number("Gil"),
    },
  },
  {
    path: "fields/duties",
    sheet: "ContentFinderCondition",
    key: "contentFinderId",
    names: { sheet: "ContentFinderCondition", column: "Name" },
    columns: {
      territoryId: number("TerritoryType"),
      levelRequired: number("ClassJobLevelRequired"),
      levelSync: number("ClassJobLevelSync"),
      itemLevelSync: number("ItemLevelSync"),
    },
  },
  {
    path: "occult/phantom-jobs",
    sheet: "MKDSupportJob",
    key: "jobId",
    names: { sheet: "MKDSupportJob", column: "Name" },
    columns: { levelMax: number("LevelMax"), experience: jobExperience },
    handFacts: ["unlock", "soul shard", "support", "glyph"],
  },
  {
    path: "occult/phantom-actions",
    sheet: "Action",
    key: "actionId",
    names: actionNames,
    columns: { iconId: positive("Icon") },
  },
  {
    path: "occult/phantom-traits",
    sheet: "MKDTrait",
    key: "traitId",
    names: { sheet: "MKDTrait", column: "Name" },
    columns: { iconId: number("Icon"), level: number("LevelUnlock") },
    handFacts: ["what it does"],
  },
  {
    path: "occult/occult-records",
    sheet: "MKDLore",
    key: "number",
    names: { sheet: "MKDLore", column: "Name" },
    columns: { imageId: positive("Image") },
    handFacts: ["source"],
  },
  {
    path: "eureka/notorious-monsters",
    sheet: "BNpcName",
    key: "bnpcNameId",
    names: { ...enemyNames, skip: ({ monsterNames }) => monsterNames !== undefined },
    words: true,
    columns: {},
  },
  {
    path: "occult/enemies",
    sheet: "BNpcName",
    key: "bnpcNameId",
    names: enemyNames,
    enemies: () => true,
    columns: {},
  },
  ...filePaths()
    .filter((path) => path.startsWith("atlas/markers/"))
    .map(
      (path): TableSpec => ({
        path,
        sheet: "PlaceName",
        key: "placeNameId",
        names: { sheet: "PlaceName", column: "Name", skip: ({ names }) => names === undefined },
        enemies: ({ layer }) => enemyLayers.includes(layer),
        columns: {},
      }),
    ),
  {
    path: "atlas/maps",
    sheet: "Map",
    key: "gameMapId",
    columns: {
      sizeFactor: number("SizeFactor"),
      offsetX: number("OffsetX"),
      offsetY: number("OffsetY"),
      territory: number("TerritoryType"),
    },
  },
];
