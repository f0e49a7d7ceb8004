import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ confidence, id, row, zone }) =>
    z.strictObject({
      id,
      kind: z.enum(["occultCoffer", "lockbox", "bunnyCoffer", "appraisal"]),
      zone: zone.nullable(),
      containerId: row.describe("Item id of the box or fragment, or object id of the coffer."),
      patch: z.string().describe("First patch that was counted, as the source gives it."),
      openings: row.describe("Number of containers opened."),
      coffer: z.enum(["bronze", "silver", "gold"]).optional(),
      found: z.enum(["field", "pot", "bunny"]).optional().describe("How the coffer is found."),
      partial: z.literal(true).optional().describe("Only some of its contents were counted."),
      oneEach: z
        .literal(true)
        .optional()
        .describe("Each opening gives one item, so the counts add up to the openings."),
      drops: z
        .array(
          z.strictObject({
            itemId: row,
            count: row.describe("Openings that contained it."),
            quantity: row.optional().describe("Total quantity, if it differs from the count."),
            min: row.optional(),
            max: row.optional(),
          }),
        )
        .min(1),
      confidence,
    }),
  names: { facts: "dropRates", type: "DropRate" },
  least: { rows: 96 },
});
