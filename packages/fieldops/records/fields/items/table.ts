import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ id, names, row }) =>
    z.strictObject({
      id,
      names,
      itemId: row,
      iconId: row,
      kind: z.enum(["currency", "fragment", "lockbox", "logogram"]),
      marketable: z.boolean().describe("Whether it can be traded on the market board and so has a price."),
    }),
  unique: ["itemId"],
  names: { facts: "itemFacts", type: "ItemFacts", records: "items", whole: "Item" },
  least: { rows: 56, names: { ja: 56, de: 56, fr: 56, ko: 56, "zh-CN": 56, "zh-TW": 55 } },
});
