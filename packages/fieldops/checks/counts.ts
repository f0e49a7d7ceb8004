import { found, type LawFinding } from "./laws/finding.ts";

/**
 * Rows and names that the tables have at least: what was once known is not lost unnoticed. Raise them when a table grows;
 * lower one only for a row that the game or its source has withdrawn.
 */
export const leastCounts: Readonly<
  Record<string, readonly [rows: number, ja: number, de: number, fr: number]>
> = {
  lostActions: [99, 99, 99, 99],
  fragments: [36, 36, 36, 36],
  fragmentMobs: [103, 0, 0, 0],
  fragmentMobPlaces: [103, 0, 0, 0],
  clusterMobPoints: [330, 0, 0, 0],
  holsterHosts: [7, 0, 0, 0],
  holsterSets: [189, 0, 0, 0],
  holsterModifications: [8, 0, 0, 0],
  holsterReasons: [42, 0, 0, 0],
  logosActions: [56, 56, 56, 56],
  mnemes: [28, 28, 28, 28],
  synthesis: [6, 0, 0, 0],
  logograms: [9, 9, 9, 9],
  loadoutGuide: [7, 0, 0, 0],
  notoriousMonsters: [67, 66, 66, 66],
  bunnyFates: [5, 5, 5, 5],
  forecastFilters: [39, 34, 34, 34],
  weatherFarms: [1, 1, 1, 1],
  engagements: [59, 58, 58, 58],
  skirmishes: [58, 58, 58, 58],
  duels: [6, 6, 6, 6],
  fates: [89, 89, 89, 89],
  potFates: [4, 4, 4, 4],
  fieldNotes: [50, 50, 50, 50],
  duties: [10, 10, 10, 10],
  innerDuties: [6, 5, 5, 5],
  enemies: [138, 138, 127, 133],
  phantomJobs: [24, 24, 24, 24],
  phantomActions: [120, 120, 120, 120],
  phantomTraits: [18, 12, 12, 12],
  currencies: [10, 10, 10, 10],
  crystals: [9, 9, 9, 9],
  consumables: [3, 3, 3, 3],
  shops: [12, 0, 0, 0],
  towers: [3, 0, 0, 0],
  occultRecords: [60, 57, 57, 57],
  occultRules: [4, 0, 0, 0],
  items: [56, 56, 56, 56],
  lockboxes: [9, 0, 0, 0],
  regions: [7, 0, 0, 0],
  maps: [8, 8, 8, 8],
  layers: [100, 0, 0, 0],
  portalSections: [6, 0, 0, 0],
  places: [141, 140, 140, 140],
  markers: [1960, 436, 395, 395],
  areas: [91, 0, 0, 0],
  heights: [8, 0, 0, 0],
  markerSources: [21, 0, 0, 0],
  monsterPlaces: [800, 800, 800, 800],
  outlines: [8, 0, 0, 0],
  gameItems: [1549, 904, 692, 692],
  dropRates: [96, 0, 0, 0],
  encounterDrops: [160, 0, 0, 0],
  encounterRewards: [56, 0, 0, 0],
  exchanges: [31, 0, 0, 0],
  challengeLog: [18, 18, 18, 18],
  levelRules: [1, 0, 0, 0],
  rules: [5, 0, 0, 0],
  raidRequirements: [5, 0, 0, 0],
  relicSteps: [28, 7, 7, 7],
  unlocks: [11, 0, 0, 0],
  runDuties: [7, 0, 0, 0],
  signUpWords: [1, 0, 0, 0],
  combatJobs: [22, 22, 22, 22],
  zones: [81, 81, 81, 81],
  weathers: [27, 27, 27, 27],
  terms: [946, 938, 933, 937],
};

interface Counted {
  readonly table: string;
  readonly rows: number;
  readonly names: Readonly<Record<"ja" | "de" | "fr", number>>;
}

/** Says which tables have fewer rows or names than they once did. */
export function shrunk(reports: readonly Counted[]): readonly LawFinding[] {
  return reports.flatMap(({ names, rows, table }) => {
    const least = leastCounts[table];
    if (least === undefined)
      return [found(table, "counts", "the table has no least counts in checks/counts.ts")];
    const [leastRows, ja, de, fr] = least;
    const now: readonly (readonly [what: string, least: number, count: number])[] = [
      ["rows", leastRows, rows],
      ["Japanese names", ja, names.ja],
      ["German names", de, names.de],
      ["French names", fr, names.fr],
    ];
    return now.flatMap(([what, wanted, count]) =>
      count < wanted ? [found(table, "counts", `${count} ${what}, there were ${wanted}`)] : [],
    );
  });
}
