import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";
import { readRecords } from "../../../tools/record-files.ts";

export default defineTable({
  schema: ({ id, names, text }) => z.strictObject({ table: text, key: id, names }),
  key: ["table", "key"],
  least: { rows: 946, names: { ja: 938, de: 933, fr: 937, ko: 666, "zh-CN": 913, "zh-TW": 538 } },
  source: () => ({
    source: [readRecords("fields/engagements"), readRecords("eureka/notorious-monsters")].flatMap(
      ({ source }) => source,
    ),
  }),
  rows: async () => (await import("../../../tools/terms.ts")).loadTerms(),
});
