import { z } from "zod";
import { minutes } from "../../../schemas/occult.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ confidence, id, operation, row, zone }) =>
    z.strictObject({
      id,
      operation,
      countedIn: z.array(zone).min(1).describe("Zones in which players counted these numbers."),
      instance: z.strictObject({ minutes, playersMax: row }),
      bossFatesAtOnce: row,
      engagementCooldownMinutes: z.strictObject({ calledByEnemy: minutes, byItself: minutes }),
      confidence,
    }),
  unique: ["operation"],
  names: { facts: "spawnRules", type: "SpawnRules" },
  least: { rows: 1 },
});
