import { z } from "zod";
import { minutes } from "../../../schemas/occult.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ confidence, row }) =>
    z.strictObject({
      id: z.literal("spawn-rules"),
      instance: z.strictObject({ minutes, playersMax: row }),
      bossFatesAtOnce: row,
      engagementCooldownMinutes: z.strictObject({ calledByEnemy: minutes, byItself: minutes }),
      confidence,
    }),
  names: { facts: "northHornSpawnRules", type: "SpawnRules" },
  single: "spawn-rules",
  least: { rows: 1 },
});
