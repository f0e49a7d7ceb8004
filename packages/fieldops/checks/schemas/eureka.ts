import { z } from "zod";
import { actionShape } from "./bozja.ts";
import { type Kit, named } from "./kit.ts";

/** Logos actions, mnemes, logograms, loadouts and notorious monsters. */
export function eurekaSchemas(kit: Kit) {
  const { confidence, conflicts, element, id, map, names, position, ref, row, text, weather, zone } = kit;
  const logosAction = ref("logosActions");
  const percent = z.number().positive().max(100);
  const logogramZone = z.enum(["eurekaPyros", "eurekaHydatos"]);
  const mobs = z
    .array(
      named(
        "LogogramMob",
        z.strictObject({
          name: text,
          nameId: row,
          level: row,
          element,
          weathers: z.array(weather),
          adaptedOnly: z.boolean(),
          syncTo: ref("notoriousMonsters").nullable(),
        }),
      ),
    )
    .min(1);
  const from = { zone: logogramZone };
  return {
    logosActions: z.strictObject({
      ...actionShape(kit),
      logosId: row.describe("Row of EurekaMagiaAction, the game's own list."),
      group: z.enum(["beneficial", "other", "personal", "spirit", "wisdom"]),
      rangeYalms: kit.amount.nullable().describe("null = the reach of the weapon in hand."),
      exclusion: z.literal("wisdom").nullable().describe("Actions of one group do not work together."),
      excludes: z.array(logosAction),
      recipes: z
        .array(
          z.strictObject({
            mnemes: z.array(z.strictObject({ mneme: ref("mnemes"), quantity: row })).min(1),
            count: z.int().min(1).max(3),
            successPercent: percent,
            confidence: z.enum(["confirmed", "possible"]),
          }),
        )
        .min(1),
    }),
    mnemes: z.strictObject({
      id,
      names,
      itemId: row,
      iconId: row,
      array: z.enum(["curative", "inimical", "mitigative", "offensive", "protective", "tactical"]),
      logogram: ref("logograms").describe("The logogram it comes from."),
      action: logosAction.describe("The action it makes by itself."),
      marketable: z.boolean(),
    }),
    synthesis: z.strictObject({
      mnemes: z.int().min(1).max(6).describe("Mnemes laid in both arrays together."),
      percent: percent.describe("Chance that a synthesis of so many succeeds."),
    }),
    logograms: z.strictObject({
      id,
      names,
      key: text.describe("Short English word that players use and older links carry."),
      itemId: row,
      iconId: row,
      marketable: z.boolean(),
      mnemes: z
        .array(z.strictObject({ mneme: ref("mnemes"), percent }))
        .min(1)
        .describe("What appraising it yields: one of these, at this percentage."),
      sources: z
        .array(
          named(
            "LogogramSource",
            z
              .discriminatedUnion("type", [
                z.strictObject({
                  type: z.literal("bunnyCoffer"),
                  ...from,
                  coffer: z.enum(["bronze", "gold", "silver"]),
                }),
                z.strictObject({ type: z.literal("mob"), ...from, mobs }),
                z.strictObject({ type: z.literal("reflect"), ...from, mobs }),
                z.strictObject({
                  type: z.literal("notoriousMonster"),
                  ...from,
                  fates: z
                    .array(
                      z.strictObject({
                        fateId: row,
                        fate: text,
                        monster: z.string().nullable(),
                        level: row,
                      }),
                    )
                    .min(1),
                }),
                z.strictObject({ type: z.literal("chain"), ...from, chain: row }),
                z.strictObject({ type: z.literal("lockbox"), ...from, item: ref("items"), itemId: row }),
                z.strictObject({ type: z.literal("duty"), ...from, duty: ref("duties", "innerDuties") }),
                z.strictObject({ type: z.literal("marketBoard"), itemId: row }),
              ])
              .describe("Where a logogram comes from."),
          ),
        )
        .min(1),
      forecastFilter: ref("forecastFilters")
        .nullable()
        .describe("Id of the forecast filter that looks for its weather."),
    }),
    loadoutGuide: z.strictObject({
      id,
      slug: id,
      name: text,
      names,
      loadouts: z
        .array(
          z.strictObject({
            id: id.describe("Unique over all roles: role and slug."),
            slug: id.describe("Last part of its address; kept as published."),
            title: text,
            names,
            path: z.string().regex(/^\/ba\/[a-z-]+\/[a-z-]+$/),
            highlights: z.array(logosAction).describe("Actions that players know the loadout by."),
            icon: logosAction,
            trays: z
              .array(z.strictObject({ umbral: logosAction.nullable(), astral: logosAction.nullable() }))
              .min(1)
              .max(8)
              .describe("First the tray for Hydatos, then the initial one, then the rest."),
          }),
        )
        .min(1),
    }),
    notoriousMonsters: z.strictObject({
      id,
      names,
      zone,
      map,
      fateId: row,
      fate: ref("fates").describe("Id in the table of FATEs."),
      bnpcNameId: row,
      level: row.describe("Elemental level."),
      element: element.nullable().describe("Null: unknown, see `conflicts`."),
      weather: z.array(weather).describe("The weathers under which it comes; empty: any."),
      night: z.literal(true).optional(),
      position,
      positionPrecise: z
        .boolean()
        .describe("The centre of the FATE in the game's data; false: as players give it."),
      trigger: z.union([
        z.strictObject({
          name: ref("terms of notorious-monsters"),
          bnpcNameId: row,
          level: row,
          element,
          weather: z.array(weather),
          night: z.boolean(),
          position,
          positionQuality: z.enum(["separate", "near-monster"]),
        }),
        z.strictObject({ special: z.enum(["inside-baldesion-arsenal", "random"]) }),
      ]),
      respawnMinutes: row
        .nullable()
        .describe("Minutes from its appearance until it can appear again; null: it has no such timer."),
      rewards: z.array(
        z.strictObject({
          item: ref("terms of notorious-monsters"),
          itemId: row,
          kind: z.enum(["other", "card", "minion", "accessory", "gear", "furniture"]),
          quantity: row.optional(),
        }),
      ),
      forecastFilter: ref("forecastFilters")
        .optional()
        .describe("The forecast filter that watches it; absent: it needs neither weather nor night."),
      searchName: text.describe("What players call it in short."),
      monsterNames: z.array(text).optional().describe("Where one FATE brings two."),
      conflicts,
      fieldConfidence: z.partialRecord(z.enum(["respawnMinutes"]), confidence).optional(),
    }),
  };
}
