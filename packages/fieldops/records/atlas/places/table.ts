import { z } from "zod";
import { atlasFields } from "../../../schemas/atlas.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { id, map, names } = fields;
    const { confidence, coordinate } = atlasFields();

    return z.strictObject({
      id,
      names,
      map,
      kind: z.enum(["area", "landmark", "subarea", "camp"]),
      x: coordinate,
      y: coordinate,
      main: z.literal(true).optional(),
      confidence,
    });
  },
  names: { facts: "places", type: "MapPlace", records: "namedPlaces" },
  least: { rows: 141, names: { ja: 140, de: 140, fr: 140, ko: 123, "zh-CN": 140, "zh-TW": 107 } },
});
