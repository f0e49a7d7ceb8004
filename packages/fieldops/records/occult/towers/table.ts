import { z } from "zod";
import { minutes, occultFields } from "../../../schemas/occult.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { confidence, conflicts, position, ref, row, text, zone } = fields;
    const { boss } = occultFields(fields);
    const jobDemand = z.strictObject({
      jobs: z.array(ref("phantomJobs")).min(1).describe("Phantom jobs, any one of which counts."),
      count: row,
      per: z.enum(["party", "side", "alliance", "raid"]),
    });
    return z.strictObject({
      id: ref("innerDuties").describe("Id in the table of inner duties."),
      zone,
      engagement: ref("engagements"),
      position,
      playersMax: row,
      playersMin: row.optional(),
      alliancePartiesMin: row.optional(),
      knowledgeLevel: row.optional(),
      resurrectionLimited: z.boolean().optional(),
      jobChange: z.enum(["atStart", "outOfCombat"]).optional(),
      entryItemId: row.nullable().describe("Item required to enter; null: unknown."),
      questRequired: z.boolean().optional(),
      bloodClearRequired: z.boolean().optional(),
      lotteryWhenFull: z.boolean().optional(),
      allianceInstanceFromPlayers: row
        .optional()
        .describe("Number of players from which an alliance gets its own instance."),
      mirageStartsMinutesAfterEntering: minutes.optional(),
      mirageMinutes: minutes.optional(),
      minutesLeftAtLeast: minutes
        .optional()
        .describe("Never set, as no tower requires time left. The field remains for users of v1."),
      minutesLeftAfterLeaving: minutes
        .optional()
        .describe("Minimum minutes left of the player's stay after leaving, since patch 7.56."),
      extendsStay: z
        .literal(true)
        .optional()
        .describe(
          "Whether entering and each boss add time to the player's stay that is removed again on leaving.",
        ),
      enteredBy: z
        .literal("person")
        .optional()
        .describe("The leader enters through an NPC instead of a mirage, so `timer` does not apply."),
      minutesAtStart: minutes.optional().describe("Time limit at the start, in minutes; bosses extend it."),
      rewardItemIds: z.array(row),
      bosses: z
        .array(
          z.strictObject({
            name: boss,
            bnpcNameId: row.optional(),
            arena: z
              .strictObject({ shape: z.enum(["circle", "square"]), yalms: z.number().positive() })
              .optional(),
          }),
        )
        .describe("Bosses; `name` is a key in the boss names."),
      noteItemIds: z.array(row),
      timer: z
        .strictObject({
          baseMinutes: minutes,
          firstMinutes: minutes.optional().describe("Minutes in a new instance."),
          minusMinutesPerEngagement: minutes.optional(),
          minusMinutesPerFate: minutes.optional(),
        })
        .describe(
          "When it opens, as players count it: a base time, minus time for every engagement and FATE.",
        ),
      lives: row.optional().describe("Number of raises that a player can accept."),
      entryOffersNeeded: row.optional().describe("Number of ciphers that must be offered before it opens."),
      enrageSeconds: z.array(row).optional().describe("Seconds until enrage, by boss in order."),
      jobs: z
        .array(
          z.strictObject({
            source: text,
            required: z.array(jobDemand),
            encouraged: z.array(jobDemand),
          }),
        )
        .optional()
        .describe("Phantom jobs that guides require; guides differ, so each is listed separately."),
      conflicts,
      fieldConfidence: z
        .partialRecord(
          z.enum(["timer", "jobs", "lives", "enrageSeconds", "minutesAtStart", "mirageMinutes"]),
          confidence,
        )
        .optional(),
      confidence,
    });
  },
  names: { facts: "towers", type: "TowerFacts" },
  least: { rows: 3 },
});
