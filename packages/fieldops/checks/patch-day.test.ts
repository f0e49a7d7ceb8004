import { describe, expect, it } from "vitest";
import { collectTables, type Tables } from "../tools/collect-tables.ts";
import { checkRecords, checkSchemas } from "./check.ts";
import { jobsComplete } from "./invariants/occult.ts";
import { mapsComplete, zonesComplete } from "./invariants/places.ts";
import { withAdded } from "./mutate-tables.ts";

/* Follows the steps of docs/records.md with a made-up zone and job: the checks must name each next step. */

const tables = await collectTables();
const names = { en: "East Horn" };

const zone = {
  id: "eastHorn",
  kind: "occult",
  region: null,
  expansion: "DT",
  territories: [1999],
  rates: [
    ["clearSkies", 50],
    ["rain", 100],
  ],
};
const map = {
  ...tables.maps[0],
  id: "easthorn",
  names,
  zone: "eastHorn",
  territory: 1999,
  gameMapId: 1999,
  markers: 1,
  confirmed: 1,
  possible: 0,
};
const layer = {
  id: "aetherytes",
  map: "easthorn",
  category: "general",
  kind: "aetheryte",
  count: 1,
  confirmed: 1,
  possible: 0,
  defaultVisible: true,
};
const marker = {
  id: "easthorn-aetheryte-base-camp",
  map: "easthorn",
  names: { en: "East Horn Base Camp" },
  layer: "aetherytes",
  x: 20,
  y: 20,
  confidence: "confirmed",
  source: ["game-sheets"],
};
const place = {
  id: "easthorn-base-camp",
  map: "easthorn",
  names: { en: "Base Camp" },
  kind: "camp",
  x: 20,
  y: 20,
  confidence: "confirmed",
};
const outline = { ...tables.outlines[0], id: "easthorn" };
const duty = {
  ...tables.duties[0],
  id: "the-occult-crescent-east-horn",
  names: { en: "The Occult Crescent: East Horn" },
  contentFinderId: 1999,
  zone: "eastHorn",
  territoryId: 1999,
  inside: [],
};

const inZone = (all: Tables) =>
  [...zonesComplete(all), ...mapsComplete(all)].map(({ message }) => message).join("\n");

describe("checks of a new zone", () => {
  it("the checks name each next step for a new zone", () => {
    let all = withAdded(tables, "duties", duty);
    expect(checkSchemas(all, ["duties"]).findings[0]?.message).toContain(
      "zone: 'eastHorn' is not in zones: add it in packages/eorzea/src/zones/rates.ts",
    );
    const nameless = withAdded(tables, "zones", { ...zone, names: {} });
    expect(checkSchemas(nameless, ["zones"]).findings[0]?.message).toContain("names of the record");

    all = withAdded(tables, "zones", { ...zone, names });
    expect(inZone(all)).toContain("it has no map: add it in records/atlas/maps/maps.json");
    expect(inZone(all)).toContain("no duty leads there: add it in records/fields/duties/duties.json");

    all = withAdded(all, "maps", map);
    expect(inZone(all)).toContain("it has no layers: add them to its record in records/atlas/maps/maps.json");
    expect(inZone(all)).toContain("it has no markers: add records/atlas/markers/easthorn.json");
    expect(inZone(all)).toContain("it has no named ground");
    expect(inZone(all)).toContain("add records/atlas/outlines/easthorn.json");

    all = withAdded(withAdded(all, "markers", marker), "places", place);
    expect(checkSchemas(all, ["markers"]).findings[0]?.message).toContain(
      "add it in records/atlas/maps/maps.json",
    );
    all = withAdded(withAdded(all, "layers", layer), "outlines", outline);
    all = withAdded(all, "duties", duty);
    expect(inZone(all)).toBe("");
    expect(checkRecords(all).findings).toEqual([]);
  });

  it("the checks name everything that a second map of a zone lacks", () => {
    const all = withAdded(tables, "maps", { ...map, zone: "southHorn", territory: 1252 });
    expect([...mapsComplete(all)].map(({ message, record }) => `${record}: ${message}`)).toEqual([
      "easthorn: it has no layers: add them to its record in records/atlas/maps/maps.json",
      "easthorn: it has no markers: add records/atlas/markers/easthorn.json",
      "easthorn: it has no named ground: add its places to its record in records/atlas/maps/maps.json",
      "easthorn: it has no outline: add records/atlas/outlines/easthorn.json",
    ]);
  });

  it("the checks reject unknown weathers and rates that end below 100", () => {
    const foggy = { ...zone, names, rates: [["purpleFog", 90]] };
    const all = withAdded(tables, "zones", foggy);
    expect(checkSchemas(all, ["zones"]).findings[0]?.message).toContain(
      "add it in packages/eorzea/src/weathers/tables.ts",
    );
    expect(inZone(all)).toContain("the rates end at 90, not 100");
  });
});

const job = {
  id: "gardener",
  names: { en: "Phantom Gardener" },
  jobId: tables.phantomJobs.length,
  zone: "northHorn",
  levelStatusId: 9999,
  levelMax: 3,
  experience: [100, 200],
  experienceBasis: "game",
  unlock: { by: "shop", zone: "northHorn", currencyItemId: 51975, cost: 100, itemId: 52000 },
  soulShardItemId: 52000,
  actions: ["prune"],
  traits: [],
  support: [],
  basis: "players",
};
const action = {
  ...tables.phantomActions[0],
  id: "prune",
  names: { en: "Prune" },
  job: "gardener",
  actionId: 99999,
  level: 1,
};

const inJobs = (all: Tables) => [...jobsComplete(all)].map(({ message }) => message).join("\n");

describe("checks of a new phantom job", () => {
  it("the checks name each next step for a new phantom job", () => {
    const orphan = withAdded(tables, "phantomActions", action);
    expect(checkSchemas(orphan, ["phantomActions"]).findings[0]?.message).toContain(
      "'gardener' is not in phantomJobs: add it in records/occult/phantom-jobs/phantom-jobs.json",
    );
    const bare = withAdded(tables, "phantomJobs", job);
    expect(checkSchemas(bare, ["phantomJobs"]).findings[0]?.message).toContain(
      "'prune' is not in phantomActions: add it in records/occult/phantom-jobs/phantom-jobs.json",
    );
    const nameless = withAdded(tables, "phantomJobs", { ...job, names: {} });
    expect(checkSchemas(nameless, ["phantomJobs"]).findings[0]?.message).toContain("names of the record");
    expect(checkRecords(withAdded(bare, "phantomActions", action)).findings).toEqual([]);
  });

  it("the checks reject phantom jobs with wrong experience, shard, actions or job number", () => {
    const broken = (fields: object) =>
      inJobs(withAdded(withAdded(tables, "phantomJobs", { ...job, ...fields }), "phantomActions", action));
    expect(broken({ experience: [100] })).toContain("give 2");
    expect(broken({ experience: null })).toContain("where neither the game nor players give it");
    expect(broken({ soulShardItemId: undefined })).toContain("soul shard");
    expect(broken({ actions: ["occult-resuscitation"] })).toContain("its list lacks the action prune");
    expect(broken({ jobId: tables.phantomJobs.length + 6 })).toContain("a job is missing");
  });
});

describe("checks of a new lost action", () => {
  it("the checks report a new lost action without a code and a fragment", () => {
    const all = withAdded(tables, "lostActions", {
      ...tables.lostActions[0],
      id: "lost-umbrella",
      actionId: 99998,
      holsterId: 998,
    });
    const messages = checkRecords(all).findings.map(({ message }) => message);
    expect(messages.join("\n")).toContain(
      "it has no code: add one in records/bozja/lost-actions/lost-actions.json",
    );
    expect(messages.join("\n")).toContain("add it in records/bozja/fragments/fragments.json");
  });
});
