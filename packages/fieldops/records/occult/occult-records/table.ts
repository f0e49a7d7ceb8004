import { z } from "zod";
import { occultFields } from "../../../schemas/occult.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { id, names, position, ref, row, text, zone } = fields;
    const { boss } = occultFields(fields);

    return z.strictObject({
      id,
      names,
      number: row,
      zone,
      imageId: row.optional(),
      source: z
        .discriminatedUnion("by", [
          z.strictObject({
            by: z.literal("survey"),
            place: text.describe("Marker id of the survey point."),
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
            duty: ref("innerDuties").optional().describe("Duty that contains its survey point."),
          }),
          z.strictObject({ by: z.literal("story") }),
        ])
        .nullable()
        .describe(
          "Null: unknown. `uncharted`: a survey point that is on no map. `story`: no item or place grants it, so the story or progress must.",
        ),
    });
  },
  unique: ["number"],
  names: { facts: "occultRecords", type: "OccultRecordFacts", records: "occultRecords" },
  least: { rows: 60, names: { ja: 57, de: 57, fr: 57, ko: 41, "zh-CN": 60, "zh-TW": 31 } },
});
