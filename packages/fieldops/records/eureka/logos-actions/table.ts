import { z } from "zod";
import { actionShape } from "../../../schemas/bozja.ts";
import { eurekaFields } from "../../../schemas/eureka.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { ref, row } = fields;
    const { logosAction, percent } = eurekaFields(fields);

    return z.strictObject({
      ...actionShape(fields),
      logosId: row.describe("Row of EurekaMagiaAction, the game's own list."),
      group: z.enum(["beneficial", "other", "personal", "spirit", "wisdom"]),
      rangeYalms: fields.amount.nullable().describe("null = the range of the equipped weapon."),
      exclusion: z
        .literal("wisdom")
        .nullable()
        .describe("Only one action of a group can be active at a time."),
      excludes: z.array(logosAction),
      recipes: z
        .array(
          z.strictObject({
            mnemes: z.array(z.strictObject({ mneme: ref("mnemes"), quantity: row })).min(1),
            count: z.int().min(1).max(3),
            successPercent: percent,
            confidence: z.enum(["confirmed", "possible"]),
          }),
        )
        .min(1),
    });
  },
  unique: ["actionId", "logosId"],
  names: {
    facts: "logosActionFacts",
    type: "LogosActionFacts",
    records: "namedLogosActions",
    ids: { list: "logosActionIds", type: "LogosActionId" },
  },
  parts: {
    codes: { codes: "logosActionCodes" },
    notes: { byId: "logosActionNotes", field: "note", type: "Note" },
  },
  derived: ["excludes"],
  rows: async () => (await import("../../../src/eureka/logos-actions/index.ts")).logosActions,
  least: { rows: 56, names: { ja: 56, de: 56, fr: 56, ko: 25, "zh-CN": 56, "zh-TW": 40 } },
});
