import { z } from "zod";
import { minutes, occultFields } from "../../../schemas/occult.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { confidence, conflicts, position, ref, row, text, zone } = fields;
    const { boss } = occultFields(fields);
    const jobDemand = z.strictObject({
      jobs: z.array(ref("phantomJobs")).min(1).describe("Any one of them."),
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
      entryItemId: row.nullable().describe("The item that lets in; null: unknown."),
      questRequired: z.boolean().optional(),
      bloodClearRequired: z.boolean().optional(),
      lotteryWhenFull: z.boolean().optional(),
      allianceInstanceFromPlayers: row
        .optional()
        .describe("From so many players an alliance gets an instance of its own."),
      mirageStartsMinutesAfterEntering: minutes.optional(),
      mirageMinutes: minutes.optional(),
      minutesLeftAtLeast: minutes
        .optional()
        .describe("Never set: no tower asks for time left. The field stays for readers of v1."),
      minutesLeftAfterLeaving: minutes
        .optional()
        .describe("At least so many minutes of the stay remain after leaving, since 7.56."),
      extendsStay: z
        .literal(true)
        .optional()
        .describe("Entering and each boss add time to the player's stay; it is taken off again on leaving."),
      enteredBy: z
        .literal("person")
        .optional()
        .describe("The leader enters through a person, not by a mirage: `timer` does not apply."),
      minutesAtStart: minutes.optional().describe("Time at the start; bosses extend it."),
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
        .describe("`name` is a key of the boss names."),
      noteItemIds: z.array(row),
      timer: z
        .strictObject({
          baseMinutes: minutes,
          firstMinutes: minutes.optional().describe("In a new instance."),
          minusMinutesPerEngagement: minutes.optional(),
          minusMinutesPerFate: minutes.optional(),
        })
        .describe("The players' count of when it opens: a base, less for every engagement and FATE."),
      lives: row.optional().describe("Raises that a player may accept."),
      entryOffersNeeded: row.optional().describe("Ciphers that must be offered before it opens."),
      enrageSeconds: z.array(row).optional().describe("Of the bosses in order."),
      jobs: z
        .array(
          z.strictObject({
            source: text,
            required: z.array(jobDemand),
            encouraged: z.array(jobDemand),
          }),
        )
        .optional()
        .describe("Phantom jobs that guides ask for; guides differ, so each stands by itself."),
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
