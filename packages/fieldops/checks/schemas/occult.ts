import { z } from "zod";
import { phantomEffect, phantomStatus } from "./effects.ts";
import { type Kit, named } from "./kit.ts";

const basis = z.enum(["game", "players"]);
const minutes = z.number().nonnegative();
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
    .describe("What a job brings to others; the columns of the matrix of jobs."),
);

/** Phantom jobs, and what the Occult Crescent pays, sells and hides. */
export function occultSchemas(kit: Kit) {
  const {
    amount,
    confidence,
    conflicts,
    count,
    element,
    id,
    names,
    position,
    ref,
    resolves,
    lost,
    note,
    row,
    text,
    zone,
  } = kit;
  const action = ref("phantomActions");
  const effect = named("PhantomEffect", phantomEffect(kit));
  const jobDemand = z.strictObject({
    jobs: z.array(ref("phantomJobs")).min(1).describe("Any one of them."),
    count: row,
    per: z.enum(["party", "side", "alliance", "raid"]),
  });
  const rising = z.array(z.int().positive());
  const item = ref("terms of occult items");
  const boss = ref("terms of occult bosses");
  const byWeakness = z.strictObject({ fire: row, ice: row, lightning: row, wind: row });
  const range = z.tuple([z.number(), z.number()]);

  const rules = z.discriminatedUnion("id", [
    z.strictObject({
      id: z.literal("knowledge"),
      levelMax: row,
      levelMaxSouthHorn: row,
      syncInSouthHorn: row,
      experience: rising,
      lossAboveLevel: row,
      balancedPartyMaxGap: row,
      chainMax: row,
      enemyLevelMax: row,
      chainLevelGap: z.array(z.strictObject({ players: range, gap: range })),
    }),
    z.strictObject({
      id: z.literal("treasure"),
      northHorn: z.strictObject({
        coffers: z.strictObject({ bronze: count, silver: count }),
        carrots: count,
        potCoffers: count,
        potContents: z.array(
          z.strictObject({
            coffer: z.enum(["bronze", "fate", "gold", "silver"]),
            silverObols: count,
            goldObols: count,
            gil: count,
          }),
        ),
        potContentsConfidence: confidence,
      }),
      southHorn: z.strictObject({ coffers: count, carrots: count, potCoffers: count }),
      pots: z.strictObject({
        slotMinutes: minutes,
        repeatMinutes: minutes,
        firstAfterInstanceStart: z.array(
          z.strictObject({ minutes, side: z.enum(["north", "south"]).nullable() }),
        ),
        firstConfidence: confidence,
      }),
    }),
    z.strictObject({
      id: z.literal("spawn-rules"),
      instance: z.strictObject({ minutes, playersMax: row }),
      bossFatesAtOnce: row,
      engagementCooldownMinutes: z.strictObject({ calledByEnemy: minutes, byItself: minutes }),
      confidence,
    }),
    z.strictObject({
      id: z.literal("miscellany"),
      phantomWeapons: z.strictObject({
        steps: z.array(
          z.strictObject({
            id,
            itemBase: row,
            dispellerCount: row.optional(),
            arcaniteCount: row.optional(),
            mathematicsPerArcanite: row.optional(),
          }),
        ),
        dispellersElsewhere: z.array(
          z.strictObject({
            itemId: row,
            roulette: z.enum(["highLevelDungeons", "normalRaids", "trials"]),
          }),
        ),
        confidence,
      }),
      armour: z.strictObject({
        vendor: item,
        position,
        pieces: row,
        itemLevelBase: row,
        steps: z.array(z.strictObject({ step: count, itemId: row, count: row })),
      }),
      mountSpeed: z.strictObject({ itemId: row, currencyItemId: row, cost: row }),
      elementalWeakness: z.strictObject({ bonusPercent: row, statusIds: byWeakness, iconIds: byWeakness }),
      quests: z.array(z.strictObject({ questId: row, name: text, confidence })),
      people: z.array(
        z.strictObject({ name: text, place: text, x: amount, y: amount, quest: text.optional() }),
      ),
      patches: z.array(z.strictObject({ patch: text, date: z.iso.date().nullable() })),
    }),
  ]);

  return {
    phantomJobs: z.strictObject({
      id,
      names,
      jobId: count.describe("Row of the MKDSupportJob sheet."),
      zone: zone.describe("The zone that brought it."),
      levelStatusId: row.describe("Status whose stacks are the job's level."),
      levelMax: row,
      experience: rising
        .nullable()
        .describe("Experience from level 1 to 2, 2 to 3 and so on; null: see `experienceBasis`."),
      experienceBasis: z
        .enum(["game", "players", "masteredJobs", "unknown"])
        .describe(
          "`masteredJobs`: its level is one more than the number of mastered jobs; `unknown`: not published, the sheet holds fillers.",
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
        .describe("The lasting effect it gives beside a knowledge crystal."),
      conflicts,
      basis,
    }),
    phantomActions: z.strictObject({
      id,
      names,
      job: ref("phantomJobs"),
      actionId: row,
      iconId: row.optional(),
      level: row
        .optional()
        .describe("Job level at which it is learned; absent: another action brings it forth (`parent`)."),
      parent: action.optional(),
      kind: z
        .enum(["ability", "spell", "weaponskill"])
        .nullable()
        .describe("Null: unknown, as are the figures below."),
      castMs: amount.nullable(),
      recastMs: amount.nullable(),
      rangeYalms: amount.nullable(),
      radiusYalms: amount.nullable(),
      shape: z.enum(["single", "circle", "cone", "line"]).nullable(),
      mpCost: row.optional(),
      element: element.optional(),
      learn: z
        .discriminatedUnion("from", [
          z.strictObject({ from: z.literal("default") }),
          z.strictObject({ from: z.literal("encounter"), encounter: ref("engagements"), bnpcNameId: row }),
          z.strictObject({ from: z.literal("enemy"), bnpcNameId: row, position }),
        ])
        .optional()
        .describe("How a Blue Mage comes by it."),
      effects: z.array(effect).min(1),
      withTraits: z.literal(true).optional(),
      basis: basis.describe(
        "`game`: the game's sheets; `players`: figures collected by players, one or more listings.",
      ),
      note: note.nullable(),
    }),
    phantomTraits: z.strictObject({
      id,
      names,
      traitId: row.optional().describe("Row of the MKDTrait sheet; absent: not in the sheets at hand."),
      job: ref("phantomJobs"),
      level: row,
      iconId: row.optional(),
      enhances: z.array(action).optional().describe("The action it strengthens."),
      effects: z.array(effect).min(1),
      basis,
      note: note.nullable(),
    }),
    currencies: z.strictObject({
      id,
      names,
      itemId: row,
      iconId: row.optional(),
      zone,
      kind: z.enum(["dispeller", "gold", "material", "silver", "towerEntry", "towerReward"]),
      earnedFrom: z
        .array(z.union([z.enum(["engagement", "fate", "pot-fate", "enemy"]), ref("engagements", "fates")]))
        .describe("Kinds of encounter, or the id of one; empty: not collected."),
      costs: z.array(z.strictObject({ currencyItemId: row, cost: row })).optional(),
    }),
    crystals: z.strictObject({
      id,
      names,
      itemId: row,
      kind: z.enum(["demiatma", "dispeller"]),
      zone,
      from: z
        .array(
          z
            .strictObject({ table: z.enum(["engagements", "fates", "pot-fates"]), id, gameId: row })
            .superRefine((from, context) => {
              const table = from.table === "pot-fates" ? "potFates" : from.table;
              if (!resolves(table, from.id))
                context.addIssue({ code: "custom", path: ["id"], message: lost(table, from.id) });
            }),
        )
        .min(1),
    }),
    consumables: z.strictObject({
      id,
      names,
      itemId: row,
      usedBy: z.array(action).min(1).describe("Ids of phantom actions."),
    }),
    shops: z.strictObject({
      id,
      vendor: item.describe("Key of the item names."),
      npcId: row,
      zone,
      position: position.optional(),
      currencyItemId: row,
      tab: z.enum(["armor", "other"]),
      wares: z
        .array(z.strictObject({ item, itemId: row.optional(), cost: row, count: row.optional() }))
        .min(1)
        .describe("`item` is a key of the item names."),
      confidence,
    }),
    towers: z.strictObject({
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
      minutesLeftAtLeast: minutes.optional().describe("Minutes that must be left in the field."),
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
        .partialRecord(z.enum(["timer", "jobs", "lives", "enrageSeconds", "minutesAtStart"]), confidence)
        .optional(),
      confidence,
    }),
    occultRecords: z.strictObject({
      id,
      names,
      number: row,
      zone,
      imageId: row.optional(),
      source: z
        .discriminatedUnion("by", [
          z.strictObject({
            by: z.literal("survey"),
            place: text.describe("The survey point, by the id of its marker."),
            position,
          }),
          z.strictObject({
            by: z.literal("engagements"),
            encounters: z.array(ref("engagements")).min(1),
            itemId: row,
          }),
          z.strictObject({
            by: z.literal("pot-fates"),
            encounters: z.array(ref("potFates")).min(1),
            itemId: row,
          }),
          z.strictObject({ by: z.literal("tower"), boss: boss.optional(), itemId: row.optional() }),
          z.strictObject({
            by: z.literal("uncharted"),
            duty: ref("innerDuties").optional().describe("The duty that its survey point lies in."),
          }),
          z.strictObject({ by: z.literal("story") }),
        ])
        .nullable()
        .describe(
          "Null: not collected. `uncharted`: a survey point on no chart; `story`: neither an item nor a place gives it, so that the story or progress must.",
        ),
    }),
    occultRules: rules,
  };
}
