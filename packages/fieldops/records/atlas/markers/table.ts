import { z } from "zod";
import { atlasFields } from "../../../schemas/atlas.ts";
import { named } from "../../../schemas/field-schemas.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { count, element, id, lost, map, names, ref, resolves, row, text, weather } = fields;
    const { confidence, ground, coordinate } = atlasFields();
    const layerId = named("LayerId", z.string(), "./layers/ids.js");
    return z
      .strictObject({
        id: id.describe("URL-safe id, unique within its map, used in `poi`."),
        map,
        names: names.optional(),
        layer: layerId,
        x: coordinate.describe("In-game map coordinates."),
        y: coordinate,
        ground: ground
          .nullable()
          .optional()
          .describe("Floor; absent: surface; null: the source does not distinguish floors."),
        confidence,
        siteId: text.optional().describe("Id of the marker in older links (`poi`)."),
        eventId: row
          .optional()
          .describe("Row of the game's Fate or DynamicEvent sheet, depending on the layer."),
        ref: named(
          "RecordRef",
          z.string().refine(
            (value) => {
              const [table = "", target = ""] = value.split("/");
              return resolves(table, target);
            },
            { error: ({ input }) => `the record '${String(input)}' does not exist` },
          ),
          "../src/atlas/types.ts",
        )
          .optional()
          .describe(
            "Record that the marker shows, as table/id; for a trigger monster, the notorious monster it spawns.",
          ),
        main: z.literal(true).optional().describe("The main camp of the map."),
        placeNameId: row.optional(),
        level: row
          .optional()
          .describe(
            "Level of the enemy, notorious monster or FATE, or the knowledge level nearby, depending on the layer.",
          ),
        section: z.int().min(1).max(3).optional().describe("Area (1 to 3) of the Southern Front or Zadnor."),
        element: element.optional(),
        coffer: z.enum(["bronze", "silver"]).optional(),
        group: text.optional().describe("Coffers: the group they belong to. Portals: their section, 1 to 6."),
        slot: count.optional(),
        rank: z
          .union([z.int().min(1).max(5), z.literal("star")])
          .optional()
          .describe("Rank of a Bozjan enemy; `star` is a separate rank."),
        weather: z.array(weather).optional().describe("Ids of the weathers in which it appears."),
        night: z.literal(true).optional().describe("It appears only at night."),
        number: row.optional().describe("Number of the Occult Record entry."),
        fragments: z
          .array(ref("fragments", "fragment keys"))
          .optional()
          .describe("Forgotten fragments it drops, by their short names."),
        unlockLevel: row.optional().describe("Elemental level at which the aetheryte unlocks."),
        service: text.optional(),
        enemyNameId: row.optional().describe("BNpcName row of an enemy without its own record."),
        actionId: row.optional(),
        rounded: z
          .literal(true)
          .optional()
          .describe("The source gives at most one decimal, so the true position may be 0.1 or more away."),
        source: z.array(named("SourceId", ref("markerSources"), "./marker-sources/ids.js")).min(1),
      })
      .superRefine((marker, context) => {
        if (!resolves("layers", `${marker.map}/${marker.layer}`))
          context.addIssue({ code: "custom", path: ["layer"], message: lost("layers", marker.layer) });
      });
  },
  key: ["map", "id"],
  names: {
    facts: "markers",
    type: "MapMarker",
    records: "namedMarkers",
    someNamed: true,
    byMap: { facts: "markerFiles", names: "markerNames", all: "markersByMap" },
  },
  derived: ["map"],
  files: "map",
  least: { rows: 1960, names: { ja: 436, de: 395, fr: 395, ko: 735, "zh-CN": 767, "zh-TW": 611 } },
});
