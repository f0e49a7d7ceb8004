import type { NameTable } from "@foray/fieldops/names";
import type { SupportRole } from "@foray/fieldops/occult/phantom-jobs/types";
import actionNames from "@foray/fieldops/records/phantom-actions/names/en";
import englishNames from "@foray/fieldops/records/phantom-jobs/names/en";
import type { MetaAsked } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { useGameNames, useZoneNames } from "~/i18n/game-names.tsx";
import { ReferencePage } from "~/ui/action-grid/ReferencePage.tsx";
import { referenceMeta } from "~/ui/action-grid/reference-meta.ts";
import { jobGroups } from "./groups.ts";
import { JobGrid } from "./JobGrid.tsx";
import { messages as head } from "./messages/head.en.ts";
import { phantomMessages } from "./messages.ts";
import { PHANTOM_JOBS } from "./paths.ts";
import { brings, DEFAULT_JOB, foreignNames, jobIds, phantomJob, supportOrder } from "./records.ts";

const JobPanel = lazyPart("JobPanel", () => import("./JobPanel.tsx"));
const Compared = lazyPart("Compared", () => import("./Compared.tsx"));
const SupportTable = lazyPart("SupportTable", () => import("./SupportTable.tsx"));

function jobBrings(id: string, role: SupportRole): boolean {
  const job = phantomJob(id);
  return job !== undefined && brings(job, role);
}

const jobNames: NameTable = englishNames;
const actionTable: NameTable = actionNames;

export function meta(asked: MetaAsked) {
  const { title, lead } = phantomMessages;
  return referenceMeta(asked, {
    address: PHANTOM_JOBS,
    ids: jobIds,
    names: jobNames,
    page: { title, description: lead, preview: "phantom-jobs" },
    record: (id, name) => {
      const job = phantomJob(id);
      return (
        job && {
          title: head.title(name),
          description: head.text(name, job.actions.length, job.traits.length, job.levelMax),
          preview: `phantom-${id}`,
        }
      );
    },
  });
}

export default function PhantomJobsPage() {
  const t = phantomMessages;
  const name = useGameNames("fieldops/phantom-jobs", jobNames);
  const actionName = useGameNames("fieldops/phantom-actions", actionNames);
  const zone = useZoneNames();
  const words = (id: string) =>
    (phantomJob(id)?.actions ?? []).flatMap((action) => [
      actionTable[action] ?? action,
      actionName(action).text,
    ]);
  return (
    <ReferencePage
      operation="occult"
      records={{ address: PHANTOM_JOBS, ids: jobIds, english: jobNames, foreign: foreignNames, name, words }}
      words={t}
      filter={{
        values: supportOrder,
        label: t.supportLabel,
        all: t.allSupport,
        names: t.support,
        fits: jobBrings,
      }}
      sorts={["order", "name"]}
      fallback={DEFAULT_JOB}
      groups={(state, found) => jobGroups({ state, found, name, zone: (id) => zone(id).text, t })}
      grid={(groups, open, onCompare) => <JobGrid groups={groups} open={open} onCompare={onCompare} />}
      panel={(id, props) => {
        const job = phantomJob(id ?? DEFAULT_JOB);
        return job && <JobPanel key={job.id} job={job} bare={id === undefined} {...props} />;
      }}
      compared={(props) => <Compared {...props} />}
      after={({ role, setRole, query }) => <SupportTable role={role} onRole={setRole} query={query} />}
    />
  );
}
