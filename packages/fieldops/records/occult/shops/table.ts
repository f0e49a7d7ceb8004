import { z } from "zod";
import { occultFields } from "../../../schemas/occult.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { confidence, id, position, row, zone } = fields;
    const { item } = occultFields(fields);

    return z.strictObject({
      id,
      vendor: item.describe("Key in the item names."),
      npcId: row,
      zone,
      position: position.optional(),
      currencyItemId: row,
      tab: z.enum(["armor", "other"]),
      wares: z
        .array(z.strictObject({ item, itemId: row.optional(), cost: row, count: row.optional() }))
        .min(1)
        .describe("Cost; `item` is a key in the item names."),
      confidence,
    });
  },
  names: { facts: "shops", type: "ShopFacts" },
  least: { rows: 12 },
});
