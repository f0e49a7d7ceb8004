import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { confidence, conflicts, id, ref, role, row, text } = fields;
    const action = ref("lostActions", "logosActions");
    return z.strictObject({
      id: ref("duties", "innerDuties"),
      elementalLevel: row.optional(),
      rank: row.optional(),
      mettle: row.optional(),
      playersMin: row.optional(),
      playersMax: row.optional(),
      playersAdvised: row.optional(),
      quests: z.array(text).optional().describe("Quests that unlock it, by their English names."),
      party: z.strictObject({ size: row, tank: row, healer: row, dps: row }).optional(),
      roles: z
        .array(z.strictObject({ role, essences: z.array(action), actions: z.array(action) }))
        .optional(),
      everyone: z.array(action).optional(),
      fights: z.array(z.strictObject({ fight: id, actions: z.array(action) })).optional(),
      passcodeMinutesBefore: z
        .strictObject({ leaders: row, support: row.optional(), main: row })
        .optional()
        .describe("Minutes before the run at which hosts give out the passcodes."),
      conflicts,
      confidence,
    });
  },
  names: { facts: "raidRequirements", type: "RaidRequirement" },
  terms: "raid-requirements",
  least: { rows: 5 },
});
