import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ id, names, row }) =>
    z.strictObject({
      id,
      names,
      itemId: row,
      iconId: row.optional(),
      marketable: z
        .boolean()
        .optional()
        .describe("Whether it can be traded on the market board; absent: unknown."),
    }),
  names: { facts: "gameItemFacts", type: "GameItemFacts", records: "gameItems" },
  parts: {
    "of-boxes": { itemsOf: ["fields/drop-rates"] },
    "of-drops": { itemsOf: ["fields/encounter-drops"] },
    "of-encounters": { itemsOf: ["occult/encounter-rewards"] },
    "of-exchanges": { itemsOf: ["fields/exchanges", "occult/shops"] },
    "of-relics": { itemsOf: ["fields/relic-steps"] },
  },
  least: { rows: 1549, names: { ja: 904, de: 692, fr: 692, ko: 1006, "zh-CN": 1810, "zh-TW": 1389 } },
});
