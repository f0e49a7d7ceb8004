import { z } from "zod";
import { atlasFields } from "../../../schemas/atlas.ts";
import { defineTable } from "../../../tools/define-table.ts";
import { mapCounts } from "../../../tools/marker-counts.ts";

export default defineTable({
  schema: (fields) => {
    const { count, id, names, operation, row, zone } = fields;
    const { ground, bounds } = atlasFields();

    return z.strictObject({
      id,
      names,
      zone: zone.describe("Zone id in @foray/eorzea, for the map's weather."),
      operation,
      territory: row.describe("Row of the TerritoryType sheet."),
      encounterBase: count
        .nullable()
        .describe(
          "Row of DynamicEvent before the zone's first one: its encounter keys are counted from here. Null in Eureka, which has no critical encounters.",
        ),
      gameMapId: row.describe("Row of the Map sheet (its surface)."),
      sizeFactor: row.describe("Scale of the map in percent (Map sheet)."),
      offsetX: z.int(),
      offsetY: z.int(),
      bounds: bounds.describe(
        "Left, top, right and bottom of the ground and its markers, in in-game map coordinates.",
      ),
      grounds: z.array(z.strictObject({ id: ground, gameMapId: row })).min(1),
      markers: count.describe(
        "Number of all markers; `confirmed` counts those seen twice or read from the game's files, `possible` those seen once.",
      ),
      confirmed: count,
      possible: count,
    });
  },
  unique: ["zone", "territory", "gameMapId"],
  names: { facts: "maps", type: "MapFacts", records: "namedMaps", ids: { list: "mapIds", type: "MapId" } },
  parts: {
    operations: { list: "mapOperations", fields: ["id", "zone", "operation"] },
    feed: { list: "feedFields", fields: ["zone", "territory", "encounterBase"] },
  },
  derive: mapCounts,
  least: { rows: 8, names: { ja: 8, de: 8, fr: 8, ko: 8, "zh-CN": 8, "zh-TW": 6 } },
});
