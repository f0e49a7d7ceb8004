import { z } from "zod";
import { bozjaFields } from "../../../schemas/bozja.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { id } = fields;
    const { lostAction, bag } = bozjaFields(fields);

    return z.strictObject({ id, brings: z.array(lostAction).min(1), add: bag, remove: bag });
  },
  names: {
    facts: "holsterModifications",
    type: "HolsterModification",
    ids: { list: "modificationIds", type: "ModificationId" },
  },
  least: { rows: 8 },
});
