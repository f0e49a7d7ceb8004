import { combatJobs, roleOfJob } from "@foray/fieldops/runs/combat-jobs";
import type { Person } from "@foray/fieldops/runs/people";
import { seatRoles, signUpStatuses } from "@foray/fieldops/runs/seat-words";
import { type EveningStep, eveningSteps, runKinds } from "@foray/fieldops/runs/types";
import * as v from "valibot";
import { definePreference } from "~/browser/preferences.ts";
import { instantShape, parseJson } from "~/browser/stored-shape.ts";

const recentRun = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  title: v.pipe(v.string(), v.maxLength(60)),
  kind: v.picklist(runKinds),
  start: v.nullable(instantShape),
  seated: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(56)),
  /** Relative to the site, with the names in the fragment. */
  link: v.pipe(v.string(), v.maxLength(20_000), v.regex(/^\/run\/[\w-]*(?:#[\w.-]*)?$/)),
  /** Player in each seat at the last post; "" for an empty seat. */
  posted: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(56))),
});
export type RecentRun = v.InferOutput<typeof recentRun>;

const MAX_RECENT = 12;
const MAX_REGULARS = 120;

const wish = v.pipe(
  v.object({ role: v.picklist(seatRoles), job: v.nullable(v.picklist(combatJobs)) }),
  v.check(({ role, job }) => job === null || roleOfJob(job) === role),
);
const regular = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  wishes: v.pipe(v.array(wish), v.maxLength(30)),
});
export type Regular = v.InferOutput<typeof regular>;

const templates = v.partial(v.object(v.entriesFromList(eveningSteps, v.pipe(v.string(), v.maxLength(1500)))));
export type Templates = Readonly<Partial<Record<EveningStep, string | undefined>>>;

export const noRecent: readonly RecentRun[] = [];
export const noRegulars: readonly Regular[] = [];
export const noTemplates: Templates = {};

export const recentRuns = definePreference<readonly RecentRun[]>(
  "formerRuns",
  (text) => parseJson(v.pipe(v.array(recentRun), v.maxLength(MAX_RECENT)), text),
  JSON.stringify,
  () => noRecent,
);
export const regulars = definePreference<readonly Regular[]>(
  "runRegulars",
  (text) => parseJson(v.pipe(v.array(regular), v.maxLength(MAX_REGULARS)), text),
  JSON.stringify,
  () => noRegulars,
);
export const postTemplates = definePreference<Templates>(
  "runTemplates",
  (text) => parseJson(templates, text),
  JSON.stringify,
  () => noTemplates,
);

export function keepRun(run: RecentRun): void {
  recentRuns.set([run, ...recentRuns.get().filter(({ id }) => id !== run.id)].slice(0, MAX_RECENT));
}

export const keptRun = (link: string): RecentRun | undefined =>
  recentRuns.get().find((each) => each.link === link);

export function forgetRun(id: string): void {
  recentRuns.set(recentRuns.get().filter((run) => run.id !== id));
}

export const isRegular = (list: readonly Regular[], name: string) => list.some((each) => each.name === name);

export function setRegular({ name, wishes }: Pick<Person, "name" | "wishes">, kept: boolean): void {
  const others = regulars.get().filter((each) => each.name !== name);
  regulars.set(kept ? [...others, { name, wishes: [...wishes] }].slice(-MAX_REGULARS) : others);
}

/** Line that the sign-up reader parses back into the regular. */
export const regularLine = ({ name, wishes }: Regular): string =>
  `${name}: ${wishes.map(({ job, role }) => job?.toUpperCase() ?? role).join(", ") || "any"}`;

export const regularPerson = ({ name, wishes }: Regular): Person => ({
  name,
  wishes,
  phantom: [],
  tasks: [],
  status: signUpStatuses[0],
  listed: false,
});
