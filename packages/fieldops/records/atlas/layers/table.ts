import { z } from "zod";
import { named } from "../../../schemas/field-schemas.ts";
import { defineTable } from "../../../tools/define-table.ts";
import { layerCounts } from "../../../tools/marker-counts.ts";

export default defineTable({
  schema: (fields) => {
    const { count, map } = fields;
    const category = z.enum(["general", "encounters", "finds", "enemies", "progression"]);
    return z.strictObject({
      id: named("LayerId", z.string().regex(/^[a-z]+([A-Z][a-z]+)*$/), "./layers/ids.js"),
      map,
      category,
      kind: z.enum([
        "label",
        "aetheryte",
        "service",
        "coffer",
        "carrot",
        "elemental",
        "portal",
        "fate",
        "ce",
        "skirmish",
        "duel",
        "duty",
        "nm",
        "mob",
        "level",
        "quest",
        "survey",
        "area",
      ]),
      count: count.describe("Number of markers in the layer; for a layer of areas, number of areas."),
      confirmed: count,
      possible: count,
      defaultVisible: z.boolean(),
      circleRadius: z
        .number()
        .positive()
        .optional()
        .describe("Radius in map units of the circle drawn around each marker."),
    });
  },
  key: ["map", "id"],
  names: { facts: "layers", type: "MapLayer", ids: { list: "layerIds", type: "LayerId" } },
  derive: layerCounts,
  least: { rows: 100 },
});
