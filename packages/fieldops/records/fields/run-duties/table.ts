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
        .describe("Requirements: seats with a role, a task, or one of several phantom jobs."),
    );
    const need = named(
      "RunNeed",
      z
        .strictObject({
          of: needOf,
          count: row,
          per: z.enum(["alliance", "party", "raid"]),
          required: z.boolean().describe("true: the guide requires it; otherwise it recommends it."),
        })
        .describe(
          "One line of a guide: how many are needed per party, per alliance of three parties, or in the whole raid.",
        ),
    );
    const guide = named("RunGuide", z.strictObject({ name: text, needs: z.array(need).min(1) }));
    return z.strictObject({
      kind: named("RunKind", z.string().regex(idPattern), "./run-duties/ids.js"),
      parties: z.array(z.array(text).min(1)).min(1).describe("Party names, in each naming scheme in use."),
      partySize: row,
      support: z
        .boolean()
        .describe("Whether the last party is the support party, which has its own passcode."),
      passcodeMinutes: z
        .strictObject({ leaders: row, support: row, main: row })
        .describe("Minutes before the start at which passcodes go out."),
      seats: z.array(seatRole).min(1).describe("Roles of the seats in a new party."),
      types: z.array(text),
      tasks: z.array(runTask),
      brings: z
        .enum(["holster", "job", "loadout"])
        .describe(
          "Things a player brings: a holster of lost actions, a loadout of logos actions, or a phantom job.",
        ),
      guides: z.array(guide).describe("Guides that list requirements; empty if no public guide does."),
    });
  },
  key: ["kind"],
  names: { facts: "runDuties", type: "RunDuty", ids: { list: "runKinds", type: "RunKind" } },
  least: { rows: 7 },
});
