import { phantomActions } from "#records/phantom-actions/records";
import { namedPhantomJobs } from "#records/phantom-jobs/records";
import { phantomTraits } from "#records/phantom-traits/records";
import type { PhantomJob } from "./types.ts";

export const phantomJobs: readonly PhantomJob[] = namedPhantomJobs.map((job) => ({
  ...job,
  actionRecords: phantomActions.filter((action) => action.job === job.id),
  traitRecords: phantomTraits.filter((trait) => trait.job === job.id),
}));
