import { z } from "zod";
import { eurekaFields } from "../../../schemas/eureka.ts";
import { named } from "../../../schemas/field-schemas.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { element, id, names, ref, row, text, weather } = fields;
    const { percent } = eurekaFields(fields);
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
    return z.strictObject({
      id,
      names,
      key: text.describe("Short English name that players use and older links contain."),
      itemId: row,
      iconId: row,
      marketable: z.boolean(),
      mnemes: z
        .array(z.strictObject({ mneme: ref("mnemes"), percent }))
        .min(1)
        .describe("Possible results of appraising it, each with its percentage."),
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
              .describe("Source of a logogram."),
          ),
        )
        .min(1),
      forecastFilter: ref("forecastFilters")
        .nullable()
        .describe("Id of the forecast filter for its weather."),
    });
  },
  unique: ["itemId", "key"],
  names: {
    facts: "logogramFacts",
    type: "LogogramFacts",
    records: "logograms",
    whole: "Logogram",
    ids: { list: "logogramIds", type: "LogogramId" },
  },
  least: { rows: 9, names: { ja: 9, de: 9, fr: 9, ko: 9, "zh-CN": 9, "zh-TW": 9 } },
});
