import { z } from "zod";
import { bozjaFields } from "../../../schemas/bozja.ts";
import { named } from "../../../schemas/field-schemas.ts";
import { defineTable } from "../../../tools/define-table.ts";
import { fragmentActions } from "../../../tools/reverse-links.ts";

export default defineTable({
  schema: (fields) => {
    const { count, id, names, ref, row, text, weather } = fields;
    const { zone, map, place, lostAction } = bozjaFields(fields);
    const mobs = z.array(ref("fragmentMobs")).min(1);
    const givers = (...tables: readonly string[]) =>
      z
        .array(
          z.strictObject({
            id: ref(...tables),
            gameId: row,
            count: row
              .optional()
              .describe("Player reports that included the fragment, out of `of` counted reports."),
            of: row.optional(),
            quantity: row.optional().describe("Quantity each time; absent: one."),
          }),
        )
        .min(1);
    const giversConfidence = z.enum(["confirmed", "likely", "possible"]);
    const source = z.discriminatedUnion("type", [
      z.strictObject({ type: z.literal("mob"), ...place, nightOnly: z.boolean(), mobs }),
      z.strictObject({ type: z.literal("starMob"), ...place, nightOnly: z.boolean(), mobs }),
      z.strictObject({
        type: z.literal("reflect"),
        ...place,
        chain: count,
        byWeather: z.array(z.strictObject({ weather, mob: ref("fragmentMobs"), rank: row })).min(1),
      }),
      z.strictObject({
        type: z.literal("criticalEngagement"),
        ...place,
        encounters: givers("engagements", "duels"),
        confidence: giversConfidence,
      }),
      z.strictObject({
        type: z.literal("skirmish"),
        ...place,
        encounters: givers("skirmishes"),
        confidence: giversConfidence,
      }),
      z.strictObject({ type: z.literal("duty"), duty: ref("duties", "innerDuties") }),
      z.strictObject({
        type: z.literal("exchange"),
        currency: ref("items"),
        currencyItemId: row,
        cost: row,
        quantity: row,
        vendor: text,
        at: z.array(z.strictObject({ zone, map, x: z.number(), y: z.number() })).min(1),
      }),
      z.strictObject({ type: z.literal("marketBoard"), itemId: row }),
    ]);
    return z.strictObject({
      id,
      names,
      key: text.describe("Short English name that players use and older links contain."),
      itemId: row,
      iconId: row,
      marketable: z.boolean(),
      resistanceRank: z.int().min(1).max(25).describe("Resistance rank from which it can be appraised."),
      actions: z.array(lostAction).min(1).describe("Possible results of appraising it: one of these."),
      sources: z.array(named("FragmentSource", source.describe("Source of a fragment."))).min(1),
      forecastFilter: ref("forecastFilters")
        .nullable()
        .describe("Id of the forecast filter for its weather."),
      odds: named(
        "FragmentOdds",
        z
          .array(z.strictObject({ action: lostAction, count: row }))
          .min(1)
          .describe(
            "How often players' appraisals yielded each action, as counts from which a rate and its certainty can be computed.",
          ),
      ),
    });
  },
  unique: ["itemId", "key"],
  names: {
    facts: "fragmentFacts",
    type: "FragmentFacts",
    records: "fragments",
    whole: "Fragment",
    ids: { list: "fragmentIds", type: "FragmentId" },
  },
  parts: { odds: { byId: "fragmentOdds", field: "odds", type: "FragmentOdds" } },
  derive: fragmentActions,
  least: { rows: 36, names: { ja: 36, de: 36, fr: 36, ko: 36, "zh-CN": 36, "zh-TW": 36 } },
});
