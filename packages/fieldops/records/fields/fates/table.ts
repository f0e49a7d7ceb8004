import { z } from "zod";
import { encounterFields } from "../../../schemas/encounters.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { ref, row } = fields;
    const { encounter } = encounterFields(fields);

    return z.strictObject({
      ...encounter("fates"),
      kind: z.enum(["fate", "notorious-monster", "support"]),
      level: row.optional().describe("Elemental level in Eureka; absent elsewhere."),
      levelMax: row.optional(),
      notoriousMonster: ref("notoriousMonsters")
        .optional()
        .describe("Id in the table of notorious monsters."),
    });
  },
  unique: ["gameId"],
  names: { facts: "fateFacts", type: "FateFacts", records: "fates", whole: "Fate" },
  parts: { timed: { list: "timedFates", fields: ["id", "kind", "zone", "gameId"] } },
  terms: "fates",
  least: { rows: 89, names: { ja: 89, de: 89, fr: 89, ko: 89, "zh-CN": 89, "zh-TW": 67 } },
});
