import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ id, names, ref, row, zone }) =>
    z.strictObject({
      id,
      names,
      itemId: row,
      iconId: row.optional(),
      zone,
      kind: z.enum(["dispeller", "gold", "material", "silver", "towerEntry", "towerReward"]),
      earnedFrom: z
        .array(z.union([z.enum(["engagement", "fate", "pot-fate", "enemy"]), ref("engagements", "fates")]))
        .describe("Kinds of encounter, or the id of one; empty: unknown."),
      costs: z.array(z.strictObject({ currencyItemId: row, cost: row })).optional(),
    }),
  names: { facts: "currencies", type: "CurrencyFacts", records: "currencies", shared: "occult-items" },
  terms: "occult items",
  least: { rows: 10, names: { ja: 10, de: 10, fr: 10, ko: 3, "zh-CN": 10 } },
});
