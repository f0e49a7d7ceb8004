import { z } from "zod";
import { named } from "../../../schemas/field-schemas.ts";
import { forecastFields } from "../../../schemas/forecast.ts";
import { defineTable } from "../../../tools/define-table.ts";
import { emitFilters } from "../../../tools/filter-modules.ts";

export default defineTable({
  schema: (fields) => {
    const {
      area,
      confidence,
      conflicts,
      count,
      element,
      id,
      map,
      names,
      position,
      ref,
      row,
      text,
      weather,
      zone,
    } = fields;
    const { weathers, magia, kills } = forecastFields(fields);
    const term = ref("terms of forecast-filters").describe("Key of a term in this file.");
    const base = {
      id,
      uri: z
        .string()
        .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/)
        .describe("Canonical route parameter, as in `/forecast/{uri}`."),
      aliases: z
        .array(text)
        .describe("Other spellings that open it, compared without case, underscores, hyphens or spaces."),
    };
    const monster = named(
      "ForecastMonster",
      z
        .strictObject({
          name: term,
          bnpcNameId: row.optional(),
          level: row.optional().describe("Elemental level, in Eureka."),
          rank: z.int().min(1).max(5).optional().describe("Rank of a sprite, in Bozja."),
          element: element
            .nullable()
            .optional()
            .describe("Null if the sources contradict one another (see `conflicts`)."),
          mutatedElement: element.optional(),
          weather: weathers.optional().describe("Weathers in which it appears or changes; absent: any."),
          position: position.optional(),
          needs: z
            .enum(["mutated", "adapted"])
            .optional()
            .describe(
              "It drops the reward only after its weather has mutated it (changed its element) or adapted it (made it stronger).",
            ),
          levelSync: z
            .strictObject({ notoriousMonster: ref("notoriousMonsters"), fateId: row, level: row, position })
            .optional()
            .describe(
              "FATE to join first, to sync down to `level`, so that the enemy is above the player's level.",
            ),
          chainTo: row.optional().describe("Chain to build first."),
          lethalAutoAttacks: z.literal(true).optional(),
          extraBoxOnChain30: z
            .boolean()
            .optional()
            .describe("Whether a kill at chain 30 drops an extra box."),
        })
        .describe("An enemy to farm, or the notorious monster itself."),
    );
    const chainRecipe = named(
      "ChainRecipe",
      z.strictObject({
        kills: kills("forecast-filters"),
        chain: row.optional(),
        magia,
        source: text,
      }),
    );
    const farming = named(
      "FarmingFacts",
      z
        .strictObject({
          requires: z.enum(["mutated", "adapted"]).optional(),
          mutationRate: z
            .union([z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]), z.literal("low")])
            .optional()
            .describe("Share of the enemies that change, `[least, most]`; `low` if no figure is known."),
          chain: row.optional().describe("Chain at which drops are best."),
          buildChainTo: row.optional(),
          killSpriteAt: row.optional().describe("Position in the chain at which to kill the sprite itself."),
          boxesOnChain30: row.optional(),
          holdLastMutatedForChain30: z.literal(true).optional(),
          holdForChain30: z.array(term).optional().describe("Enemies to save for kill 30."),
          holderRole: z.literal("second-tank").optional(),
          chainBuilders: z.array(term).optional().describe("Enemies used to build the chain."),
          chainRecipes: z.array(chainRecipe).optional(),
          chainElements: z
            .record(term, z.array(element))
            .optional()
            .describe("Elements of the enemies in the chain."),
          magia,
          keepsAfterWeather: z
            .literal(true)
            .optional()
            .describe("Adapted enemies stay after their weather ends."),
          technique: z
            .literal("reflect")
            .optional()
            .describe(
              "It is killed by its own reflected spells: take off gear, and use reflect from outside its range first.",
            ),
          action: ref("lostActions", "logosActions").optional(),
          essence: ref("lostActions").optional(),
          defensiveMagia: count.optional(),
          gearRemoved: z.literal(true).optional(),
          firstCastOutsideAggro: z.literal(true).optional(),
          levelSyncRequired: z.literal(true).optional(),
          extraDropsOnHighChain: z.literal(true).optional(),
          optionalMonsters: z.array(z.strictObject({ name: term, level: row, drops: term })).optional(),
          alternative: z
            .strictObject({ monster: term, weather: weathers })
            .optional()
            .describe("Alternative that yields less."),
        })
        .describe("Figures of how a farm works; fields that do not apply are absent."),
    );
    const trigger = named(
      "ForecastTrigger",
      z
        .strictObject({
          name: term,
          bnpcNameId: row,
          level: row,
          element,
          weather: weathers,
          night: z.boolean(),
          position,
        })
        .describe("Enemies whose deaths spawn a notorious monster."),
    );
    const reward = named(
      "ForecastReward",
      z.strictObject({
        item: term,
        itemId: row.optional(),
        quantity: row.optional(),
        rate: z.enum(["always", "rare"]).optional(),
      }),
    );
    const choice = named(
      "ForecastChoice",
      z
        .strictObject({ id, monsters: z.array(term).min(1), weather: weathers.min(1) })
        .describe(
          "One of several ways to the same reward. The page lets the player choose; the first is the default.",
        ),
    );
    const reading = named(
      "ForecastReading",
      z
        .strictObject({
          zone,
          area: area.optional(),
          weather: weathers,
          monsters: z.array(z.strictObject({ name: term, rank: row })),
        })
        .describe("Another consistent reading of the sources."),
    );
    const spawn = named(
      "SpawnRecord",
      z
        .strictObject({
          ...base,
          kind: z.enum(["notorious-monster", "eureka-farm", "fragment-farm"]),
          names,
          zone,
          map,
          weather: weathers.describe("Weathers, any of which matches; empty: any weather."),
          night: z.literal(true).optional().describe("It matches only from 18:00 to 6:00 Eorzea time."),
          appliesTo: z
            .enum(["monster", "trigger", "farm"])
            .describe(
              "Whom the weather and night conditions apply to: the monster itself, the enemies that spawn it, or the farm's enemies.",
            ),
          area: area.optional().describe("Area of a Bozjan field."),
          position: position.optional(),
          monsters: z.array(monster).describe("The notorious monster, or the enemies to farm."),
          notoriousMonster: ref("notoriousMonsters").optional(),
          fateId: row.optional(),
          trigger: trigger.optional(),
          respawnMinutes: row.optional(),
          farming: farming.optional(),
          rewards: z.array(reward),
          choices: z.array(choice).optional(),
          otherReadings: z.array(reading).optional(),
          sprites: z
            .array(z.strictObject({ name: term, rank: row, weather }))
            .optional()
            .describe("All sprites of the area, best rank first."),
          resultMode: z
            .enum(["single-period", "merged"])
            .describe(
              "`single-period`: each matching period is a result; `merged`: adjacent periods form one window.",
            ),
          conflict: z
            .boolean()
            .describe(
              "Whether the same weather in the five previous periods may have used up the spawn (it respawns after two hours); never true for night alone.",
            ),
          confidence,
          conflicts,
        })
        .describe("When and where something spawns, with its known details."),
    );
    const collection = named(
      "CollectionFilter",
      z
        .strictObject({
          ...base,
          kind: z.literal("collection"),
          contains: z.array(ref("forecastFilters")).min(1),
          optional: z
            .array(ref("forecastFilters"))
            .optional()
            .describe("Filters that can be added optionally."),
        })
        .describe(
          "Several filters shown together. The interface names it, since the game has no name for it.",
        ),
    );
    return z.discriminatedUnion("kind", [spawn, collection]);
  },
  unique: ["uri"],
  terms: "forecast-filters",
  emit: emitFilters,
  rows: async () => (await import("../../../src/forecast-filters/index.ts")).forecastFilters,
  least: { rows: 39, names: { ja: 34, de: 34, fr: 34, ko: 28, "zh-CN": 34, "zh-TW": 34 } },
});
