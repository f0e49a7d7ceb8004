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
      night: z.literal(true).optional().describe("It only stands at night, 22:30 to 4:00 Eorzea time."),
      weather: z.array(weather).min(1).optional().describe("It only stands under these weathers."),
      ashkin: z.literal(true).optional().describe("One of the risen dead."),
      susceptible: z.array(z.enum(["blind", "doom", "paralysis", "slow", "stop", "stun"])).optional(),
      sense: z
        .enum(["contact", "magic", "proximity", "sight", "sound"])
        .optional()
        .describe("What it notices players by; absent: unknown or it does not attack first."),
      maximumHpSeen: row.optional().describe("The most HP one was seen with."),
      callsEngagements: z
        .array(ref("engagements"))
        .optional()
        .describe("Engagements that its death may call."),
      places: z
        .array(z.strictObject({ x: amount, y: amount, level: row }))
        .optional()
        .describe(
          "Where it may stand, in map coordinates; the source does not tell the surface from the underground.",
        ),
      conflicts,
      confidence,
    }),
  names: { facts: "enemyFacts", type: "EnemyFacts", records: "enemies", whole: "Enemy" },
  derive: calledEngagements,
  least: { rows: 138, names: { ja: 138, de: 127, fr: 133, ko: 81, "zh-CN": 138 } },
});
