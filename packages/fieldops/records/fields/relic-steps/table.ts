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
      itemBase: row.optional().describe("Item of the first job's weapon; those of the others follow it."),
      items: z
        .array(row)
        .length(16)
        .optional()
        .describe("Items of the step: the weapons of all jobs and the shield, in the order of `itemBase`."),
      quests: z.array(row).optional().describe("Rows of the Quest sheet."),
      costs: z.array(amount),
      instead: z
        .array(z.strictObject({ itemId: row, costs: z.array(amount) }))
        .optional()
        .describe("What may be given for one of the items instead."),
      logosActions: row.optional().describe("Logos actions that must have been made."),
      oneTime: z.literal(true).optional().describe("Once a character, not for each weapon."),
      oneTimeCosts: z.array(amount).optional(),
      once: z
        .strictObject({
          gil: row.optional(),
          bicolorGemstones: row.optional(),
          crystalPaste: row.optional(),
          items: z.array(text).describe("English names; their rows of the Item sheet are not known."),
          aetherwells: z.strictObject({ count: row, points: row }).optional(),
          zones: z
            .strictObject({ count: row, fates: row })
            .optional()
            .describe("Zones of an expansion, with marked enemies and FATEs at gold in each."),
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
        .describe("What is asked once a character, beside `oneTimeCosts`."),
      firstFree: z.literal(true).optional().describe("The first weapon costs nothing."),
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
              kind: z.literal("poetics").optional().describe("Absent: the kind is not collected."),
              quantity: row.describe("Tomestones for one."),
            }),
          ]),
        )
        .optional()
        .describe(
          "What gives it in the field operations, or for tomestones; notorious monsters tell theirs themselves.",
        ),
      alsoFrom: z
        .array(
          z.discriminatedUnion("by", [
            z.strictObject({
              itemId: row,
              by: z.literal("reports"),
              zone,
              least: row,
              most: row.describe("Pieces of one FATE, as players reported them."),
            }),
            z.strictObject({
              itemId: row,
              by: z.literal("fates"),
              zones: z.array(zone).min(1),
              percent: row.optional().describe("Chance of one FATE, where a source names it."),
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
              floors: z.array(row).optional().describe("Numbers of a raid's duties, 1 to 12."),
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
        .describe("What else gives it: FATEs, other duties, an area inside of a duty."),
      confidence,
    });
  },
  names: { facts: "relicStepFacts", type: "RelicStep", records: "relicSteps" },
  derive: reportedCrystals,
  least: { rows: 28, names: { ja: 7, de: 7, fr: 7 } },
});
