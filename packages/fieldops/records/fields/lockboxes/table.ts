import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";
import { lockboxFile } from "../../../tools/lockboxes.ts";

export default defineTable({
  schema: ({ ref, row }) =>
    z.strictObject({
      item: ref("items"),
      itemId: row,
      openings: row.describe("How many were opened, over all patches that were counted."),
      drops: z
        .array(
          z.strictObject({
            itemId: row,
            min: row,
            max: row,
            count: row.describe("Openings that held it."),
            percent: z.number().positive().max(100).nullable().describe("The count through the openings."),
          }),
        )
        .min(1)
        .describe("Worked out from the counts of the table dropRates."),
    }),
  source: lockboxFile,
  key: ["item"],
  names: { facts: "lockboxes", type: "Lockbox" },
  least: { rows: 9 },
});
