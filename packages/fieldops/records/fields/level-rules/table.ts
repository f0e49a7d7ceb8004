import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ confidence, count, ref, row, zone }) =>
    z.strictObject({
      id: z.literal("levels"),
      eureka: z.strictObject({
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
      bozja: z.strictObject({
        rankMax: row,
        opens: z.array(
          z.union([
            z.strictObject({ rank: row, zone, area: z.int().min(1).max(3) }),
            z.strictObject({ rank: row, duty: ref("duties", "innerDuties") }),
          ]),
        ),
        confidence,
      }),
      occult: z.strictObject({
        levelGap: z
          .array(z.strictObject({ above: count, damageDealtPercent: row, damageTakenPercent: row }))
          .describe(
            "Effect on damage of an enemy this many levels above the player; the last row applies to all larger gaps.",
          ),
        levelGapConfidence: confidence,
      }),
    }),
  names: { facts: "levelRules", type: "LevelRules" },
  derived: ["id"],
  single: "levels",
  least: { rows: 1 },
});
