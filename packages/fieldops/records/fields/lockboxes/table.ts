import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";
import { lockboxFile } from "../../../tools/lockboxes.ts";

export default defineTable({
  schema: ({ ref, row }) =>
    z.strictObject({
      item: ref("items"),
      itemId: row,
      openings: row.describe("Number opened, over all counted patches."),
      drops: z
        .array(
          z.strictObject({
            itemId: row,
            min: row,
            max: row,
            count: row.describe("Openings that contained it."),
            percent: z.number().positive().max(100).nullable().describe("Count divided by openings."),
          }),
        )
        .min(1)
        .describe("Computed from the counts in the table dropRates."),
    }),
  source: lockboxFile,
  key: ["item"],
  names: { facts: "lockboxes", type: "Lockbox" },
  least: { rows: 9 },
});
