import { weathers, zones } from "@foray/eorzea";
import { areaFiles } from "#records/areas/index";
import { challengeLog } from "#records/challenge-log/records";
import { combatJobFacts } from "#records/combat-jobs/facts";
import { combatJobs } from "#records/combat-jobs/ids";
import { jobRelicLines } from "#records/combat-jobs/relic-lines";
import { dropRates } from "#records/drop-rates/facts";
import { encounterDrops } from "#records/encounter-drops/facts";
import { encounterRewards } from "#records/encounter-rewards/facts";
import { exchanges } from "#records/exchanges/facts";
import { mobPlaces } from "#records/fragment-mob-places/facts";
import { gameItems } from "#records/game-items/records";
import { heightsByMap } from "#records/heights/all";
import { levelRules } from "#records/level-rules/facts";
import { markerSources } from "#records/marker-sources/facts";
import { monsterPlacesByMap } from "#records/monster-places/all";
import { outlinesByMap } from "#records/outlines/all";
import { portalSections } from "#records/portal-sections/facts";
import { raidRequirements } from "#records/raid-requirements/facts";
import { relicSteps } from "#records/relic-steps/records";
import { ruleFacts } from "#records/rules/facts";
import { runDuties } from "#records/run-duties/facts";
import { signUpWords } from "#records/sign-up-words/facts";
import { synthesisChances } from "#records/synthesis/facts";
import { unlocks } from "#records/unlocks/facts";
import { atlas } from "../src/atlas/index.ts";
import * as records from "../src/index.ts";
import type { TableName } from "./schemas/index.ts";
import { loadNames, loadTerms, namesOf } from "./words.ts";

/** One record of any table, before it is checked. */
export type Row = Readonly<Record<string, unknown>>;
export type Tables = Readonly<Record<TableName, readonly Row[]>>;

const rows = (list: readonly object[]): readonly Row[] => list.map((record) => ({ ...record }));
const leavingOut = (record: object, fields: readonly string[]): Row =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));
const under = (map: string, list: readonly object[]): readonly Row[] =>
  list.map((record) => ({ map, ...record }));

/** Every table of the almanac, each record with all its names; the sky's zones and weathers beside them. */
export async function collectTables(): Promise<Tables> {
  const sky = new URL("../../eorzea/src/", import.meta.url);
  const zoneNames = await loadNames(new URL("zones/names/", sky));
  const weatherNames = await loadNames(new URL("weathers/names/", sky));
  const { occult } = records;
  const areas = await Promise.all(
    Object.entries(areaFiles).map(async ([map, load]) => [map, await load()] as const),
  );
  const mapOfMob = new Map(records.fragmentMobs.map(({ id, map }) => [id, map]));
  return {
    lostActions: rows(records.lostActions),
    fragments: rows(records.fragments),
    fragmentMobs: rows(records.fragmentMobs),
    fragmentMobPlaces: Object.entries(mobPlaces).map(([id, places]) => ({
      id,
      map: mapOfMob.get(id),
      ...places,
    })),
    clusterMobPoints: rows(records.clusterMobPoints),
    holsterHosts: rows(records.holsterHosts),
    holsterSets: rows(records.holsterSets),
    holsterModifications: rows(records.holsterModifications),
    holsterReasons: rows(records.holsterReasons),
    logosActions: rows(records.logosActions),
    mnemes: rows(records.mnemes),
    synthesis: rows(synthesisChances),
    logograms: rows(records.logograms),
    loadoutGuide: rows(records.loadoutGuide),
    notoriousMonsters: rows(records.notoriousMonsters),
    bunnyFates: rows(records.bunnyFates),
    forecastFilters: rows(records.forecastFilters),
    weatherFarms: rows(records.weatherFarms),
    engagements: rows(records.engagements),
    skirmishes: rows(records.skirmishes),
    duels: rows(records.duels),
    fates: rows(records.fates),
    potFates: rows(records.potFates),
    fieldNotes: rows(records.fieldNotes),
    duties: rows(records.duties),
    innerDuties: rows(records.innerDuties),
    enemies: rows(records.enemies),
    // Their actions and traits have tables of their own.
    phantomJobs: records.phantomJobs.map((job) => leavingOut(job, ["actionRecords", "traitRecords"])),
    phantomActions: rows(records.phantomActions),
    phantomTraits: rows(records.phantomTraits),
    currencies: rows(occult.currencies),
    crystals: rows(occult.crystals),
    consumables: rows(occult.consumables),
    shops: rows(occult.shops),
    towers: rows(occult.towers),
    occultRecords: rows(occult.occultRecords),
    occultRules: [
      { id: "knowledge", ...occult.knowledge },
      { id: "treasure", ...occult.treasure },
      { id: "spawn-rules", ...occult.northHornSpawnRules },
      { id: "miscellany", ...occult.occultMisc },
    ],
    items: rows(records.items),
    lockboxes: rows(records.lockboxes),
    regions: rows(records.regions),
    gameItems: rows(gameItems),
    dropRates: rows(dropRates),
    encounterDrops: rows(encounterDrops),
    encounterRewards: rows(encounterRewards),
    exchanges: rows(exchanges),
    challengeLog: rows(challengeLog),
    levelRules: [{ id: "levels", ...levelRules }],
    rules: rows(ruleFacts),
    raidRequirements: rows(raidRequirements),
    relicSteps: rows(relicSteps),
    unlocks: rows(unlocks),
    runDuties: rows(runDuties),
    signUpWords: [{ id: "words", ...signUpWords }],
    combatJobs: combatJobs.map((id) => ({ id, ...combatJobFacts[id], relicLines: jobRelicLines[id] })),
    maps: rows(atlas.maps),
    layers: rows(atlas.layers),
    places: rows(atlas.places),
    portalSections: rows(portalSections),
    markers: Object.entries(atlas.markers).flatMap(([map, list]) => under(map, list)),
    areas: areas.flatMap(([map, module]) => under(map, module.areas)),
    heights: Object.entries(heightsByMap).map(([id, points]) => ({ id, points })),
    markerSources: rows(markerSources),
    monsterPlaces: Object.entries(monsterPlacesByMap).flatMap(([map, list]) => under(map, list)),
    outlines: Object.entries(outlinesByMap).map(([id, outline]) => ({ id, ...outline })),
    zones: zones.map((zone) => ({ ...zone, names: namesOf(zoneNames, zone.id) })),
    weathers: weathers.map((weather) => ({ ...weather, names: namesOf(weatherNames, weather.id) })),
    terms: rows(loadTerms()),
  };
}

/** Key that identifies a table's records; null if they carry no id. */
export function keyOf(table: TableName, record: Row): string | null {
  const field = (name: string) => String(record[name]);
  switch (table) {
    case "clusterMobPoints":
      return null;
    case "holsterHosts":
      return field("slug");
    case "runDuties":
      return field("kind");
    case "lockboxes":
      return field("item");
    case "synthesis":
      return field("mnemes");
    case "portalSections":
      return field("section");
    case "layers":
    case "markers":
    case "areas":
    case "monsterPlaces":
      return `${field("map")}/${field("id")}`;
    case "terms":
      return `${field("table")}/${field("key")}`;
    default:
      return field("id");
  }
}
