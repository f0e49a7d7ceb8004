import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ confidence, count, id, ref, row, zone }) =>
    z.discriminatedUnion("operation", [
      z.strictObject({
        id,
        operation: z.literal("eureka"),
        levelMax: row,
        levelMaxByZone: z.array(z.strictObject({ zone, level: row })),
        resistanceByLevel: z
          .array(row)
          .describe("Base resistance at level 1, 2 and so on; gear can add levels beyond the last."),
        challengeLogExperience: z
          .array(count)
          .describe("Experience from one Challenge Log entry, by elemental level."),
        elementBonus: z.array(row).describe("Power of one to five magia of one element, in percent."),
      }),
      z.strictObject({
        id,
        operation: z.literal("bozja"),
        rankMax: row,
        opens: z.array(
          z.union([
            z.strictObject({ rank: row, zone, area: z.int().min(1).max(3) }),
            z.strictObject({ rank: row, duty: ref("duties", "innerDuties") }),
          ]),
        ),
        confidence,
      }),
      z.strictObject({
        id,
        operation: z.literal("occult"),
        levelGap: z
          .array(z.strictObject({ above: count, damageDealtPercent: row, damageTakenPercent: row }))
          .describe(
            "Effect on damage of an enemy this many levels above the player; the last row applies to all larger gaps.",
          ),
        levelGapConfidence: confidence,
      }),
    ]),
  unique: ["operation"],
  names: { facts: "levelRules", type: "LevelRules" },
  least: { rows: 3 },
});
