import { phantomJobFacts } from "@foray/fieldops/records/phantom-jobs/facts";

export const PHANTOM_JOBS = "/occult/phantomjob";

export function phantomJobPaths(): string[] {
  return [PHANTOM_JOBS, ...phantomJobFacts.map(({ id }) => `${PHANTOM_JOBS}/${id}`)];
}
