import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ element, id, names, row }) =>
    z.strictObject({
      id,
      names,
      rowId: row.describe("Row of the ContentsNote sheet."),
      operation: z.enum(["eureka", "occult"]),
      counts: z.enum(["aspect", "ashkin", "sprites", "monsters", "engagements", "fates", "chain"]),
      amount: row,
      chainLength: row.optional(),
      aspects: z.array(element).optional(),
      experienceFactor: row,
      gil: row,
      levelsAboveOwn: z
        .int()
        .optional()
        .describe("Levels that an enemy must be above the player's to count."),
    }),
  names: { facts: "challengeLogFacts", type: "ChallengeLogFacts", records: "challengeLog" },
  least: { rows: 18, names: { ja: 18, de: 18, fr: 18, ko: 18, "zh-CN": 18, "zh-TW": 10 } },
});
