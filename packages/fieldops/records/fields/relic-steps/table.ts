import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";
import { reportedCrystals } from "../../../tools/reverse-links.ts";

export default defineTable({
  schema: (fields) => {
    const { confidence, id, names, ref, relicLine, row, text, zone } = fields;
    const amount = z.strictObject({ itemId: row, quantity: row });
    return z.strictObject({
      id,
      names,
      line: relicLine,
      number: row,
      step: text,
      zone: zone.optional(),
      itemLevel: row.optional(),
      itemBase: row
        .optional()
        .describe("Item id of the first job's weapon; those of the other jobs follow it."),
      items: z
        .array(row)
        .length(16)
        .optional()
        .describe("Item ids of the step: all jobs' weapons and the shield, in the order of `itemBase`."),
      quests: z.array(row).optional().describe("Rows of the Quest sheet."),
      costs: z.array(amount),
      instead: z
        .array(z.strictObject({ itemId: row, costs: z.array(amount) }))
        .optional()
        .describe("Alternative payment for one of the items."),
      logosActions: row.optional().describe("Number of different logos actions that must have been made."),
      oneTime: z.literal(true).optional().describe("Required once per character, not for each weapon."),
      oneTimeCosts: z.array(amount).optional(),
      once: z
        .strictObject({
          gil: row.optional(),
          bicolorGemstones: row.optional(),
          crystalPaste: row.optional(),
          items: z.array(text).describe("English names of items whose rows in the Item sheet are not known."),
          aetherwells: z.strictObject({ count: row, points: row }).optional(),
          zones: z
            .strictObject({ count: row, fates: row })
            .optional()
            .describe(
              "Zones of an expansion, with the marked enemies and gold-rated FATEs required in each.",
            ),
          duties: z
            .array(
              z.strictObject({
                kind: z.enum(["leveling", "expert", "trials", "allianceRaids", "raids"]),
                count: row,
              }),
            )
            .optional(),
        })
        .optional()
        .describe("Required once per character in addition to `oneTimeCosts`."),
      firstFree: z.literal(true).optional().describe("The first weapon is free."),
      sources: z
        .array(
          z.discriminatedUnion("by", [
            z.strictObject({
              itemId: row,
              by: z.literal("area"),
              zone,
              area: z.int().min(1).max(3),
              encounters: z.array(z.enum(["skirmishes", "engagements"])).min(1),
              quantity: row,
            }),
            z.strictObject({
              itemId: row,
              by: z.literal("zone"),
              zone,
              encounters: z.array(z.enum(["skirmishes", "engagements"])).min(1),
              quantity: row,
            }),
            z.strictObject({
              itemId: row,
              by: z.literal("duty"),
              duty: ref("duties", "innerDuties"),
              quantity: row,
            }),
            z.strictObject({
              itemId: row,
              by: z.literal("tomestones"),
              kind: z.literal("poetics").optional().describe("Absent if the kind is unknown."),
              quantity: row.describe("Price of one in tomestones."),
            }),
          ]),
        )
        .optional()
        .describe(
          "Sources in field operations or for tomestones. Records of notorious monsters list their own drops.",
        ),
      alsoFrom: z
        .array(
          z.discriminatedUnion("by", [
            z.strictObject({
              itemId: row,
              by: z.literal("reports"),
              zone,
              least: row,
              most: row.describe("Quantity from one FATE, as players reported it."),
            }),
            z.strictObject({
              itemId: row,
              by: z.literal("fates"),
              zones: z.array(zone).min(1),
              percent: row.optional().describe("Chance per FATE, if a source gives it."),
            }),
            z.strictObject({
              itemId: row,
              by: z.literal("elsewhere"),
              place: z.enum([
                "alexander",
                "crystalTower",
                "dungeons60",
                "dungeons70",
                "eden",
                "heavenOnHigh",
                "ivalice",
                "mhach",
                "omega",
                "palace",
              ]),
              floors: z.array(row).optional().describe("Floors of a raid, 1 to 12."),
              quantity: row.optional(),
            }),
            z.strictObject({
              itemId: row,
              by: z.literal("inside"),
              duty: ref("innerDuties"),
            }),
          ]),
        )
        .optional()
        .describe("Other sources: FATEs, other duties, or an area inside a duty."),
      confidence,
    });
  },
  names: { facts: "relicStepFacts", type: "RelicStep", records: "relicSteps" },
  derive: reportedCrystals,
  least: { rows: 28, names: { ja: 7, de: 7, fr: 7 } },
});
