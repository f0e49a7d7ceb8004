/** How the records of a table are called in code. */
export interface ModuleOfTable {
  /** Name of the list without names, and its type. */
  readonly facts: string;
  readonly type: string;
  /** The module of the package that declares the type; absent: it is printed from the schema. */
  readonly typeFrom?: string;
  /** The schema that the type is printed from; of a union by id, the member after the dot. */
  readonly schema: string;
  /** Fields that are not facts of the source but worked out beside it; of records inside a field, the one after the dot. */
  readonly derived?: readonly string[];
  /** Name of the list with names; absent: the records have none of their own. */
  readonly records?: string;
  /** Name of the type of a record with its names, where code outside the table needs one. */
  readonly whole?: string;
  /** The table whose name files have these names, where two tables share them. */
  readonly names?: string;
  /** The field that is the id of a record, if another than `id`; its schema names the union itself. */
  readonly key?: string;
  /** Name of the list of ids and of their union. */
  readonly ids?: readonly [list: string, union: string];
  /** Some records have no name. */
  readonly someNamed?: true;
  /** Name of the table of share codes by id. */
  readonly codes?: string;
  /** Lists with some of the fields alone, for those who need no more: the file, its list's name, the fields. */
  readonly parts?: readonly Readonly<{ file: string; list: string; fields: readonly string[] }>[];
  /** Fields that few pages show, so they are modules of their own and not facts: values by id, without null. */
  readonly apart?: readonly Readonly<{ field: string; file: string; name: string; type: string }>[];
  /** Parts of a table of items that pages load in its place: by folder, the record files whose items the part has. */
  readonly namedIn?: Readonly<Record<string, readonly string[]>>;
  /** An object by id instead of a list, with the names inside. */
  readonly byId?: true;
}

/** Our own sentence on what the effects of some actions cannot say. */
const notes = (name: string): Pick<ModuleOfTable, "apart"> => ({
  apart: [{ field: "note", file: "notes", name, type: "Note" }],
});

const table = (
  facts: string,
  type: string,
  schema: string,
  rest: Omit<ModuleOfTable, "facts" | "type" | "schema"> = {},
): ModuleOfTable => ({ facts, type, schema, ...rest });

/** The code names of every table, by the name of its file; files of words alone need none. */
export const modules: Readonly<Record<string, ModuleOfTable>> = {
  "lost-actions": table("lostActionFacts", "LostActionFacts", "lostActions", {
    records: "namedLostActions",
    ids: ["lostActionIds", "LostActionId"],
    codes: "lostActionCodes",
    parts: [
      {
        file: "carried",
        list: "carriedActions",
        fields: ["id", "iconId", "category", "weight", "roles", "jobs", "exclusion"],
      },
      { file: "game-ids", list: "lostActionGameIds", fields: ["id", "actionId"] },
    ],
    derived: ["excludes"],
    ...notes("lostActionNotes"),
  }),
  fragments: table("fragmentFacts", "FragmentFacts", "fragments", {
    records: "fragments",
    whole: "Fragment",
    ids: ["fragmentIds", "FragmentId"],
    apart: [{ field: "odds", file: "odds", name: "fragmentOdds", type: "FragmentOdds" }],
  }),
  "fragment-mobs": table("fragmentMobFacts", "FragmentMobFacts", "fragmentMobs", {
    records: "fragmentMobs",
    whole: "FragmentMob",
  }),
  "fragment-mob-places": table("mobPlaces", "MobPlaces", "fragmentMobPlaces", {
    byId: true,
    derived: ["id", "map"],
  }),
  "cluster-mobs": table("clusterMobPoints", "ClusterMobPoint", "clusterMobPoints"),
  "holster-modifications": table("holsterModifications", "HolsterModification", "holsterModifications", {
    ids: ["modificationIds", "ModificationId"],
  }),
  "holster-reasons": table("holsterReasons", "HolsterReason", "holsterReasons"),
  "field-notes": table("fieldNoteFacts", "FieldNoteFacts", "fieldNotes", {
    records: "fieldNotes",
    whole: "FieldNote",
  }),
  skirmishes: table("skirmishFacts", "SkirmishFacts", "skirmishes", {
    records: "skirmishes",
    whole: "Skirmish",
    parts: [
      { file: "places", list: "skirmishPlaces", fields: ["id", "position", "zone"] },
      {
        file: "timed",
        list: "timedSkirmishes",
        fields: ["id", "zone", "gameId", "position", "level", "trigger", "leadsTo", "conflicts"],
      },
    ],
  }),
  duels: table("duelFacts", "DuelFacts", "duels", { records: "duels", whole: "Duel" }),
  engagements: table("engagementFacts", "EngagementFacts", "engagements", {
    records: "engagements",
    whole: "Engagement",
    parts: [
      { file: "places", list: "engagementPlaces", fields: ["id", "position", "zone"] },
      {
        file: "timed",
        list: "timedEngagements",
        fields: ["id", "kind", "zone", "gameId", "position", "minutes", "trigger", "leadsTo", "conflicts"],
      },
    ],
  }),
  fates: table("fateFacts", "FateFacts", "fates", {
    records: "fates",
    whole: "Fate",
    parts: [{ file: "timed", list: "timedFates", fields: ["id", "kind", "zone", "gameId"] }],
  }),
  "bunny-fates": table("bunnyFateFacts", "BunnyFateFacts", "bunnyFates", {
    records: "bunnyFates",
    whole: "BunnyFate",
  }),
  "pot-fates": table("potFateFacts", "PotFateFacts", "potFates", { records: "potFates", whole: "PotFate" }),
  "logos-actions": table("logosActionFacts", "LogosActionFacts", "logosActions", {
    records: "namedLogosActions",
    ids: ["logosActionIds", "LogosActionId"],
    codes: "logosActionCodes",
    derived: ["excludes"],
    ...notes("logosActionNotes"),
  }),
  mnemes: table("mnemeFacts", "MnemeFacts", "mnemes", {
    records: "mnemes",
    whole: "Mneme",
    ids: ["mnemeIds", "MnemeId"],
  }),
  synthesis: table("synthesisChances", "SynthesisChance", "synthesis"),
  logograms: table("logogramFacts", "LogogramFacts", "logograms", {
    records: "logograms",
    whole: "Logogram",
    ids: ["logogramIds", "LogogramId"],
  }),
  "loadout-guide": table("loadoutRoles", "LoadoutRole", "loadoutGuide", {
    derived: ["loadouts.names", "loadouts.path"],
  }),
  "notorious-monsters": table("notoriousMonsterFacts", "NotoriousMonsterFacts", "notoriousMonsters", {
    records: "notoriousMonsters",
    whole: "NotoriousMonster",
    parts: [
      {
        file: "timed",
        list: "timedMonsters",
        fields: [
          "id",
          "zone",
          "fateId",
          "position",
          "level",
          "respawnMinutes",
          "trigger",
          "searchName",
          "conflicts",
          "fieldConfidence",
        ],
      },
    ],
  }),
  "weather-farms": table("weatherFarmFacts", "WeatherFarmFacts", "weatherFarms", {
    records: "weatherFarms",
    whole: "WeatherFarm",
  }),
  duties: table("dutyFacts", "DutyFacts", "duties", { records: "duties", whole: "Duty" }),
  "inner-duties": table("innerDutyFacts", "InnerDutyFacts", "innerDuties", {
    records: "innerDuties",
    whole: "InnerDuty",
    names: "duties",
  }),
  items: table("itemFacts", "ItemFacts", "items", { records: "items", whole: "Item" }),
  lockboxes: table("lockboxes", "Lockbox", "lockboxes"),
  regions: table("regions", "Region", "regions", {
    parts: [{ file: "time-zones", list: "regionTimeZones", fields: ["id", "timeZones"] }],
  }),
  "game-items": table("gameItemFacts", "GameItemFacts", "gameItems", {
    records: "gameItems",
    namedIn: {
      "of-boxes": ["fields/drop-rates"],
      "of-drops": ["fields/encounter-drops"],
      "of-encounters": ["occult/encounter-rewards"],
      "of-exchanges": ["fields/exchanges", "occult/shops"],
      "of-relics": ["fields/relic-steps"],
    },
  }),
  "drop-rates": table("dropRates", "DropRate", "dropRates"),
  "encounter-rewards": table("encounterRewards", "EncounterReward", "encounterRewards"),
  "encounter-drops": table("encounterDrops", "EncounterDrops", "encounterDrops"),
  exchanges: table("exchanges", "Exchange", "exchanges"),
  "challenge-log": table("challengeLogFacts", "ChallengeLogFacts", "challengeLog", {
    records: "challengeLog",
  }),
  "level-rules": table("levelRules", "LevelRules", "levelRules", { derived: ["id"] }),
  rules: table("ruleFacts", "RuleFacts", "rules", {
    ids: ["ruleIds", "RuleId"],
    parts: [{ file: "values", list: "ruleValues", fields: ["id", "value", "most"] }],
  }),
  "raid-requirements": table("raidRequirements", "RaidRequirement", "raidRequirements"),
  unlocks: table("unlocks", "Unlock", "unlocks"),
  "relic-steps": table("relicStepFacts", "RelicStep", "relicSteps", { records: "relicSteps" }),
  "run-duties": table("runDuties", "RunDuty", "runDuties", { key: "kind", ids: ["runKinds", "RunKind"] }),
  "sign-up-words": table("signUpWords", "SignUpWords", "signUpWords", { derived: ["id"] }),
  "combat-jobs": table("combatJobFacts", "CombatJobFacts", "combatJobs", {
    byId: true,
    derived: ["id"],
    ids: ["combatJobs", "CombatJob"],
    apart: [{ field: "relicLines", file: "relic-lines", name: "jobRelicLines", type: "RelicLines" }],
  }),
  enemies: table("enemyFacts", "EnemyFacts", "enemies", { records: "enemies", whole: "Enemy" }),
  "phantom-jobs": table("phantomJobFacts", "PhantomJobFacts", "phantomJobs", {
    records: "namedPhantomJobs",
    parts: [{ file: "levels", list: "phantomJobLevels", fields: ["id", "levelMax"] }],
  }),
  "phantom-actions": table("phantomActionFacts", "PhantomActionFacts", "phantomActions", {
    records: "phantomActions",
    ...notes("phantomActionNotes"),
  }),
  "phantom-traits": table("phantomTraitFacts", "PhantomTraitFacts", "phantomTraits", {
    records: "phantomTraits",
    names: "phantom-actions",
    ...notes("phantomTraitNotes"),
  }),
  currencies: table("currencies", "CurrencyFacts", "currencies", {
    records: "currencies",
    names: "occult-items",
  }),
  crystals: table("crystals", "CrystalFacts", "crystals", { records: "crystals", names: "occult-items" }),
  consumables: table("consumables", "ConsumableFacts", "consumables", {
    records: "consumables",
    names: "occult-items",
  }),
  shops: table("shops", "ShopFacts", "shops"),
  towers: table("towers", "TowerFacts", "towers"),
  "occult-records": table("occultRecords", "OccultRecordFacts", "occultRecords", {
    records: "occultRecords",
  }),
  knowledge: table("knowledge", "KnowledgeFacts", "occultRules.knowledge"),
  treasure: table("treasure", "TreasureFacts", "occultRules.treasure"),
  "spawn-rules": table("northHornSpawnRules", "SpawnRules", "occultRules.spawn-rules"),
  miscellany: table("occultMisc", "OccultMiscFacts", "occultRules.miscellany"),
  "marker-sources": table("markerSources", "MarkerSource", "markerSources", {
    ids: ["markerSourceIds", "SourceId"],
  }),
  maps: table("maps", "MapFacts", "maps", {
    records: "namedMaps",
    ids: ["mapIds", "MapId"],
    parts: [{ file: "feed", list: "feedFields", fields: ["zone", "territory", "encounterBase"] }],
  }),
  layers: table("layers", "MapLayer", "layers", { ids: ["layerIds", "LayerId"] }),
  "portal-sections": table("portalSections", "PortalSection", "portalSections"),
  places: table("places", "MapPlace", "places", { records: "namedPlaces" }),
};

/** Marker files share their names in code: one for each map. */
export const markerModule: ModuleOfTable = table("markers", "MapMarker", "markers", {
  derived: ["map"],
  records: "namedMarkers",
  someNamed: true,
});

/** Names of the areas of all maps, as the maps label them: taken from the markers. */
export const areaLabelModule: ModuleOfTable = table("areaLabels", "AreaLabel", "markers", {
  typeFrom: "src/atlas/types.ts",
});

/** Places of monsters: a file for each map, like the markers. */
export const monsterModule: ModuleOfTable = table("monsterPlaces", "MonsterPlace", "monsterPlaces", {
  derived: ["map"],
  records: "namedMonsterPlaces",
});

/** Names of the lists that are shown in every language at once, by their file of words. */
export const wordModules: Readonly<Record<string, string>> = {
  "lost-action-categories": "categoryNames",
  "mneme-arrays": "arrayNames",
};

/** Record files that are cut into modules in a way of their own: the starts of their paths. */
export const ownModules: readonly string[] = [
  "atlas/areas/",
  "atlas/heights/",
  "atlas/outlines/",
  "bozja/holster-hosts",
  "bozja/holsters/",
  "fields/forecast-filters",
];

/** Tables of such files whose types are printed from their schemas all the same. */
export const ownTypes: readonly string[] = ["forecastFilters", "holsterHosts", "holsterSets"];
