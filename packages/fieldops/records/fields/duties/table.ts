import { z } from "zod";
import { basis } from "../../../schemas/encounters.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ count, id, names, ref, row, zone }) =>
    z.strictObject({
      id,
      names,
      contentFinderId: row.describe("Row of ContentFinderCondition."),
      zone: zone.nullable().describe("Null: the duty has no weather zone."),
      territoryId: row,
      levelRequired: row,
      levelSync: count,
      itemLevelRequired: count,
      itemLevelSync: count,
      partySize: row,
      maxPlayers: row,
      minPlayersToEnter: row.nullable().describe("Null if unknown."),
      minutes: row,
      inside: z.array(ref("innerDuties")).describe("Ids of the duties that are entered from inside it."),
      basis,
    }),
  unique: ["contentFinderId"],
  names: { facts: "dutyFacts", type: "DutyFacts", records: "duties", whole: "Duty" },
  least: { rows: 10, names: { ja: 10, de: 10, fr: 10, ko: 10, "zh-CN": 10, "zh-TW": 8 } },
});
