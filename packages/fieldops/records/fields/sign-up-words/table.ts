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
      jobs: z.record(ref("combatJobs"), list).describe("Abbreviations and nicknames beside the names."),
      jobGroups: z
        .array(z.strictObject({ jobs: z.array(ref("combatJobs")).min(2), words: list }))
        .describe("Words for several jobs at once, such as the healers who shield."),
      roles: z.record(seatRole, list),
      tasks: z.record(runTask, list),
      statuses: z.record(z.enum(signUpStatuses), list),
      alone: z
        .strictObject({ in: list, absent: list })
        .describe("Words of a status that are part of too many sentences to mean it there."),
      open: list.describe("Words of a seat that nobody has taken."),
      fillers: list.describe("Words that say nothing by themselves."),
      heads: z
        .strictObject({ character: list, name: list, job: list, status: list, date: list })
        .describe(
          "Heads of columns; those of a character are names as well, those of a date belong to the event.",
        ),
      keys: z
        .strictObject({ name: list, job: list, status: list, list })
        .describe("Keys of JSON, in the order of trust: lower case, without joining signs."),
    });
  },
  names: { facts: "signUpWords", type: "SignUpWords" },
  derived: ["id"],
  single: "words",
  least: { rows: 1 },
});
