import { z } from "zod";
import { encounterFields } from "../../../schemas/encounters.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { row } = fields;
    const { encounter, enemyType } = encounterFields(fields);

    return z.strictObject({
      ...encounter("duels"),
      cooldownMinutes: row.describe("Minutes after its end before it can start again."),
      maxParticipants: row,
      minutes: row,
      enemyType: enemyType("duels").describe("Key in the name tables."),
    });
  },
  unique: ["gameId"],
  names: { facts: "duelFacts", type: "DuelFacts", records: "duels", whole: "Duel" },
  terms: "duels",
  least: { rows: 6, names: { ja: 6, de: 6, fr: 6, ko: 6, "zh-CN": 6, "zh-TW": 6 } },
});
