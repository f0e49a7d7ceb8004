import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ confidence, id, text }) =>
    z.strictObject({
      id,
      value: z.number().nonnegative(),
      most: z.number().positive().optional().describe("The upper bound if the number is a range."),
      unit: z.enum([
        "seconds",
        "minutes",
        "hours",
        "percent",
        "count",
        "level",
        "periods",
        "yalms",
        "yalms-a-second",
      ]),
      from: z
        .enum(["appearance", "end", "entering", "opening"])
        .optional()
        .describe("The moment a time is counted from."),
      confidence,
      sources: z
        .array(
          z.strictObject({
            origin: text.describe(
              "Repository, site or sheet; sources that copied one another share an origin.",
            ),
            by: z
              .enum(["official", "sheet", "code", "guide", "count"])
              .describe(
                "`code`: the source's code uses the number; a constant that is never read does not count.",
              ),
            where: text,
          }),
        )
        .describe("Sources of the number; empty: our own estimate."),
      against: z.array(text).optional().describe("Statements that contradict the number."),
      holds: z
        .array(z.strictObject({ table: text, field: text, records: z.array(text).optional() }))
        .optional()
        .describe(
          "Fields of other tables that repeat the number, in the named records (`!` before an id excludes it); an entry of a list is named by its zone. A test compares them.",
        ),
    }),
  names: { facts: "ruleFacts", type: "RuleFacts", ids: { list: "ruleIds", type: "RuleId" } },
  parts: { values: { list: "ruleValues", fields: ["id", "value", "most"] } },
  least: { rows: 78 },
});
