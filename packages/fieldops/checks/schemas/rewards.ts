import { z } from "zod";
import type { Kit } from "./kit.ts";

const share = z.number().positive().max(1);

/** Rewards, finds and trades: items, boxes with counted contents, rewards, exchanges. */
export function rewardSchemas({ confidence, count, id, names, ref, row, zone }: Kit) {
  const amount = z.strictObject({ itemId: row, quantity: row });
  return {
    gameItems: z.strictObject({
      id,
      names,
      itemId: row,
      iconId: row.optional(),
      marketable: z.boolean().optional().describe("Can be traded on the market board; absent: not known."),
    }),
    dropRates: z.strictObject({
      id,
      kind: z.enum(["occultCoffer", "lockbox", "bunnyCoffer", "appraisal"]),
      zone: zone.nullable(),
      containerId: row.describe("The box or fragment as an item, or the coffer as an object of the field."),
      patch: z
        .string()
        .describe("Patches that were counted, as the source names the range: from this one on."),
      openings: row.describe("How many were opened."),
      coffer: z.enum(["bronze", "silver", "gold"]).optional(),
      found: z.enum(["field", "pot", "bunny"]).optional().describe("What leads to the coffer."),
      partial: z.literal(true).optional().describe("Only some of its contents were counted."),
      oneEach: z.literal(true).optional().describe("One item an opening: the counts add up to the openings."),
      drops: z
        .array(
          z.strictObject({
            itemId: row,
            count: row.describe("Openings that held it."),
            quantity: row.optional().describe("All pieces together, where that is not the count."),
            min: row.optional(),
            max: row.optional(),
          }),
        )
        .min(1),
      confidence,
    }),
    encounterRewards: z.strictObject({
      id: ref("engagements", "fates", "potFates"),
      table: z.enum(["engagements", "fates", "potFates"]),
      gameId: row,
      zone,
      records: row.optional().describe("Players' reports that were counted."),
      knowledgeExperienceMax: row.optional(),
      phantomExperience: row.optional(),
      currencies: z.array(amount),
      tomestones: z.array(amount).optional(),
      observed: z.array(
        z.strictObject({
          itemId: row,
          kind: z.enum(["accessory", "fieldNote", "soulShard", "other"]),
          count,
          of: row.describe("Reports that were counted."),
        }),
      ),
      cofferChances: z.strictObject({ bronze: share, silver: share }).optional(),
      demiatma: z.strictObject({ itemId: row, chance: share }).optional(),
      dispeller: amount.optional(),
      elixirsMax: row.optional(),
      fieldConfidence: z
        .partialRecord(
          z.enum(["knowledgeExperienceMax", "cofferChances", "demiatma", "dispeller"]),
          confidence,
        )
        .optional(),
      confidence,
    }),
    encounterDrops: z.strictObject({
      id: ref("fates", "bunnyFates", "skirmishes", "engagements", "duels"),
      table: z.enum(["fates", "bunnyFates", "skirmishes", "engagements", "duels"]),
      gameId: row,
      zone,
      records: row.describe("Players' reports that were counted."),
      drops: z
        .array(
          z.strictObject({
            itemId: row,
            count: row.describe("Reports that held it."),
            quantity: row.describe("Pieces each time, with the rating gold."),
          }),
        )
        .min(1),
      confidence,
    }),
    exchanges: z.strictObject({
      id,
      shopId: row.describe("Row of the SpecialShop sheet."),
      operation: z.enum(["eureka", "bozja", "occult"]),
      npcId: row.optional(),
      zone: zone.optional(),
      trades: z.array(z.strictObject({ gets: z.array(amount).min(1), costs: z.array(amount).min(1) })).min(1),
      patch: z
        .string()
        .optional()
        .describe("Patch of the sheet it was read from, where that is older than the table's."),
      confidence,
    }),
  };
}
