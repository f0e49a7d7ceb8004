import { filePaths, type SourceRecord } from "../../packages/fieldops/tools/record-files.ts";
import type { SheetRow } from "./sheet.ts";
import type { SheetName } from "./sheets.ts";

export interface Cells {
  readonly text: (column: string) => string;
  /** Throws ImportTrouble if the cell is not a number. */
  readonly number: (column: string) => number;
}

/** Undefined leaves the field unchanged. */
type Read = (cells: Cells, others: Lookup, record: SourceRecord) => unknown;

export type Lookup = (sheet: SheetName, row: string) => Cells | undefined;

export interface TableSpec {
  /** File below `records`, without extension. */
  readonly path: string;
  readonly sheet: SheetName;
  /** Field with the row id; absent if only words come from the sheet. */
  readonly key?: string;
  readonly names?: Readonly<{
    sheet: SheetName;
    column: string;
    /** Field with the row id of the names, if it differs. */
    key?: string;
    japanese?: string;
    /** Records whose name differs from their row's, such as a FATE with two monsters. */
    skip?: (record: SourceRecord) => boolean;
  }>;
  /** Adds missing translations to enemies among the words, by the row in a record or else by English name. */
  readonly words?: true;
  /** Records named after an enemy but without a row: adds missing translations by English name. */
  readonly enemies?: (record: SourceRecord) => boolean;
  readonly columns: Readonly<Record<string, Read>>;
  /** Fields to enter by hand, listed in the report. Without them, new rows are not reported. */
  readonly handFacts?: readonly string[];
  /** Whether to report a row without a record; by default all rows with a name. */
  readonly concerns?: (row: SheetRow) => boolean;
}

const number =
  (column: string): Read =>
  ({ number: read }) =>
    read(column);
/** A number for which 0 means "none". */
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

export const enemyNames = { sheet: "BNpcName", column: "Singular" } as const;

const enemyLayers: readonly unknown[] = [
  "blueMagic",
  "fragmentMobs",
  "nmPrepMobs",
  "nms",
  "sanguineRecluse",
  "starMobs",
  "weatherEnemies",
];

/** A job's experience steps: subrows 1 to its maximum level minus one. */
const jobExperience: Read = ({ number: read }, others, { experienceBasis, jobId }) =>
  experienceBasis === "game"
    ? Array.from({ length: read("LevelMax") - 1 }, (_, at) =>
        others("MKDGrowDataSJob", `${String(jobId)}.${at + 1}`)?.number("Experience"),
      )
    : undefined;

/** Every table with fields from the sheets. Other fields are entered by hand and never changed. */
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
