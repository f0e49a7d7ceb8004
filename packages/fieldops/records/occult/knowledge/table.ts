import { z } from "zod";
import { occultFields } from "../../../schemas/occult.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { row, zone } = fields;
    const { rising } = occultFields(fields);
    const range = z.tuple([z.number(), z.number()]);
    return z.strictObject({
      id: z.literal("knowledge"),
      levelMax: row,
      zones: z
        .array(z.strictObject({ zone, levelMax: row, syncTo: row }))
        .describe(
          "Zones with their own cap: the highest level that can be reached there, and the level that players above it are synced to.",
        ),
      experience: rising,
      lossAboveLevel: row,
      balancedPartyMaxGap: row,
      chainMax: row,
      enemyLevelMax: row,
      chainLevelGap: z.array(z.strictObject({ players: range, gap: range })),
    });
  },
  names: { facts: "knowledge", type: "KnowledgeFacts" },
  single: "knowledge",
  least: { rows: 1 },
});
