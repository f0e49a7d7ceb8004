import { z } from "zod";
import { rewardFields } from "../../../schemas/rewards.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { confidence, id, operation, row, zone } = fields;
    const { amount } = rewardFields(fields);

    return z.strictObject({
      id,
      shopId: row.describe("Row of the SpecialShop sheet."),
      operation,
      npcId: row.optional(),
      zone: zone.optional(),
      trades: z.array(z.strictObject({ gets: z.array(amount).min(1), costs: z.array(amount).min(1) })).min(1),
      patch: z
        .string()
        .optional()
        .describe("Patch of the sheet that it was read from, if older than the table's."),
      confidence,
    });
  },
  names: { facts: "exchanges", type: "Exchange" },
  least: { rows: 31 },
});
