import { readFile } from "node:fs/promises";
import type { TableName } from "./schemas/index.ts";

const src = new URL("../src/", import.meta.url);
const maps = ["southhorn", "northhorn", "bsf", "zadnor", "anemos", "pagos", "pyros", "hydatos"];
const hosts = ["cam", "carter", "kiwi", "lynn", "lynnr", "nacl", "stoik"];

/** The files that hold the facts of each table, from packages/fieldops/src. */
export const tableFiles: Readonly<Record<TableName, readonly string[]>> = {
  lostActions: ["lost-actions/facts.ts"],
  fragments: ["fragments/facts.ts"],
  fragmentMobs: ["fragments/mobs/facts.ts"],
  fragmentMobPlaces: ["fragments/mobs/places.ts"],
  clusterMobPoints: ["fragments/cluster-mobs.ts"],
  holsterHosts: ["holster-sets/facts.ts"],
  holsterSets: hosts.map((host) => `holster-sets/hosts/${host}.ts`),
  holsterModifications: ["holster-sets/modifications.ts"],
  logosActions: ["logos-actions/facts.ts"],
  mnemes: ["mnemes/facts.ts"],
  logograms: ["logograms/facts.ts"],
  loadoutGuide: ["loadout-guide/facts.ts"],
  notoriousMonsters: ["notorious-monsters/facts.ts"],
  bunnyFates: ["bunny-fates/facts.ts"],
  forecastFilters: [
    "forecast-filters/farms.ts",
    "forecast-filters/notorious-monsters.ts",
    "forecast-filters/details/farms.ts",
    "forecast-filters/details/notorious-monsters.ts",
    "forecast-filters/collections.ts",
  ],
  weatherFarms: ["weather-farms/facts.ts"],
  engagements: ["engagements/facts.ts"],
  skirmishes: ["skirmishes/facts.ts"],
  duels: ["duels/facts.ts"],
  fates: ["fates/facts.ts"],
  potFates: ["pot-fates/facts.ts"],
  fieldNotes: ["field-notes/facts.ts"],
  duties: ["duties/facts.ts"],
  innerDuties: ["duties/inner.ts"],
  enemies: ["enemies/facts.ts"],
  phantomJobs: ["phantom-jobs/facts.ts"],
  phantomActions: ["phantom-jobs/actions.ts"],
  phantomTraits: ["phantom-jobs/traits.ts"],
  currencies: ["occult/currencies.ts"],
  crystals: ["occult/crystals.ts"],
  consumables: ["occult/consumables.ts"],
  shops: ["occult/shops.ts"],
  towers: ["occult/towers.ts"],
  occultRecords: ["occult/records.ts"],
  occultRules: ["occult/knowledge.ts", "occult/treasure.ts", "occult/spawn-rules.ts", "occult/misc.ts"],
  items: ["items/facts.ts"],
  lockboxes: ["items/lockboxes.ts"],
  regions: ["regions/facts.ts"],
  maps: ["atlas/maps.ts"],
  layers: ["atlas/layers.ts"],
  places: ["atlas/places/facts.ts"],
  markers: maps.map((map) => `atlas/markers/${map}.ts`),
  areas: ["southhorn", "bsf", "zadnor"].map((map) => `atlas/areas/${map}.ts`),
  outlines: maps.map((map) => `atlas/outlines/${map}.ts`),
  zones: ["../../eorzea/src/zones/tables.ts"],
  weathers: ["../../eorzea/src/weathers/tables.ts"],
  // Words stand beside the tables that use them and come from where those come from.
  terms: ["engagements/facts.ts", "notorious-monsters/facts.ts"],
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

/** How a head comment tells where its facts are from: sheets of the game, lists of players, or a table that says so. */
const origin =
  /\b(sheets?|collected by players|drawn by (players|hand)|listings?|plugins?|layout data|source: |sources? and confidence: see|keep the addresses|circleRadius)/i;

export const namesSource = (comment: string): boolean => origin.test(comment);

/** The head comments of a table's files. */
export async function sourceOf(table: TableName): Promise<readonly string[]> {
  return Promise.all(
    tableFiles[table].map(async (file) => headComment(await readFile(new URL(file, src), "utf8"))),
  );
}
