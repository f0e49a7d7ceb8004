import { z } from "zod";
import type { Kit } from "./kit.ts";

/** Goals of players: levels and ranks, the Challenge Log, relic weapons, raid requirements, and what opens each duty. */
export function progressSchemas({
  confidence,
  conflicts,
  count,
  element,
  id,
  names,
  position,
  ref,
  relicLine,
  role,
  row,
  text,
  zone,
}: Kit) {
  const amount = z.strictObject({ itemId: row, quantity: row });
  const action = ref("lostActions", "logosActions");
  const word = ref("terms of unlocks");
  return {
    challengeLog: z.strictObject({
      id,
      names,
      rowId: row.describe("Row of the ContentsNote sheet."),
      operation: z.enum(["eureka", "occult"]),
      counts: z.enum(["aspect", "ashkin", "sprites", "monsters", "engagements", "fates", "chain"]),
      amount: row,
      chainLength: row.optional(),
      aspects: z.array(element).optional(),
      experienceFactor: row,
      gil: row,
      levelsAboveOwn: z.int().optional().describe("How far above one's own level an enemy must be to count."),
    }),
    levelRules: z.strictObject({
      id: z.literal("levels"),
      eureka: z.strictObject({
        levelMax: row,
        levelMaxByZone: z.array(z.strictObject({ zone, level: row })),
        resistanceByLevel: z
          .array(row)
          .describe("Base resistance at level 1, 2 and so on; gear adds levels beyond the last."),
        challengeLogExperience: z.array(count).describe("Experience of one log entry by elemental level."),
        elementBonus: z.array(row).describe("Power of one to five magia in one element, in percent."),
      }),
      bozja: z.strictObject({
        rankMax: row,
        opens: z.array(
          z.union([
            z.strictObject({ rank: row, zone, area: z.int().min(1).max(3) }),
            z.strictObject({ rank: row, duty: ref("duties", "innerDuties") }),
          ]),
        ),
        confidence,
      }),
      occult: z.strictObject({
        levelGap: z
          .array(z.strictObject({ above: count, damageDealtPercent: row, damageTakenPercent: row }))
          .describe("What an enemy so many levels above does to damage; the last row holds for all beyond."),
        levelGapConfidence: confidence,
      }),
    }),
    rules: z.strictObject({
      id,
      value: z.number().nonnegative(),
      most: z.number().positive().optional().describe("The upper bound if the number is a range."),
      unit: z.enum(["seconds", "minutes", "hours", "percent", "count", "level", "gil", "periods"]),
      from: z
        .enum(["appearance", "end", "entering", "opening"])
        .optional()
        .describe("The moment that a time counts from."),
      confidence,
      sources: z
        .array(
          z.strictObject({
            origin: text.describe("Repository, site or sheet; copies of one another share the origin."),
            by: z
              .enum(["official", "sheet", "code", "guide", "count"])
              .describe("`code` uses the number; a constant that is never read is not a source."),
            where: text,
          }),
        )
        .describe("Empty: our own estimate."),
      against: z.array(text).optional().describe("Statements that speak against the number."),
      holds: z
        .array(z.strictObject({ table: text, field: text, records: z.array(text).optional() }))
        .optional()
        .describe("Fields of other tables that repeat the number; a law compares them."),
    }),
    raidRequirements: z.strictObject({
      id: ref("duties", "innerDuties"),
      elementalLevel: row.optional(),
      rank: row.optional(),
      mettle: row.optional(),
      playersMin: row.optional(),
      playersMax: row.optional(),
      playersAdvised: row.optional(),
      quests: z.array(text).optional().describe("Quests that open it, by their English names."),
      party: z.strictObject({ size: row, tank: row, healer: row, dps: row }).optional(),
      roles: z
        .array(z.strictObject({ role, essences: z.array(action), actions: z.array(action) }))
        .optional(),
      everyone: z.array(action).optional(),
      fights: z.array(z.strictObject({ fight: id, actions: z.array(action) })).optional(),
      passcodeMinutesBefore: z
        .strictObject({ leaders: row, support: row.optional(), main: row })
        .optional()
        .describe("When hosts give out the passcodes of the parties, in minutes before the run."),
      conflicts,
      confidence,
    }),
    unlocks: z.strictObject({
      id: ref("duties", "innerDuties"),
      operation: z.enum(["eureka", "arsenal", "bozja", "occult"]),
      after: z.array(word).optional().describe("Quests that must be finished before."),
      storyOf: zone.optional().describe("The zone whose story must be finished before."),
      quests: z.array(word).min(1).optional().describe("Quests that open it; absent: not collected."),
      people: z.array(
        z.strictObject({
          name: word,
          does: z
            .enum(["start", "quest", "entry", "story"])
            .describe(
              "`start` gives the first quest of those before, `quest` the quest, `entry` lets in, `story` gives quests inside.",
            ),
          at: z
            .strictObject({ place: word, x: z.number().positive(), y: z.number().positive() })
            .optional()
            .describe("Where the person is, if no map of the atlas has the place."),
          position: position.optional(),
        }),
      ),
      confidence,
    }),
    relicSteps: z.strictObject({
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
      oneTime: z.literal(true).optional().describe("Once an account, not for each weapon."),
      oneTimeCosts: z.array(amount).optional(),
      once: z
        .strictObject({
          gil: row.optional(),
          bicolorGemstones: row.optional(),
          crystalPaste: row.optional(),
          items: z.array(text).describe("English names; their rows of the Item sheet are not known."),
          aetherwells: z.strictObject({ count: row, points: row }).optional(),
        })
        .optional()
        .describe("What is asked once an account, beside `oneTimeCosts`."),
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
    }),
  };
}
