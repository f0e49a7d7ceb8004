import { readFile } from "node:fs/promises";
import { type AsOf, earliestAsOf } from "../src/doubt/as-of.ts";
import { readRecords, recordPaths } from "../tools/record-files.ts";
import type { TableName } from "./schemas/index.ts";

const root = new URL("../", import.meta.url);
const paths = recordPaths();
const inFolder = (folder: string) => paths.filter((path) => path.startsWith(`${folder}/`));

/** The files that have the facts of each table: a path below `records`, or a module from packages/fieldops. */
export const tableFiles: Readonly<Record<TableName, readonly string[]>> = {
  lostActions: ["bozja/lost-actions"],
  fragments: ["bozja/fragments"],
  fragmentMobs: ["bozja/fragment-mobs"],
  fragmentMobPlaces: ["bozja/fragment-mob-places"],
  clusterMobPoints: ["bozja/cluster-mobs"],
  holsterHosts: ["bozja/holster-hosts"],
  holsterSets: inFolder("bozja/holsters"),
  holsterModifications: ["bozja/holster-modifications"],
  holsterReasons: ["bozja/holster-reasons"],
  logosActions: ["eureka/logos-actions"],
  mnemes: ["eureka/mnemes"],
  synthesis: ["eureka/synthesis"],
  logograms: ["eureka/logograms"],
  loadoutGuide: ["eureka/loadout-guide"],
  notoriousMonsters: ["eureka/notorious-monsters"],
  bunnyFates: ["eureka/bunny-fates"],
  forecastFilters: ["fields/forecast-filters"],
  weatherFarms: ["fields/weather-farms"],
  engagements: ["fields/engagements"],
  skirmishes: ["bozja/skirmishes"],
  duels: ["bozja/duels"],
  fates: ["fields/fates"],
  potFates: ["occult/pot-fates"],
  fieldNotes: ["bozja/field-notes"],
  duties: ["fields/duties"],
  innerDuties: ["fields/inner-duties"],
  enemies: ["occult/enemies"],
  phantomJobs: ["occult/phantom-jobs"],
  phantomActions: ["occult/phantom-actions"],
  phantomTraits: ["occult/phantom-traits"],
  currencies: ["occult/currencies"],
  crystals: ["occult/crystals"],
  consumables: ["occult/consumables"],
  shops: ["occult/shops"],
  towers: ["occult/towers"],
  occultRecords: ["occult/occult-records"],
  occultRules: ["occult/knowledge", "occult/treasure", "occult/spawn-rules", "occult/miscellany"],
  items: ["fields/items"],
  lockboxes: ["fields/drop-rates"],
  regions: ["fields/regions"],
  gameItems: ["fields/game-items"],
  dropRates: ["fields/drop-rates"],
  encounterDrops: ["fields/encounter-drops"],
  encounterRewards: ["occult/encounter-rewards"],
  exchanges: ["fields/exchanges"],
  challengeLog: ["fields/challenge-log"],
  levelRules: ["fields/level-rules"],
  rules: ["fields/rules"],
  raidRequirements: ["fields/raid-requirements"],
  relicSteps: ["fields/relic-steps"],
  unlocks: ["fields/unlocks"],
  runDuties: ["fields/run-duties"],
  signUpWords: ["fields/sign-up-words"],
  combatJobs: ["fields/combat-jobs"],
  maps: ["atlas/maps"],
  layers: ["atlas/layers"],
  places: ["atlas/places"],
  portalSections: ["atlas/portal-sections"],
  markers: inFolder("atlas/markers"),
  areas: inFolder("atlas/areas"),
  heights: inFolder("atlas/heights"),
  outlines: inFolder("atlas/outlines"),
  monsterPlaces: inFolder("atlas/monster-places"),
  markerSources: ["atlas/marker-sources"],
  zones: ["../eorzea/src/zones/tables.ts", "../eorzea/src/zones/rates.ts"],
  weathers: ["../eorzea/src/weathers/tables.ts"],
  // Words are next to the tables that use them and come from where those come from.
  terms: ["fields/engagements", "eureka/notorious-monsters"],
};

/** The comment at the head of a table: everything in block comments before the first export, as plain lines. */
export function headComment(text: string): string {
  const [head = ""] = text.split(/^export const /m);
  const comments = [...head.matchAll(/\/\*+([\s\S]*?)\*\//g)].map(([, body = ""]) =>
    body
      .split("\n")
      .map((line) => line.replace(/^\s*\*? ?/, "").trim())
      .filter((line) => line !== "")
      .join(" "),
  );
  return comments.join(" ").trim();
}

/** How a source tells where its facts are from: sheets of the game, lists of players, a repository, or a table that says so. */
const origin =
  /\b(sheets?|collected by players|drawn by (players|hand)|listings?|plugins?|layout data|source: |sources? and confidence: see|keep the addresses|circleRadius)|[a-z][\w-]{3,}\/[a-z][\w-]{3,}/i;

export const namesSource = (comment: string): boolean => origin.test(comment);

/** Source notes of a table's files: the head of a record file, or of a module its comment. */
export async function sourceOf(table: TableName): Promise<readonly string[]> {
  return Promise.all(
    tableFiles[table].map(async (file) =>
      file.endsWith(".ts")
        ? headComment(await readFile(new URL(file, root), "utf8"))
        : readRecords(file).source.join(" "),
    ),
  );
}

/**
 * The patch that a table was last checked against as a whole, and the day; of several files, the earliest. Tables that players published or drew
 * by hand, which no patch changes, have none.
 */
export function asOfTable(table: TableName): AsOf | undefined {
  return earliestAsOf(
    tableFiles[table].flatMap((file) => (file.endsWith(".ts") ? [] : (readRecords(file).asOf ?? []))),
  );
}
