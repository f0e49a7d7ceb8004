import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ confidence, ref, row, zone }) =>
    z.strictObject({
      id: ref("fates", "bunnyFates", "skirmishes", "engagements", "duels"),
      table: z.enum(["fates", "bunnyFates", "skirmishes", "engagements", "duels"]),
      gameId: row,
      zone,
      records: row.describe("Number of player reports counted."),
      drops: z
        .array(
          z.strictObject({
            itemId: row,
            count: row.describe("Reports that included it."),
            quantity: row.describe("Quantity received with a gold rating."),
          }),
        )
        .min(1),
      confidence,
    }),
  names: { facts: "encounterDrops", type: "EncounterDrops" },
  least: { rows: 160 },
});
