import { z } from "zod";
import { encounterFields } from "../../../schemas/encounters.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { row } = fields;
    const { encounter } = encounterFields(fields);

    return z.strictObject({ ...encounter("skirmishes"), level: row, iconId: row });
  },
  unique: ["gameId"],
  names: { facts: "skirmishFacts", type: "SkirmishFacts", records: "skirmishes", whole: "Skirmish" },
  parts: {
    places: { list: "skirmishPlaces", fields: ["id", "position", "zone"] },
    timed: {
      list: "timedSkirmishes",
      fields: ["id", "zone", "gameId", "position", "level", "trigger", "leadsTo", "conflicts"],
    },
  },
  terms: "skirmishes",
  least: { rows: 58, names: { ja: 58, de: 58, fr: 58, ko: 58, "zh-CN": 58, "zh-TW": 58 } },
});
