import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ id, lost, names, resolves, row, zone }) =>
    z.strictObject({
      id,
      names,
      itemId: row,
      kind: z.enum(["demiatma", "dispeller"]),
      zone,
      from: z
        .array(
          z
            .strictObject({ table: z.enum(["engagements", "fates", "pot-fates"]), id, gameId: row })
            .superRefine((from, context) => {
              const table = from.table === "pot-fates" ? "potFates" : from.table;
              if (!resolves(table, from.id))
                context.addIssue({ code: "custom", path: ["id"], message: lost(table, from.id) });
            }),
        )
        .min(1),
    }),
  names: { facts: "crystals", type: "CrystalFacts", records: "crystals", shared: "occult-items" },
  terms: "occult items",
  least: { rows: 9, names: { ja: 9, de: 9, fr: 9, ko: 6, "zh-CN": 9 } },
});
