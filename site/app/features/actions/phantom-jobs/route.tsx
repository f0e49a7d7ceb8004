import type { NameTable } from "@foray/fieldops/names";
import actionNames from "@foray/fieldops/records/phantom-actions/names/page";
import englishNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { lazy } from "react";
import type { MetaArgs } from "~/browser/page-meta.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { ReferencePage } from "../grid/ReferencePage.tsx";
import { referenceMeta } from "../grid/reference-meta.ts";
import { JobGrid } from "./JobGrid.tsx";
import JobPanel from "./JobPanel.tsx";
import { phantomMessages } from "./messages.ts";
import { brings, DEFAULT_JOB, foreignNames, phantomJobs, supportOrder } from "./records.ts";
import SupportTable from "./SupportTable.tsx";

const head = phantomMessages.head;

const Compared = lazy(() => import("./Compared.tsx"));

const actionTable: NameTable = actionNames;

export function meta(asked: MetaArgs) {
  const { title, lead } = phantomMessages;
  return referenceMeta(asked, {
    table: phantomJobs,
    names: englishNames,
    page: { title, description: lead, preview: "phantom-jobs" },
    record: ({ id, actions, traits, levelMax }, name) => ({
      title: head.title(name),
      description: head.text(name, actions.length, traits.length, levelMax),
      preview: `phantom-${id}`,
    }),
  });
}

export default function PhantomJobsPage() {
  const t = phantomMessages;
  const actionName = useGameNames("fieldops/phantom-actions", actionNames);
  const zone = useZoneNames();
  const wordsOf = (id: string) =>
    (phantomJobs.find(id)?.actions ?? []).flatMap((action) => [
      actionTable[action] ?? action,
      actionName(action).text,
    ]);
  return (
    <ReferencePage
      operation="occult"
      table={phantomJobs}
      name={useGameNames("fieldops/phantom-jobs", englishNames)}
      english={englishNames}
      foreign={foreignNames}
      wordsOf={wordsOf}
      words={t}
      category={(id) => zone(id).text}
      filter={{
        values: supportOrder,
        label: t.supportLabel,
        all: t.allSupport,
        names: t.support,
        fits: brings,
      }}
      sorts={["order", "name"]}
      note={({ levelMax }) => t.levels(String(levelMax))}
      fallback={DEFAULT_JOB}
      Grid={JobGrid}
      panel={(open, props) => {
        const job = open ?? phantomJobs.find(DEFAULT_JOB);
        return job && <JobPanel key={job.id} job={job} bare={open === undefined} {...props} />;
      }}
      compared={(props) => <Compared {...props} />}
      after={({ role, setRole, query }) => <SupportTable role={role} onRole={setRole} query={query} />}
    />
  );
}
