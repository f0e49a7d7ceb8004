import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";
import { readRecords } from "../../../tools/record-files.ts";

export default defineTable({
  schema: ({ id, names, text }) => z.strictObject({ table: text, key: id, names }),
  key: ["table", "key"],
  least: { rows: 946, ja: 938, de: 933, fr: 937 },
  source: () => ({
    source: [readRecords("fields/engagements"), readRecords("eureka/notorious-monsters")].flatMap(
      ({ source }) => source,
    ),
  }),
  rows: async () => (await import("../../../tools/terms.ts")).loadTerms(),
});
