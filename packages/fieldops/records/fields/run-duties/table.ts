import { z } from "zod";
import { idPattern, named } from "../../../schemas/field-schemas.ts";
import { runFields } from "../../../schemas/runs.ts";
import { runJobs } from "../../../src/runs/seat-words.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { row, text } = fields;
    const { words, seatRole, runTask } = runFields();
    const runJob = named("RunJob", z.enum(runJobs), words);
    const needOf = named(
      "NeedOf",
      z
        .union([
          z.strictObject({ role: seatRole }),
          z.strictObject({ task: runTask }),
          z.strictObject({ jobs: z.array(runJob).min(1) }),
        ])
        .describe("Requirements: seats of a role, with a task, or of one of some phantom jobs."),
    );
    const need = named(
      "RunNeed",
      z
        .strictObject({
          of: needOf,
          count: row,
          per: z.enum(["alliance", "party", "raid"]),
          required: z.boolean().describe("The guide needs it; else it recommends it."),
        })
        .describe(
          "One line of a guide: this many of it in every party, in every alliance of three parties, or in the whole raid.",
        ),
    );
    const guide = named("RunGuide", z.strictObject({ name: text, needs: z.array(need).min(1) }));
    return z.strictObject({
      kind: named("RunKind", z.string().regex(idPattern), "./run-duties/ids.js"),
      parties: z
        .array(z.array(text).min(1))
        .min(1)
        .describe("Names of the parties, in each of the ways that are in use."),
      partySize: row,
      support: z
        .boolean()
        .describe("Whether the last party is the support party, which has a passcode of its own."),
      passcodeMinutes: z
        .strictObject({ leaders: row, support: row, main: row })
        .describe("Minutes before the start at which passcodes go out."),
      seats: z.array(seatRole).min(1).describe("Roles of the seats of a fresh party."),
      types: z.array(text),
      tasks: z.array(runTask),
      brings: z
        .enum(["holster", "job", "loadout"])
        .describe(
          "Things a player brings: a holster of lost actions, a loadout of logos actions, or a phantom job.",
        ),
      guides: z.array(guide).describe("Guides that name what is needed; none if no public one does."),
    });
  },
  key: ["kind"],
  names: { facts: "runDuties", type: "RunDuty", ids: { list: "runKinds", type: "RunKind" } },
  least: { rows: 7 },
});
