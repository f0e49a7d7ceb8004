import { z } from "zod";
import type { Kit } from "./kit.ts";

/** Forecast filters and the farms beside them. */
export function forecastSchemas(kit: Kit) {
  const { area, confidence, conflicts, count, element, id, map, names, position, ref, row, text } = kit;
  const { weather, zone } = kit;
  const weathers = z.array(weather);
  const magia = z.array(z.strictObject({ element, count: row })).optional();

  /** Kills and names of enemies as keys of one word list. */
  const kills = (table: string) =>
    z.array(
      z.strictObject({
        monsters: z.array(ref(`terms of ${table}`)).min(1),
        count: z.union([row, z.enum(["all", "some"])]),
        when: z.enum(["day", "night"]).optional(),
      }),
    );
  const term = ref("terms of forecast-filters");
  const base = {
    id,
    uri: z.string().regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/),
    aliases: z.array(text),
  };

  const monster = z.strictObject({
    name: term,
    bnpcNameId: row.optional(),
    level: row.optional(),
    rank: z.int().min(1).max(5).optional(),
    element: element.nullable().optional(),
    mutatedElement: element.optional(),
    weather: weathers.optional(),
    position: position.optional(),
    needs: z.enum(["mutated", "adapted"]).optional(),
    levelSync: z
      .strictObject({ notoriousMonster: ref("notoriousMonsters"), fateId: row, level: row, position })
      .optional(),
    chainTo: row.optional(),
    lethalAutoAttacks: z.literal(true).optional(),
    extraBoxOnChain30: z.boolean().optional(),
  });

  const farming = z.strictObject({
    requires: z.enum(["mutated", "adapted"]).optional(),
    mutationRate: z
      .union([z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]), z.literal("low")])
      .optional(),
    chain: row.optional(),
    buildChainTo: row.optional(),
    killSpriteAt: row.optional(),
    boxesOnChain30: row.optional(),
    holdLastMutatedForChain30: z.literal(true).optional(),
    holdForChain30: z.array(term).optional(),
    holderRole: z.literal("second-tank").optional(),
    chainBuilders: z.array(term).optional(),
    chainRecipes: z
      .array(
        z.strictObject({
          kills: kills("forecast-filters"),
          chain: row.optional(),
          magia,
          source: text,
        }),
      )
      .optional(),
    chainElements: z.record(term, z.array(element)).optional(),
    magia,
    keepsAfterWeather: z.literal(true).optional(),
    technique: z.literal("reflect").optional(),
    action: ref("lostActions", "logosActions").optional(),
    essence: ref("lostActions").optional(),
    defensiveMagia: count.optional(),
    gearRemoved: z.literal(true).optional(),
    firstCastOutsideAggro: z.literal(true).optional(),
    levelSyncRequired: z.literal(true).optional(),
    extraDropsOnHighChain: z.literal(true).optional(),
    optionalMonsters: z.array(z.strictObject({ name: term, level: row, drops: term })).optional(),
    alternative: z.strictObject({ monster: term, weather: weathers }).optional(),
  });

  const spawn = z.strictObject({
    ...base,
    kind: z.enum(["notorious-monster", "eureka-farm", "fragment-farm"]),
    names,
    zone,
    map,
    weather: weathers,
    night: z.literal(true).optional(),
    appliesTo: z.enum(["monster", "trigger", "farm"]),
    area: area.optional(),
    position: position.optional(),
    monsters: z.array(monster),
    notoriousMonster: ref("notoriousMonsters").optional(),
    fateId: row.optional(),
    trigger: z
      .strictObject({
        name: term,
        bnpcNameId: row,
        level: row,
        element,
        weather: weathers,
        night: z.boolean(),
        position,
      })
      .optional(),
    respawnMinutes: row.optional(),
    farming: farming.optional(),
    rewards: z.array(
      z.strictObject({
        item: term,
        itemId: row.optional(),
        quantity: row.optional(),
        rate: z.enum(["always", "rare"]).optional(),
      }),
    ),
    choices: z
      .array(z.strictObject({ id, monsters: z.array(term).min(1), weather: weathers.min(1) }))
      .optional(),
    otherReadings: z
      .array(
        z.strictObject({
          zone,
          area: area.optional(),
          weather: weathers,
          monsters: z.array(z.strictObject({ name: term, rank: row })),
        }),
      )
      .optional(),
    sprites: z.array(z.strictObject({ name: term, rank: row, weather })).optional(),
    resultMode: z.enum(["single-period", "merged"]),
    conflict: z.boolean(),
    confidence,
    conflicts,
  });

  const collection = z.strictObject({
    ...base,
    kind: z.literal("collection"),
    contains: z.array(ref("forecastFilters")).min(1),
    optional: z.array(ref("forecastFilters")).optional(),
  });

  return {
    forecastFilters: z.discriminatedUnion("kind", [spawn, collection]),
    weatherFarms: z.strictObject({
      id,
      names,
      zone,
      map,
      weather: weathers.describe("Any one of them fits; empty: any weather."),
      night: z.literal(true).optional().describe("Only from 18:00 to 6:00 Eorzea time."),
      reward: z.strictObject({ item: ref("terms of weather-farms", "weatherFarms"), itemId: row }),
      monsters: z
        .array(ref("terms of weather-farms"))
        .optional()
        .describe("Keys of the name tables; absent: not collected."),
      kills: kills("weather-farms").optional(),
      magia,
      sources: z.array(text).min(1),
      confidence,
    }),
  };
}
