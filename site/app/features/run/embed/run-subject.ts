import { runJobs, runTasks, seatRoles } from "@foray/fieldops/runs/seat-words";
import { runKinds } from "@foray/fieldops/runs/types";
import * as v from "valibot";
import { languages } from "../../../i18n/language.ts";

const words = v.object({
  kinds: v.object(v.entriesFromList(runKinds, v.string())),
  types: v.record(v.string(), v.string()),
  roles: v.object(v.entriesFromList(seatRoles, v.string())),
  tasks: v.object(v.entriesFromList(runTasks, v.string())),
  jobs: v.object(v.entriesFromList(runJobs, v.string())),
});

const schema = v.object(v.entriesFromList(languages, words));

export type RunSubject = v.InferOutput<typeof schema>;

/** Throws on data of another shape, which the build never writes. */
export const readRunSubject = (text: string): RunSubject => v.parse(schema, JSON.parse(text));
