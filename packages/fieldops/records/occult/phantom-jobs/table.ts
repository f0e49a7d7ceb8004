import { z } from "zod";
import { phantomStatus } from "../../../schemas/effects.ts";
import { named } from "../../../schemas/field-schemas.ts";
import { basis, occultFields } from "../../../schemas/occult.ts";
import { defineTable } from "../../../tools/define-table.ts";
import { jobActions } from "../../../tools/reverse-links.ts";

const supportRole = named(
  "SupportRole",
  z
    .enum([
      "blind",
      "burst",
      "cleanse",
      "criticalUp",
      "crystalBuff",
      "dispel",
      "elementalDamage",
      "enemyAttackDown",
      "enemyDamageTakenUp",
      "evasionUp",
      "haste",
      "instantKill",
      "loot",
      "mitigation",
      "paralysis",
      "partyDamageUp",
      "partyHeal",
      "partyMitigation",
      "resurrection",
      "revealsWeakness",
      "selfDamageUp",
      "selfHeal",
      "singleHeal",
      "slow",
      "speed",
      "stop",
      "stun",
      "traps",
      "treasure",
      "undeadBonus",
      "weather",
    ])
    .describe("What a job brings to the group: the rows of the job matrix."),
);

export default defineTable({
  schema: (fields) => {
    const { confidence, conflicts, count, id, names, ref, row, text, zone } = fields;
    const { action, rising } = occultFields(fields);

    return z.strictObject({
      id,
      names,
      jobId: count.describe("Row of the MKDSupportJob sheet."),
      zone: zone.describe("Zone in which it was introduced."),
      levelStatusId: row.describe("Status whose stacks show the job's level."),
      levelMax: row,
      experience: rising
        .nullable()
        .describe("Experience needed from level 1 to 2, from 2 to 3 and so on; null: see `experienceBasis`."),
      experienceBasis: z
        .enum(["game", "players", "masteredJobs", "unknown"])
        .describe(
          "`masteredJobs`: its level is the number of mastered jobs plus one; `unknown`: not published, since the sheet has placeholders.",
        ),
      experienceConfidence: confidence.optional(),
      unlock: z.discriminatedUnion("by", [
        z.strictObject({ by: z.literal("default") }),
        z.strictObject({ by: z.literal("quest"), zone, quest: text }),
        z.strictObject({
          by: z.literal("encounter"),
          zone,
          gameId: row,
          encounter: ref("engagements"),
          itemId: row,
        }),
        z.strictObject({ by: z.literal("shop"), zone, currencyItemId: row, cost: row, itemId: row }),
      ]),
      soulShardItemId: row.optional(),
      actions: z.array(action).min(1),
      traits: z.array(ref("phantomTraits")),
      support: z.array(
        z.strictObject({
          role: supportRole,
          through: z.array(ref("phantomActions", "phantomTraits")).min(1),
          basis: z.enum(["effects", "listing"]),
        }),
      ),
      crystalBuff: z
        .strictObject({
          action,
          status: phantomStatus,
          statusId: row,
          level: row,
          minutes: row,
        })
        .optional()
        .describe("Lasting effect that it grants near a knowledge crystal."),
      conflicts,
      basis,
    });
  },
  unique: ["jobId", "levelStatusId"],
  names: { facts: "phantomJobFacts", type: "PhantomJobFacts", records: "namedPhantomJobs" },
  parts: { levels: { list: "phantomJobLevels", fields: ["id", "levelMax"] } },
  derive: jobActions,
  least: { rows: 24, names: { ja: 24, de: 24, fr: 24, ko: 16, "zh-CN": 24, "zh-TW": 13 } },
});
