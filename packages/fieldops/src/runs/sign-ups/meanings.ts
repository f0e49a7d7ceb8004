import { roleOfJob } from "../combat-jobs.ts";
import type { Wish } from "../people.ts";
import type { RunJob, RunTask, SignUpStatus } from "../seat-words.ts";
import type { RunDuty } from "../types.ts";
import type { Meaning } from "./words.ts";

export type Preferences = Readonly<{
  wishes: readonly Wish[];
  phantom: readonly RunJob[];
  tasks: readonly RunTask[];
  status: SignUpStatus | null;
}>;

export const noPreferences: Preferences = { wishes: [], phantom: [], tasks: [], status: null };

const weight: Readonly<Record<SignUpStatus, number>> = { in: 0, late: 1, tentative: 2, bench: 3, absent: 4 };

/**
 * Combines meanings in order.
 * @param brings with "job", a full word that is both a job and a phantom job (“Monk”) means the phantom job,
 * unless an unambiguous phantom job follows (“monk, Phantom Bard”)
 */
export function mergeMeanings(meanings: readonly Meaning[], brings: RunDuty["brings"]): Preferences {
  const wishes: Wish[] = [];
  const phantom: RunJob[] = [];
  const tasks: RunTask[] = [];
  let status: SignUpStatus | null = null;
  const plainest = meanings.findLastIndex(({ onlyPhantom }) => onlyPhantom === true);
  for (const [at, meaning] of meanings.entries()) {
    const isPhantom =
      meaning.phantom !== undefined &&
      (meaning.job === undefined || (brings === "job" && meaning.short !== true && at > plainest));
    if (isPhantom && meaning.phantom !== undefined) phantom.push(meaning.phantom);
    else if (meaning.jobs !== undefined)
      wishes.push(...meaning.jobs.map((job) => ({ role: roleOfJob(job), job })));
    else if (meaning.job !== undefined) wishes.push({ role: roleOfJob(meaning.job), job: meaning.job });
    else if (meaning.role !== undefined) wishes.push({ role: meaning.role, job: null });
    if (meaning.task !== undefined) tasks.push(meaning.task);
    if (meaning.status !== undefined && (status === null || weight[meaning.status] > weight[status]))
      status = meaning.status;
  }
  return { wishes: tidyWishes(wishes), phantom: [...new Set(phantom)], tasks: [...new Set(tasks)], status };
}

export function worseStatus(a: SignUpStatus | null, b: SignUpStatus | null): SignUpStatus | null {
  if (a === null || b === null) return a ?? b;
  return weight[a] > weight[b] ? a : b;
}

/** Removes duplicates, and roles that a named job already implies. */
export function tidyWishes(wishes: readonly Wish[]): readonly Wish[] {
  const seen = new Set<string>();
  return wishes.filter(({ role, job }) => {
    const key = job ?? role;
    const again =
      seen.has(key) || (job === null && wishes.some((other) => other.job !== null && other.role === role));
    seen.add(key);
    return !again;
  });
}
