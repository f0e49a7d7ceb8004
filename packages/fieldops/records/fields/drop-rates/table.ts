import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ confidence, id, row, zone }) =>
    z.strictObject({
      id,
      kind: z.enum(["occultCoffer", "lockbox", "bunnyCoffer", "appraisal"]),
      zone: zone.nullable(),
      containerId: row.describe("The box or fragment as an item, or the coffer as an object of the field."),
      patch: z
        .string()
        .describe("Patches that were counted, as the source names the range: from this one on."),
      openings: row.describe("How many were opened."),
      coffer: z.enum(["bronze", "silver", "gold"]).optional(),
      found: z.enum(["field", "pot", "bunny"]).optional().describe("What leads to the coffer."),
      partial: z.literal(true).optional().describe("Only some of its contents were counted."),
      oneEach: z.literal(true).optional().describe("One item an opening: the counts add up to the openings."),
      drops: z
        .array(
          z.strictObject({
            itemId: row,
            count: row.describe("Openings that held it."),
            quantity: row.optional().describe("All pieces together, where that is not the count."),
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
