import { z } from "zod";
import { runFields } from "../../../schemas/runs.ts";
import { signUpStatuses } from "../../../src/runs/seat-words.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { ref, text } = fields;
    const { seatRole, runTask } = runFields();
    const list = z.array(text);
    return z.strictObject({
      id: z.literal("words"),
      jobs: z
        .record(ref("combatJobs"), list)
        .describe("Abbreviations and nicknames in addition to the names."),
      jobGroups: z
        .array(z.strictObject({ jobs: z.array(ref("combatJobs")).min(2), words: list }))
        .describe("Words for several jobs at once, such as shield healers."),
      roles: z.record(seatRole, list),
      tasks: z.record(runTask, list),
      statuses: z.record(z.enum(signUpStatuses), list),
      alone: z
        .strictObject({ in: list, absent: list, beside: list })
        .describe(
          "Status words that are too common to count inside a sentence, and words beside them that leave no doubt.",
        ),
      open: list.describe("Words for a seat that nobody has taken."),
      fillers: list.describe("Words without a meaning of their own."),
      heads: z
        .strictObject({ character: list, name: list, job: list, status: list, date: list })
        .describe(
          "Column headings. Those for a character also count as names; those for a date belong to the event.",
        ),
      keys: z
        .strictObject({ name: list, job: list, status: list, list })
        .describe("JSON keys, most trusted first, in lower case without separators."),
    });
  },
  names: { facts: "signUpWords", type: "SignUpWords" },
  derived: ["id"],
  single: "words",
  least: { rows: 1 },
});
