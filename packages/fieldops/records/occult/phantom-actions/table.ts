import { z } from "zod";
import { basis, occultFields } from "../../../schemas/occult.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { amount, element, id, names, note, position, ref, row } = fields;
    const { action, effect } = occultFields(fields);

    return z.strictObject({
      id,
      names,
      job: ref("phantomJobs"),
      actionId: row,
      iconId: row.optional(),
      level: row
        .optional()
        .describe("Job level at which it is learned; absent: another action (`parent`) grants it."),
      parent: action.optional(),
      kind: z
        .enum(["ability", "spell", "weaponskill"])
        .nullable()
        .describe("Null: unknown, like the figures below."),
      castMs: amount.nullable(),
      recastMs: amount.nullable(),
      rangeYalms: amount.nullable(),
      radiusYalms: amount.nullable(),
      shape: z.enum(["single", "circle", "cone", "line"]).nullable(),
      mpCost: row.optional(),
      element: element.optional(),
      learn: z
        .discriminatedUnion("from", [
          z.strictObject({ from: z.literal("default") }),
          z.strictObject({ from: z.literal("encounter"), encounter: ref("engagements"), bnpcNameId: row }),
          z.strictObject({ from: z.literal("enemy"), bnpcNameId: row, position }),
        ])
        .optional()
        .describe("How a Blue Mage learns it."),
      effects: z.array(effect).min(1),
      withTraits: z.literal(true).optional(),
      basis: basis.describe(
        "`game`: from the game's sheets; `players`: figures collected by players, from one or more lists.",
      ),
      note: note.nullable(),
    });
  },
  unique: ["actionId"],
  names: { facts: "phantomActionFacts", type: "PhantomActionFacts", records: "phantomActions" },
  parts: { notes: { byId: "phantomActionNotes", field: "note", type: "Note" } },
  least: { rows: 120, names: { ja: 120, de: 120, fr: 120, ko: 34, "zh-CN": 115 } },
});
