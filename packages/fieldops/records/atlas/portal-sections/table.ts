import { z } from "zod";
import { atlasFields } from "../../../schemas/atlas.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { row } = fields;
    const { coordinate, point } = atlasFields();

    return z.strictObject({
      section: row,
      x: coordinate.describe("Position of its number, in in-game map coordinates."),
      y: coordinate,
      divider: z
        .array(point)
        .min(2)
        .nullable()
        .describe("Border to the next section; null: it is the last one."),
    });
  },
  key: ["section"],
  names: { facts: "portalSections", type: "PortalSection" },
  least: { rows: 6 },
});
