/** How the records of a table are called in code. */
export interface ModuleOfTable {
  /** Name of the list without names, and its type in `src`. */
  readonly facts: string;
  readonly type: string;
  /** Module of the type, from `src`. */
  readonly types: string;
  /** Name of the list with names; absent: the records have none of their own. */
  readonly records?: string;
  /** The table whose name files hold these names, where two tables share them. */
  readonly names?: string;
  /** Name of the list of ids and of their union. */
  readonly ids?: readonly [list: string, union: string];
  /** Some records have no name. */
  readonly someNamed?: true;
  /** An object by id instead of a list. */
  readonly byId?: true;
}

const table = (
  facts: string,
  type: string,
  types: string,
  rest: Omit<ModuleOfTable, "facts" | "type" | "types"> = {},
): ModuleOfTable => ({ facts, type, types: `${types}.ts`, ...rest });

/** The code names of every table, by the name of its file; files of words alone need none. */
export const modules: Readonly<Record<string, ModuleOfTable>> = {
  "lost-actions": table("lostActionFacts", "LostActionFacts", "lost-actions/types", {
    records: "namedLostActions",
    ids: ["lostActionIds", "LostActionId"],
  }),
  fragments: table("fragmentFacts", "FragmentFacts", "fragments/types", {
    records: "fragments",
    ids: ["fragmentIds", "FragmentId"],
  }),
  "fragment-mobs": table("fragmentMobFacts", "FragmentMobFacts", "fragments/types", {
    records: "fragmentMobs",
  }),
  "fragment-mob-places": table("mobPlaces", "MobPlaces", "fragments/types", { byId: true }),
  "cluster-mobs": table("clusterMobPoints", "ClusterMobPoint", "fragments/types"),
  "field-notes": table("fieldNoteFacts", "FieldNoteFacts", "field-notes/types", { records: "fieldNotes" }),
  skirmishes: table("skirmishFacts", "SkirmishFacts", "engagements/types", { records: "skirmishes" }),
  duels: table("duelFacts", "DuelFacts", "engagements/types", { records: "duels" }),
  engagements: table("engagementFacts", "EngagementFacts", "engagements/types", { records: "engagements" }),
  fates: table("fateFacts", "FateFacts", "fates/types", { records: "fates" }),
  "bunny-fates": table("bunnyFateFacts", "BunnyFateFacts", "bunny-fates/types", { records: "bunnyFates" }),
  "pot-fates": table("potFateFacts", "PotFateFacts", "pot-fates/types", { records: "potFates" }),
  "logos-actions": table("logosActionFacts", "LogosActionFacts", "logos-actions/types", {
    records: "namedLogosActions",
    ids: ["logosActionIds", "LogosActionId"],
  }),
  mnemes: table("mnemeFacts", "MnemeFacts", "mnemes/types", {
    records: "mnemes",
    ids: ["mnemeIds", "MnemeId"],
  }),
  logograms: table("logogramFacts", "LogogramFacts", "logograms/types", {
    records: "logograms",
    ids: ["logogramIds", "LogogramId"],
  }),
  "notorious-monsters": table("notoriousMonsterFacts", "NotoriousMonsterFacts", "notorious-monsters/types", {
    records: "notoriousMonsters",
  }),
  "weather-farms": table("weatherFarmFacts", "WeatherFarmFacts", "weather-farms/types", {
    records: "weatherFarms",
  }),
  duties: table("dutyFacts", "DutyFacts", "duties/types", { records: "duties" }),
  "inner-duties": table("innerDutyFacts", "InnerDutyFacts", "duties/types", {
    records: "innerDuties",
    names: "duties",
  }),
  items: table("itemFacts", "ItemFacts", "items/types", { records: "items" }),
  lockboxes: table("lockboxes", "Lockbox", "items/types"),
  regions: table("regions", "Region", "regions/types"),
  enemies: table("enemyFacts", "EnemyFacts", "enemies/types", { records: "enemies" }),
  "phantom-jobs": table("phantomJobFacts", "PhantomJobFacts", "phantom-jobs/types", {
    records: "namedPhantomJobs",
  }),
  "phantom-actions": table("phantomActionFacts", "PhantomActionFacts", "phantom-jobs/types", {
    records: "phantomActions",
  }),
  "phantom-traits": table("phantomTraitFacts", "PhantomTraitFacts", "phantom-jobs/types", {
    records: "phantomTraits",
    names: "phantom-actions",
  }),
  currencies: table("currencies", "CurrencyFacts", "occult/types", {
    records: "currencies",
    names: "occult-items",
  }),
  crystals: table("crystals", "CrystalFacts", "occult/types", { records: "crystals", names: "occult-items" }),
  consumables: table("consumables", "ConsumableFacts", "occult/types", {
    records: "consumables",
    names: "occult-items",
  }),
  shops: table("shops", "ShopFacts", "occult/types"),
  towers: table("towers", "TowerFacts", "occult/types"),
  "occult-records": table("occultRecords", "OccultRecordFacts", "occult/types", {
    records: "occultRecords",
  }),
  knowledge: table("knowledge", "KnowledgeFacts", "occult/types"),
  treasure: table("treasure", "TreasureFacts", "occult/types"),
  "spawn-rules": table("northHornSpawnRules", "SpawnRules", "occult/types"),
  miscellany: table("occultMisc", "OccultMiscFacts", "occult/types"),
  maps: table("maps", "MapFacts", "atlas/types", { records: "namedMaps" }),
  layers: table("layers", "MapLayer", "atlas/types"),
  places: table("places", "MapPlace", "atlas/types", { records: "namedPlaces" }),
};

/** Marker files share their names in code: one for each map. */
export const markerModule: ModuleOfTable = table("markers", "MapMarker", "atlas/types", {
  records: "namedMarkers",
  someNamed: true,
});
