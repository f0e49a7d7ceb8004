import type { ColumnSpec, SheetSpec } from "./sheet.ts";

const column = (as: string, header = as, proof?: Readonly<Record<string, string>>): ColumnSpec =>
  proof === undefined ? { as, header } : { as, header, proof };
const texts = (...columns: readonly ColumnSpec[]): SheetSpec => ({ columns, languages: true });
const figures = (...columns: readonly ColumnSpec[]): SheetSpec => ({ columns });
const array = (name: string, length: number) => Array.from({ length }, (_, at) => column(`${name}[${at}]`));

/**
 * Sheets and columns to read. Proofs are values of old rows that no patch has changed (patch 7.51,
 * xivapi/ffxiv-datamining).
 */
export const sheets = {
  MYCTemporaryItem: figures(
    column("Action", "Action", { 1: "20701", 99: "23922" }),
    column("Category", "Category", { 1: "6", 3: "2" }),
    column("Type", "Type", { 1: "1", 60: "2" }),
    column("Max", "Max", { 1: "99", 3: "2" }),
    column("Weight", "Weight", { 1: "3", 3: "16" }),
  ),
  MYCWarResultNotebook: texts(
    column("Name"),
    column("NameJP"),
    column("Icon", "Icon", { 1: "72556", 2: "72557" }),
    column("Number", "Number", { 1: "1", 2: "2" }),
    column("Rarity"),
  ),
  DynamicEvent: texts(
    column("Name"),
    column("MaxParticipants", "MaxParticipants", { 1: "48", 8: "1", 33: "72" }),
    column("Duration", "Duration", { 1: "20", 48: "30" }),
  ),
  Fate: texts(
    column("Name"),
    column("Icon", "Icon", { 1601: "63914", 1332: "60852" }),
    column("ClassJobLevel", "ClassJobLevel", { 1332: "1", 1367: "20", 1601: "80" }),
    column("ClassJobLevelMax", "ClassJobLevelMax", { 1332: "4", 1367: "23", 1601: "80" }),
    column("EurekaFate", "EurekaFate", { 1332: "1", 1601: "2" }),
  ),
  BNpcName: texts(column("Singular"), column("Gender", "Pronoun")),
  PlaceName: texts(column("Name")),
  EurekaMagiaAction: figures(
    column("Action", "Action", { 1: "12958", 2: "12959" }),
    column("MaxUses", "MaxUses", { 1: "3", 2: "3" }),
  ),
  EurekaGrowData: figures(column("BaseResistance", "BaseResistance", { 1: "100", 2: "105" })),
  EurekaSphereElementAdjust: figures(column("PowerModifier", "PowerModifier", { 1: "28", 2: "52" })),
  ContentsNoteRewardEurekaEXP: figures(column("Experience", "Unknown0", { 1: "131104", 2: "152954" })),
  ContentsNote: texts(
    column("Name"),
    column("RequiredAmount", "RequiredAmount", { 56: "30", 57: "60" }),
    column("ExpMultiplier", "ExpMultiplier", { 56: "5", 76: "75" }),
    column("Gil", "GilRward", { 56: "1000", 76: "700" }),
  ),
  MKDSupportJob: texts(
    column("Name"),
    ...array("Action", 5),
    column("LevelMax", "LevelMax", { 1: "6", 2: "3" }),
    ...array("LevelUnlock", 5),
  ),
  MKDGrowDataSJob: figures(column("Experience", "Unknown0", { "1.1": "400", "1.2": "2400" })),
  MKDGrowData: figures(column("Experience", "Unknown0", { 1: "200", 2: "600" })),
  MKDTrait: texts(
    column("Name"),
    column("Icon", "Icon", { 1: "82201", 2: "82202" }),
    column("Job", "MKDSupportJob", { 1: "1" }),
    column("LevelUnlock", "LevelUnlock", { 1: "4", 2: "5" }),
  ),
  MKDLore: texts(column("Name"), column("Image", "Image", { 1: "70615", 3: "70616" })),
  Map: figures(
    column("SizeFactor", "SizeFactor", { 2: "200" }),
    column("OffsetX"),
    column("OffsetY", "OffsetY", { 515: "475" }),
    column("TerritoryType"),
  ),
  TerritoryType: figures(column("WeatherRate", "WeatherRate", { 732: "91" })),
  WeatherRate: figures(...array("Weather", 8), ...array("Rate", 8)),
  ContentFinderCondition: texts(
    column("Name"),
    column("TerritoryType", "TerritoryType", { 283: "732" }),
    column("ItemLevelSync", "ItemLevelSync", { 283: "300" }),
    column("ClassJobLevelRequired", "ClassJobLevelRequired", { 283: "70" }),
    column("ClassJobLevelSync", "ClassJobLevelSync", { 283: "70" }),
  ),
  Action: {
    ...texts(
      column("Name"),
      column("Icon"),
      column("Cast100ms"),
      column("Recast100ms"),
      column("EffectRange"),
    ),
    optional: true,
  },
  Item: { ...texts(column("Name"), column("Icon")), optional: true },
} as const satisfies Readonly<Record<string, SheetSpec>>;

export type SheetName = keyof typeof sheets;
