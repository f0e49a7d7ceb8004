import { z } from "zod";
import { basis } from "../../../schemas/encounters.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ id, names, ref, row, zone }) =>
    z.strictObject({
      id,
      names,
      inside: ref("duties").describe("Id of the duty that contains it."),
      zone,
      engagement: ref("engagements").nullable().describe("Engagement that opens it; null: none does."),
      maxParticipants: row.nullable(),
      minutes: row.nullable().describe("Time limit at the start, in minutes; null: unknown."),
      minutesPerBoss: row
        .nullable()
        .optional()
        .describe("Minutes that each boss adds; null: an unknown number; absent: none is known."),
      basis,
    }),
  names: {
    facts: "innerDutyFacts",
    type: "InnerDutyFacts",
    records: "innerDuties",
    whole: "InnerDuty",
    shared: "duties",
  },
  least: { rows: 6, names: { ja: 5, de: 5, fr: 5, ko: 5, "zh-CN": 6, "zh-TW": 4 } },
});
