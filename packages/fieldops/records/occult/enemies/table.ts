import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";
import { calledEngagements } from "../../../tools/reverse-links.ts";

export default defineTable({
  schema: ({ amount, confidence, conflicts, element, id, names, ref, row, weather, zone }) =>
    z.strictObject({
      id,
      names,
      bnpcNameId: row.nullable().describe("Row of the BNpcName sheet; null: unknown."),
      zone,
      levels: z.array(row).describe("Empty: they vary or are unknown."),
      weakness: z.array(element).describe("Empty: none known."),
      night: z.literal(true).optional().describe("It appears only at night, from 22:30 to 4:00 Eorzea time."),
      weather: z.array(weather).min(1).optional().describe("It appears only in these weathers."),
      ashkin: z.literal(true).optional().describe("The enemy is an ashkin (undead)."),
      susceptible: z.array(z.enum(["blind", "doom", "paralysis", "slow", "stop", "stun"])).optional(),
      sense: z
        .enum(["contact", "magic", "proximity", "sight", "sound"])
        .optional()
        .describe("How it detects players; absent: unknown, or it is not aggressive."),
      maximumHpSeen: row.optional().describe("Highest HP seen."),
      callsEngagements: z
        .array(ref("engagements"))
        .optional()
        .describe("Engagements that its death can trigger."),
      places: z
        .array(z.strictObject({ x: amount, y: amount, level: row }))
        .optional()
        .describe(
          "Possible spawn points in map coordinates; the source does not distinguish the surface from the underground.",
        ),
      conflicts,
      confidence,
    }),
  names: { facts: "enemyFacts", type: "EnemyFacts", records: "enemies", whole: "Enemy" },
  derive: calledEngagements,
  least: { rows: 138, names: { ja: 138, de: 127, fr: 133, ko: 81, "zh-CN": 138 } },
});
