import { z } from "zod";
import { encounterFields } from "../../../schemas/encounters.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { element, ref, row } = fields;
    const { encounter } = encounterFields(fields);

    return z.strictObject({
      ...encounter("pot-fates"),
      side: z.enum(["north", "south"]),
      slotMinutes: row.describe("Minutes between starts of either FATE of the pair."),
      repeatMinutes: row.describe("Minutes between starts of the same FATE."),
      alternatesWith: ref("potFates").describe("The other FATE of the pair."),
      minutes: row.nullable().describe("Time limit; null: unknown."),
      attackerBnpcNameIds: z.array(row).optional(),
      attackerWeakness: z.array(element).optional(),
    });
  },
  unique: ["gameId"],
  names: { facts: "potFateFacts", type: "PotFateFacts", records: "potFates", whole: "PotFate" },
  terms: "pot-fates",
  least: { rows: 4, names: { ja: 4, de: 4, fr: 4, ko: 4, "zh-CN": 4 } },
});
