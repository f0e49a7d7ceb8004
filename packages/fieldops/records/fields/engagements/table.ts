import { z } from "zod";
import { encounterFields } from "../../../schemas/encounters.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { ref, row } = fields;
    const { encounter, enemyType } = encounterFields(fields);

    return z.strictObject({
      ...encounter("engagements"),
      kind: z.enum(["engagement", "siege", "tower"]),
      maxParticipants: row.nullable(),
      minutes: row.nullable().describe("Time limit; null: unknown."),
      enemyType: enemyType("engagements").describe("Key in the name tables."),
      duty: ref("innerDuties").optional().describe("Duty that it opens."),
    });
  },
  unique: ["gameId"],
  names: { facts: "engagementFacts", type: "EngagementFacts", records: "engagements", whole: "Engagement" },
  parts: {
    places: { list: "engagementPlaces", fields: ["id", "position", "zone"] },
    timed: {
      list: "timedEngagements",
      fields: ["id", "kind", "zone", "gameId", "position", "minutes", "trigger", "leadsTo", "conflicts"],
    },
  },
  terms: "engagements",
  least: { rows: 59, names: { ja: 58, de: 58, fr: 58, ko: 58, "zh-CN": 59, "zh-TW": 42 } },
});
