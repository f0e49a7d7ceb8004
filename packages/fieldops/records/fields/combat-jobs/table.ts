import { z } from "zod";
import { named } from "../../../schemas/field-schemas.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ id, relicLine, role, text }) =>
    z.strictObject({
      id,
      names: z.strictObject({
        en: text,
        ja: text,
        de: text,
        fr: text,
        ko: text.optional(),
        "zh-CN": text.optional(),
        "zh-TW": text.optional(),
      }),
      role,
      relicLines: named("RelicLines", z.array(relicLine)).describe(
        "Relic lines that include a weapon for the job.",
      ),
    }),
  names: {
    facts: "combatJobFacts",
    type: "CombatJobFacts",
    ids: { list: "combatJobs", type: "CombatJob" },
    byId: true,
  },
  parts: { "relic-lines": { byId: "jobRelicLines", field: "relicLines", type: "RelicLines" } },
  derived: ["id"],
  least: { rows: 22, names: { ja: 22, de: 22, fr: 22, ko: 22, "zh-CN": 22, "zh-TW": 22 } },
});
