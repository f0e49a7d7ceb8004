import { z } from "zod";
import { atlasFields } from "../../../schemas/atlas.ts";
import { defineTable } from "../../../tools/define-table.ts";
import { emitGround } from "../../../tools/map-modules.ts";

export default defineTable({
  schema: (fields) => {
    const { map, text } = fields;
    const { bounds, point } = atlasFields();

    return z.strictObject({
      id: map,
      bounds,
      polygons: z
        .array(
          z.strictObject({
            id: text,
            kind: z.enum(["land", "void", "water", "shallow"]),
            points: z.array(point).min(3),
          }),
        )
        .min(1),
      lines: z.array(
        z.strictObject({
          id: text,
          kind: z.enum(["cliff", "wall", "road", "corridor"]),
          width: z.number().positive().optional(),
          points: z.array(point).min(2),
        }),
      ),
    });
  },
  files: "id",
  emit: (files) => emitGround(files, "outlines"),
  least: { rows: 8 },
});
