import { z } from "zod";
import { runJobs, runTasks, seatRoles, signUpStatuses } from "../../src/runs/seat-words.ts";
import { idPattern, type Kit, named } from "./kit.ts";

/** The duties that whole groups prepare for, and the jobs that players bring into them. */
export function runSchemas({ id, ref, relicLine, role, row, text }: Kit) {
  const words = "../src/runs/seat-words.ts";
  const seatRole = named("SeatRole", z.enum(seatRoles), words);
  const runTask = named("RunTask", z.enum(runTasks), words);
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

  const list = z.array(text);

  return {
    runDuties: z.strictObject({
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
    }),
    signUpWords: z.strictObject({
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
    }),
    combatJobs: z.strictObject({
      id,
      names: z.strictObject({ en: text, ja: text, de: text, fr: text }),
      role,
      relicLines: named("RelicLines", z.array(relicLine)).describe(
        "Lines of relics that have a weapon for it.",
      ),
    }),
  };
}
