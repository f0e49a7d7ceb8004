import { z } from "zod";
import { occultFields } from "../../../schemas/occult.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { id, names, row } = fields;
    const { action } = occultFields(fields);

    return z.strictObject({
      id,
      names,
      itemId: row,
      usedBy: z.array(action).min(1).describe("Ids of phantom actions."),
    });
  },
  names: { facts: "consumables", type: "ConsumableFacts", records: "consumables", shared: "occult-items" },
  terms: "occult items",
  least: { rows: 3, names: { ja: 3, de: 3, fr: 3, ko: 3, "zh-CN": 3 } },
});
