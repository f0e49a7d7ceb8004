import { z } from "zod";
import { bozjaFields } from "../../../schemas/bozja.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { id, names, ref, row, text, weather } = fields;
    const { place } = bozjaFields(fields);

    return z.strictObject({
      id,
      names,
      nameId: row.nullable().describe("Row of BNpcName; null = not found in it."),
      ...place,
      group: z
        .enum(["ashkin", "normal", "sprite", "star"])
        .describe("Ashkin appear at night, sprites in their weather; `star` marks star-rank enemies."),
      rank: z.union([z.int().min(1).max(5), z.literal("star")]),
      nightOnly: z.boolean(),
      weather: weather.nullable(),
      fragments: z.array(ref("fragments")),
      center: z
        .strictObject({ x: z.number(), y: z.number() })
        .describe("Center of its known positions, in in-game map coordinates."),
      aliases: z.array(text).describe("Other names that players use for it."),
    });
  },
  names: {
    facts: "fragmentMobFacts",
    type: "FragmentMobFacts",
    records: "fragmentMobs",
    whole: "FragmentMob",
  },
  least: { rows: 103, names: { ko: 103, "zh-CN": 103, "zh-TW": 103 } },
});
