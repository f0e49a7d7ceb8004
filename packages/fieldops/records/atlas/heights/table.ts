import { z } from "zod";
import { atlasFields } from "../../../schemas/atlas.ts";
import { defineTable } from "../../../tools/define-table.ts";
import { emitGround } from "../../../tools/map-modules.ts";

export default defineTable({
  schema: (fields) => {
    const { map } = fields;
    const { coordinate } = atlasFields();

    return z.strictObject({
      id: map,
      points: z
        .array(z.tuple([coordinate, coordinate, z.number()]))
        .min(1)
        .describe("Map x and y, and the height in yalms."),
    });
  },
  files: "id",
  emit: (files) => emitGround(files, "heights"),
  least: { rows: 8 },
});
