import { z } from "zod";
import { encounterFields } from "../../../schemas/encounters.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { row } = fields;
    const { range, encounter } = encounterFields(fields);

    return z.strictObject({
      ...encounter("bunny-fates"),
      level: row.describe("Elemental levels."),
      levelMax: row,
      returnSeconds: range.describe("Minimum and maximum seconds from its end until it respawns."),
      cofferGroup: z
        .enum(["high", "low", "only"])
        .describe("Group of the zone's coffers that its bunny can find."),
    });
  },
  unique: ["gameId"],
  names: { facts: "bunnyFateFacts", type: "BunnyFateFacts", records: "bunnyFates", whole: "BunnyFate" },
  terms: "bunny-fates",
  least: { rows: 5, names: { ja: 5, de: 5, fr: 5, ko: 5, "zh-CN": 5, "zh-TW": 5 } },
});
