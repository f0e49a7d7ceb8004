import { z } from "zod";
import { basis, occultFields } from "../../../schemas/occult.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { id, names, note, ref, row } = fields;
    const { action, effect } = occultFields(fields);

    return z.strictObject({
      id,
      names,
      traitId: row.optional().describe("Row of the MKDTrait sheet; absent: not in the available sheets."),
      job: ref("phantomJobs"),
      level: row,
      iconId: row.optional(),
      enhances: z.array(action).optional().describe("Actions that it enhances."),
      effects: z.array(effect).min(1),
      basis,
      note: note.nullable(),
    });
  },
  names: {
    facts: "phantomTraitFacts",
    type: "PhantomTraitFacts",
    records: "phantomTraits",
    shared: "phantom-actions",
  },
  parts: { notes: { byId: "phantomTraitNotes", field: "note", type: "Note" } },
  least: { rows: 18, names: { ja: 12, de: 12, fr: 12, ko: 12, "zh-CN": 18, "zh-TW": 12 } },
});
