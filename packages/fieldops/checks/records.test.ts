import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { TableName } from "../schemas/index.ts";
import { collectTables, type Row, type Tables } from "../tools/collect-tables.ts";
import { printJson } from "../tools/print-json.ts";
import { filePaths, readRecords, readWhole, recordPaths, recordUrl } from "../tools/record-files.ts";
import { tables as definitions } from "../tools/tables.ts";
import { checkSchemas } from "./check.ts";
import { encounterLaws } from "./invariants/encounters.ts";
import { eurekaLaws } from "./invariants/eureka.ts";
import type { Invariant } from "./invariants/finding.ts";
import { holsterLaws } from "./invariants/holsters.ts";
import { unique, uniqueWorlds } from "./invariants/ids.ts";
import { invariants } from "./invariants/index.ts";
import { ownNames } from "./invariants/names.ts";
import { jobsComplete, occultLaws } from "./invariants/occult.ts";
import { insideMap, layerCounts, mapsComplete, possibleWeather, zonesComplete } from "./invariants/places.ts";
import { findShrunkenTables } from "./minimum-counts.ts";
import { changed, withAdded, without } from "./mutate-tables.ts";
import { printReport, reportRecords, reportTable, shownInEnglish } from "./report.ts";
import { headComment, namesSource, sourceOf } from "./sources.ts";

const tables = await collectTables();
const report = reportRecords(tables);

const isTable = (name: string): name is TableName => name in tables;
const tableNames = Object.keys(tables).filter(isTable);

describe("the checks of records", () => {
  it("the records pass every check", () => {
    expect(report.findings).toEqual([]);
  });

  it("each central table is referenced more than 20 times", () => {
    for (const table of ["lostActions", "mnemes", "engagements", "skirmishes", "duties", "weathers", "maps"])
      expect(report.references[table], table).toBeGreaterThan(20);
  });

  it.each(["ja", "de", "fr"] as const)("only tables known to be incomplete lack names in %s", (locale) => {
    const lacking = tableNames.filter((table) => shownInEnglish(table, tables[table], locale).length > 0);
    expect(lacking.sort()).toEqual([
      ...(locale === "de" ? ["gameItems"] : []),
      "holsterSets",
      "innerDuties",
      "loadoutGuide",
      "markers",
      "occultRecords",
      "phantomTraits",
      "places",
      "terms",
    ]);
  });

  it.each(tableNames)("the table %s names its source", async (table) => {
    for (const source of await sourceOf(table)) expect(namesSource(source), source).toBe(true);
  });

  it("namesSource rejects a head comment without a source", () => {
    expect(namesSource(headComment('/** All actions. */\nexport const actions = [{ id: "sheet" }];'))).toBe(
      false,
    );
    expect(namesSource(headComment("/* Source: the Action sheet. */\nexport const actions = [];"))).toBe(
      true,
    );
  });

  it("every record file belongs to a table", async () => {
    const listed = new Set(definitions.flatMap(({ paths }) => paths));
    for (const path of recordPaths()) expect([...listed], path).toContain(path);
    const root = new URL("../", import.meta.url);
    const modules = definitions.flatMap(({ outside }) => outside);
    expect(modules.length).toBeGreaterThan(0);
    for (const file of modules) expect(existsSync(new URL(file, root)), file).toBe(true);
  });

  it("only tables that players published or drew lack a patch", () => {
    const undated = recordPaths().filter((path) => readRecords(path).asOf === undefined);
    expect([...new Set(undated.map((path) => path.split("/").slice(0, 2).join("/")))].sort()).toEqual([
      "atlas/areas",
      "atlas/heights",
      "atlas/marker-sources",
      "atlas/outlines",
      "atlas/portal-sections",
      "bozja/holster-hosts",
      "bozja/holster-modifications",
      "bozja/holster-reasons",
      "bozja/holsters",
      "eureka/loadout-guide",
      "fields/combat-jobs",
      "fields/run-duties",
      "fields/sign-up-words",
    ]);
  });

  it("record files are formatted, with an English name and no markup in any name", () => {
    for (const path of filePaths()) {
      const text = readFileSync(recordUrl(path), "utf8");
      expect(text === printJson(readWhole(path)), `${path} is formatted: npm run import -- --format`).toBe(
        true,
      );
    }
    for (const path of recordPaths()) {
      const { records = [], words = {} } = readRecords(path);
      const named = [...records.flatMap(({ names }) => names ?? []), ...Object.values(words)];
      for (const names of named) {
        expect(names.en, `${path}: ${JSON.stringify(names)}`).toBeTruthy();
        for (const name of Object.values(names)) expect(name, path).not.toMatch(/[<>{}\r\n]/);
      }
    }
  });

  it("findShrunkenTables reports tables that have lost rows or names", () => {
    const fewer = reportTable("duels", tables.duels.slice(1));
    expect(findShrunkenTables([fewer]).map(({ message }) => message)).toContain("5 rows, there were 6");
    const nameless = tables.duels.map((record) => ({ ...record, names: { en: "Duel" } }));
    expect(findShrunkenTables([reportTable("duels", nameless)]).map(({ message }) => message)).toContain(
      "0 de names, there were 6",
    );
  });

  it("the report counts names by language and lists English fallbacks", () => {
    const text = printReport(report);
    expect(text).toContain("All checks pass.");
    for (const table of tableNames) expect(text).toContain(table);
    expect(shownInEnglish("innerDuties", tables.innerDuties, "de")).toEqual([
      "the-forked-tower-magic-extreme",
    ]);
    expect(report.tables.find(({ table }) => table === "phantomJobs")).toMatchObject({
      rows: tables.phantomJobs.length,
      names: { en: tables.phantomJobs.length },
      unknown: { experience: 1 },
    });
  });
});

type Change = (record: Row) => Row;
const set =
  (fields: Row): Change =>
  (record) => ({ ...record, ...fields });

const swap =
  (from: string, to: string): Change =>
  (record) => {
    const text = JSON.stringify(record);
    if (!text.includes(from)) throw new Error(`${from} is not in the record`);
    const read: unknown = JSON.parse(text.replace(from, to));
    return { ...Object(read) };
  };

/** One broken record per kind of field: [what, table, key, change, expected finding]. */
const brokenFields: readonly (readonly [string, TableName, string, Change, RegExp])[] = [
  ["an id not fit for a URL", "mnemes", "cure-l", set({ id: "Cure L" }), /id: is not URL-safe/],
  ["no English name", "duels", "aces-high", set({ names: { ja: "x" } }), /names.en/],
  ["an empty name", "duels", "aces-high", set({ names: { en: "Aces High", de: " " } }), /names.de/],
  ["a field of its own", "duels", "aces-high", set({ colour: "red" }), /colour/],
  ["a figure as text", "lostActions", "lost-slash", set({ weight: "3" }), /weight/],
  [
    "an action of a fragment",
    "fragments",
    "forgotten-fragment-of-caution",
    set({ actions: ["lost-nothing"] }),
    /lostActions: add it in records/,
  ],
  [
    "a skirmish of a fragment",
    "fragments",
    "forgotten-fragment-of-skill",
    swap('"mobs":["bsf-1-bozjan-nepenthes"', '"mobs":["nobody"'),
    /fragmentMobs/,
  ],
  [
    "a duty of a fragment",
    "fragments",
    "forgotten-fragment-of-history",
    set({ sources: [{ type: "duty", duty: "nowhere" }] }),
    /duties or innerDuties/,
  ],
  [
    "a holster action",
    "holsterSets",
    "lynn-anyprog-tank",
    swap('"lost-aethershield"', '"lost-umbrella"'),
    /main.1.0: 'lost-umbrella' is not in lostActions/,
  ],
  ["a holster quantity", "holsterSets", "lynn-anyprog-tank", set({ main: [["lost-slash", 36]] }), /main.0.1/],
  ["a holster host", "holsterSets", "lynn-anyprog-tank", set({ host: "nobody" }), /add it in records/],
  [
    "a mneme of a recipe",
    "logosActions",
    "cure-l",
    swap('"mneme":"cure-l"', '"mneme":"cure-x"'),
    /recipes.0.mnemes.0.mneme: 'cure-x' is not in mnemes/,
  ],
  [
    "an action of a loadout",
    "loadoutGuide",
    "caster",
    swap('"astral":"spirit-of-the-remembered"', '"astral":"nothing"'),
    /logosActions/,
  ],
  [
    "a status of an effect",
    "lostActions",
    "lost-paralyze-iii",
    swap('"status":"paralysis"', '"status":"hiccups"'),
    /effects.0.status/,
  ],
  [
    "a kind of effect",
    "lostActions",
    "lost-paralyze-iii",
    set({ effects: [{ kind: "sings" }] }),
    /effects.0/,
  ],
  [
    "a weather that does not exist",
    "notoriousMonsters",
    "copycat-cassie",
    set({ weather: ["frogs"] }),
    /add it in packages/,
  ],
  [
    "a zone that does not exist",
    "duels",
    "aces-high",
    set({ zone: "eastHorn" }),
    /add it in packages\/eorzea\/src\/zones\/rates/,
  ],
  ["a map that does not exist", "duels", "aces-high", set({ map: "easthorn" }), /map/],
  [
    "a forecast filter",
    "notoriousMonsters",
    "copycat-cassie",
    set({ forecastFilter: "nope" }),
    /forecastFilters/,
  ],
  ["a filter's monster", "forecastFilters", "cassie", set({ notoriousMonster: "nope" }), /notoriousMonsters/],
  [
    "a word of a table",
    "engagements",
    "kill-it-with-fire",
    swap('"name":"peerifool"', '"name":"nobody"'),
    /terms of engagements/,
  ],
  [
    "a trigger",
    "duels",
    "aces-high",
    swap('"id":"vigil-for-the-lost"', '"id":"nope"'),
    /trigger.id: 'nope' is not in engagements/,
  ],
  ["an engagement's duty", "innerDuties", "castrum-lacus-litore", set({ engagement: "nope" }), /engagements/],
  [
    "a note's encounter",
    "fieldNotes",
    "bajsaljen-ulgasch",
    swap("more-machine-now-than-man", "nope"),
    /skirmishes/,
  ],
  ["an aetheryte", "engagements", "shark-attack", set({ nearestAetheryte: "nope" }), /aetherytes/],
  ["an action of a job", "phantomJobs", "freelancer", set({ actions: ["nope"] }), /phantom-jobs.json/],
  ["a marker's layer", "markers", "southhorn/osh-loc1", set({ layer: "nope" }), /add it in records/],
  ["a marker's record", "markers", "southhorn/osh-loc1", set({ ref: "fates/nope" }), /does not exist/],
  [
    "a marker's source",
    "markers",
    "southhorn/osh-loc1",
    set({ source: ["hearsay"] }),
    /not in markerSources/,
  ],
  [
    "a crystal's encounter",
    "crystals",
    "azurite-demiatma",
    swap('"id":"the-unbridled"', '"id":"nope"'),
    /engagements/,
  ],
  ["an item of a shop", "shops", "silver-obol-il-780-armor", set({ vendor: "nobody" }), /occult items/],
  ["a date", "holsterHosts", "lynn", set({ lastUpdated: "last spring" }), /lastUpdated/],
];

describe("checks of single fields", () => {
  it.each(brokenFields)("checkSchemas reports a broken field: %s", (_, table, key, change, message) => {
    const { findings } = checkSchemas(changed(tables, table, key, change), [table]);
    expect(findings.map((finding) => finding.message).join("\n")).toMatch(message);
  });
});

type Breaker = (all: Tables) => Tables;
const at =
  (table: TableName, key: string, change: Change): Breaker =>
  (all) =>
    changed(all, table, key, change);
const twin: Breaker = (all) => withAdded(all, "duels", all.duels[0] ?? {});

/** One violation of each invariant: [what, invariants, change, expected finding]. */
const breaches: readonly (readonly [string, readonly Invariant[], Breaker, RegExp])[] = [
  ["an id twice", [unique], twin, /the id is there twice/],
  [
    "a number of the game twice",
    [unique],
    at("lostActions", "lost-slash", set({ actionId: 20701 })),
    /actionId 20701/,
  ],
  ["a world twice", [uniqueWorlds], at("regions", "europe", set({ regionId: 2 })), /regionId 2/],
  [
    "a weather that never comes",
    [possibleWeather],
    at("notoriousMonsters", "copycat-cassie", set({ weather: ["gales"] })),
    /gales never comes in eurekaPagos/,
  ],
  [
    "a map of another zone",
    [possibleWeather],
    at("duels", "aces-high", set({ map: "zadnor" })),
    /not that of bozjanSouthernFront/,
  ],
  [
    "a marker off the map",
    [insideMap],
    at("markers", "southhorn/osh-loc1", set({ x: 41.9 })),
    /lies outside the map southhorn/,
  ],
  [
    "an encounter off the map",
    [insideMap],
    at("duels", "aces-high", set({ position: { map: "bsf", x: 2, y: 40 } })),
    /lies outside the map bsf/,
  ],
  [
    "rates that do not rise",
    [zonesComplete],
    at(
      "zones",
      "eurekaPagos",
      set({
        rates: [
          ["fog", 50],
          ["snow", 50],
          ["fairSkies", 90],
        ],
      }),
    ),
    /does not rise|end at 90/,
  ],
  [
    "a map without its outline",
    [mapsComplete],
    (all) => without(all, "outlines", "pagos"),
    /it has no outline: add records.atlas.outlines/,
  ],
  [
    "a layer's count",
    [layerCounts],
    at("layers", "southhorn/aetherytes", set({ count: 6, confirmed: 6 })),
    /there are 5, 5 confirmed/,
  ],
  [
    "experience that falls",
    [jobsComplete],
    at("phantomJobs", "knight", (record) => ({ ...record, experience: [9, 8, 7, 6, 5] })),
    /the experience falls at level 2/,
  ],
  [
    "experience of too few levels",
    [jobsComplete],
    at("phantomJobs", "knight", set({ experience: [1, 2] })),
    /2 steps of experience for 6 levels/,
  ],
  [
    "an action of no job's list",
    [jobsComplete],
    at("phantomJobs", "knight", set({ actions: ["phantom-guard"] })),
    /its list lacks the action/,
  ],
  [
    "knowledge that falls",
    occultLaws,
    at("knowledge", "knowledge", (record) => ({
      ...record,
      experience: Array.from({ length: 39 }, (_, level) => 100 - level),
    })),
    /falls at level 2/,
  ],
  [
    "a record's number",
    occultLaws,
    (all) => without(all, "occultRecords", "the-phantom-village"),
    /number 2|entry is missing/,
  ],
  [
    "a survey entry away from its survey point",
    occultLaws,
    at("markers", "northhorn/northhorn-survey-36", set({ x: 12 })),
    /northhorn-survey-36 is no survey point 36 at its position/,
  ],
  [
    "a crystal that does not drop",
    occultLaws,
    at("engagements", "the-unbridled", set({ items: [] })),
    /does not list it among its items/,
  ],
  [
    "a bag's weight",
    holsterLaws,
    at("holsterSets", "lynn-anyprog-tank", set({ weight: { prepop: 55, main: 97 } })),
    /main weighs 96, not 97/,
  ],
  [
    "a holster of another name",
    holsterLaws,
    at("holsterSets", "lynn-anyprog-tank", set({ slug: "tanks" })),
    /its id is not lynn-anyprog-tanks/,
  ],
  [
    "a holster without a run type",
    holsterLaws,
    at("holsterHosts", "lynn", set({ types: [] })),
    /no run type: add it in records\/bozja\/holster-hosts\/holster-hosts.json/,
  ],
  [
    "a name of two things",
    [ownNames],
    at("lostActions", "lost-slash", swap('"de":"', '"de":"Verschollene Machtfontäne","zh-TW":"')),
    /its de name Verschollene Machtfontäne is that of/,
  ],
  [
    "an action without a code",
    holsterLaws,
    (all) => withAdded(all, "lostActions", { ...all.lostActions[0], id: "lost-umbrella" }),
    /add one in records\/bozja\/lost-actions\/lost-actions.json/,
  ],
  [
    "an action that its fragment does not yield",
    holsterLaws,
    at("lostActions", "lost-slash", set({ fragment: "forgotten-fragment-of-caution" })),
    /does not yield it/,
  ],
  [
    "a recipe's count",
    eurekaLaws,
    at("logosActions", "cure-l", swap('"count":1', '"count":2')),
    /mnemes, not 2/,
  ],
  [
    "a mneme's logogram",
    eurekaLaws,
    at("mnemes", "cure-l", set({ logogram: "tactical-logogram" })),
    /does not yield it/,
  ],
  [
    "a logogram's percentages",
    eurekaLaws,
    at("logograms", "conceptual-logogram", swap('"percent":14.4', '"percent":40')),
    /add up to 100/,
  ],
  [
    "a lockbox's percentages",
    eurekaLaws,
    at("lockboxes", "anemos-lockbox", swap('"percent":29.78', '"percent":50')),
    /add up to 100/,
  ],
  [
    "a filter of another monster",
    eurekaLaws,
    at("forecastFilters", "cassie", set({ notoriousMonster: "louhi" })),
    /does not watch it/,
  ],
  [
    "a monster that no filter watches",
    eurekaLaws,
    at("notoriousMonsters", "copycat-cassie", set({ forecastFilter: undefined })),
    /no forecast filter watches it/,
  ],
  [
    "a FATE of another monster",
    eurekaLaws,
    at("fates", "the-swarm-never-sets", set({ notoriousMonster: "louhi" })),
    /the FATE the-swarm-never-sets is not its own/,
  ],
  [
    "a loadout's address",
    eurekaLaws,
    at("loadoutGuide", "caster", swap('"/ba/caster/newbie"', '"/ba/caster/beginner"')),
    /role and slug/,
  ],
  [
    "an item's number",
    eurekaLaws,
    at("items", "forgotten-fragment-of-caution", set({ itemId: 1 })),
    /fields\/items\/items.json/,
  ],
  [
    "an encounter's number",
    encounterLaws,
    at("duels", "aces-high", swap('"gameId":3', '"gameId":9')),
    /9 is not the number of vigil-for-the-lost/,
  ],
  [
    "pots that do not take turns",
    encounterLaws,
    at("potFates", "persistent-pots", set({ alternatesWith: "persistent-pots" })),
    /take turns/,
  ],
  [
    "a duty's territory",
    encounterLaws,
    at("duties", "eureka-anemos", set({ territoryId: 1 })),
    /territory 1/,
  ],
  [
    "a duty within another",
    encounterLaws,
    at("duties", "eureka-anemos", set({ inside: ["the-baldesion-arsenal"] })),
    /does not lie within it/,
  ],
  [
    "a field note that its encounter lacks",
    encounterLaws,
    at("duels", "aces-high", set({ fieldNotes: [] })),
    /aces-high does not list it/,
  ],
];

describe("invariants across records", () => {
  it.each(breaches)("the invariants report a violation: %s", (_, broken, how, message) => {
    const findings = broken.flatMap((invariant) => [...invariant(how(tables))]);
    expect(findings.map((finding) => finding.message).join("\n")).toMatch(message);
  });

  it("every invariant has a violation in the tests", () => {
    const tried = new Set(breaches.flatMap(([, list]) => list));
    for (const invariant of invariants) expect(tried.has(invariant)).toBe(true);
  });
});
