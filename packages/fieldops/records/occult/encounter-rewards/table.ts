import { z } from "zod";
import { rewardFields } from "../../../schemas/rewards.ts";
import { defineTable } from "../../../tools/define-table.ts";

const share = z.number().positive().max(1);

export default defineTable({
  schema: (fields) => {
    const { confidence, count, ref, row, zone } = fields;
    const { amount } = rewardFields(fields);

    return z.strictObject({
      id: ref("engagements", "fates", "potFates"),
      table: z.enum(["engagements", "fates", "potFates"]),
      gameId: row,
      zone,
      records: row.optional().describe("Number of player reports counted."),
      knowledgeExperienceMax: row.optional(),
      phantomExperience: row.optional(),
      currencies: z.array(amount),
      tomestones: z.array(amount).optional(),
      observed: z.array(
        z.strictObject({
          itemId: row,
          kind: z.enum(["accessory", "fieldNote", "soulShard", "other"]),
          count,
          of: row.describe("Number of reports counted."),
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
    });
  },
  names: { facts: "encounterRewards", type: "EncounterReward" },
  least: { rows: 56 },
});
