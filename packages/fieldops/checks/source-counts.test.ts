import { describe, expect, it } from "vitest";
import { collectTables, type Row } from "../tools/collect-tables.ts";

const tables = await collectTables();
const inZone = (rows: readonly Row[], zone: string) => rows.filter((row) => row.zone === zone);
const onMap = (map: string, layer: string) =>
  tables.markers.filter((marker) => marker.map === map && marker.layer === layer);
const points = (row: Row) => (Array.isArray(row.points) ? row.points.length : 0);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const lists: readonly (readonly [what: string, count: number, source: string, rows: readonly unknown[]])[] = [
  ["lost actions", 99, "sheet MYCTemporaryItem", tables.lostActions],
  ["logos actions", 56, "sheet EurekaMagiaAction", tables.logosActions],
  ["mnemes", 28, "sheet EurekaMagiciteItem", tables.mnemes],
  ["forgotten fragments", 36, "sheet Item", tables.fragments],
  ["field notes", 50, "sheet MYCWarResultNotebook", tables.fieldNotes],
  ["monsters of Anemos", 20, "sheet Fate", inZone(tables.notoriousMonsters, "eurekaAnemos")],
  ["monsters of Pagos", 17, "sheet Fate", inZone(tables.notoriousMonsters, "eurekaPagos")],
  ["monsters of Pyros", 17, "sheet Fate", inZone(tables.notoriousMonsters, "eurekaPyros")],
  ["monsters of Hydatos", 13, "sheet Fate", inZone(tables.notoriousMonsters, "eurekaHydatos")],
  ["elementals of Pyros", 35, "snorux/EurekaHelper", onMap("pyros", "elementals")],
  ["portals of the Arsenal", 48, "players' numbers", onMap("hydatos", "baPortals")],
  ["skirmishes of the Southern Front", 32, "sheet Fate", inZone(tables.skirmishes, "bozjanSouthernFront")],
  ["skirmishes of Zadnor", 26, "sheet Fate", inZone(tables.skirmishes, "zadnor")],
  ["duels", 6, "sheet DynamicEvent", tables.duels],
  ["entries of the Occult Record", 60, "sheet MKDLore and plugins", tables.occultRecords],
  ["phantom jobs", 24, "sheet MKDSupportJob", tables.phantomJobs],
  ["counted encounters", 160, "Infiziert90/FFXIVGachaSpreadsheet", tables.encounterDrops],
];

describe("counts of records by source", () => {
  it.each(lists)("the number of %s is %i (%s)", (_what, count, _source, rows) => {
    expect(rows).toHaveLength(count);
  });

  it("the maps mark every skirmish", () => {
    expect(onMap("bsf", "skirmishes")).toHaveLength(32);
    expect(onMap("zadnor", "skirmishes")).toHaveLength(26);
  });

  it("counted encounters have 28,841 reports (Infiziert90/FFXIVGachaSpreadsheet)", () => {
    expect(sum(tables.encounterDrops.map(({ records }) => Number(records)))).toBe(28_841);
  });

  it("charts have 1,631 of the 1,985 monster points of Critical-Impact/LuminaSupplemental", () => {
    // The rest are in duties, which have no map here, or no monsters: astrologian stars, striking dummies.
    expect(sum(tables.monsterPlaces.map(points))).toBe(1631);
    expect(tables.monsterPlaces).toHaveLength(860);
  });
});
