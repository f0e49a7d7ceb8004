import { z } from "zod";
import { atlasFields } from "../../../schemas/atlas.ts";
import { defineTable } from "../../../tools/define-table.ts";
import { emitGround } from "../../../tools/map-modules.ts";

export default defineTable({
  schema: (fields) => {
    const { id, lost, map, resolves, row } = fields;
    const { coordinate, point } = atlasFields();

    return z
      .strictObject({
        id,
        map,
        layer: z.string(),
        marker: z.string().optional(),
        itemId: row.optional(),
        x: coordinate.optional(),
        y: coordinate.optional(),
        polygons: z.array(z.array(point).min(3)).min(1),
      })
      .superRefine((area, context) => {
        if (area.marker !== undefined && !resolves("markers", `${area.map}/${area.marker}`))
          context.addIssue({ code: "custom", path: ["marker"], message: lost("markers", area.marker) });
        if (!resolves("layers", `${area.map}/${area.layer}`))
          context.addIssue({ code: "custom", path: ["layer"], message: lost("layers", area.layer) });
      });
  },
  key: ["map", "id"],
  files: "map",
  emit: (files) => emitGround(files, "areas"),
  least: { rows: 91 },
});
