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
        .describe("The moment that a time counts from."),
      confidence,
      sources: z
        .array(
          z.strictObject({
            origin: text.describe("Repository, site or sheet; copies of one another share the origin."),
            by: z
              .enum(["official", "sheet", "code", "guide", "count"])
              .describe("`code` uses the number; a constant that is never read is not a source."),
            where: text,
          }),
        )
        .describe("Empty: our own estimate."),
      against: z.array(text).optional().describe("Statements that speak against the number."),
      holds: z
        .array(z.strictObject({ table: text, field: text, records: z.array(text).optional() }))
        .optional()
        .describe(
          "Fields of other tables that repeat the number, of the records named (`!` before an id leaves it out); a law compares them.",
        ),
    }),
  names: { facts: "ruleFacts", type: "RuleFacts", ids: { list: "ruleIds", type: "RuleId" } },
  parts: { values: { list: "ruleValues", fields: ["id", "value", "most"] } },
  least: { rows: 78 },
});
