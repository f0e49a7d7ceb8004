import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";
import { skyZones } from "../../../tools/sky-tables.ts";

export default defineTable({
  schema: ({ names, ref, row, text }) =>
    z.strictObject({
      id: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
      names,
      kind: z.string(),
      region: z.string().nullable(),
      expansion: z.enum(["ARR", "HW", "SB", "ShB", "EW", "DT"]),
      territories: z.array(row).min(1),
      rates: z.array(z.tuple([ref("weathers"), z.int().min(1).max(100)])).min(1),
      storyWeather: z.literal(true).optional(),
      provisional: z.literal(true).optional(),
      certainty: z.number().min(0).max(1).optional(),
      reason: text.optional(),
    }),
  least: { rows: 81, names: { ja: 81, de: 81, fr: 81, ko: 80, "zh-CN": 80, "zh-TW": 75 } },
  rows: skyZones,
  outside: ["../eorzea/src/zones/tables.ts", "../eorzea/src/zones/rates.ts"],
});
