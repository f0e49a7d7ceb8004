import type { NameTable } from "@foray/fieldops/names";
import type { SupportRole } from "@foray/fieldops/occult/phantom-jobs/types";
import actionNames from "@foray/fieldops/records/phantom-actions/names/en";
import englishNames from "@foray/fieldops/records/phantom-jobs/names/en";
import { Suspense, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { KEEP_SCROLL } from "~/browser/address.ts";
import { type MetaAsked, pageMeta } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { usePageTitle } from "~/browser/use-title.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { useGameNames, useZoneNames } from "~/i18n/game-names.tsx";
import { ActionBar } from "~/ui/action-grid/ActionBar.tsx";
import { GridState } from "~/ui/action-grid/GridState.tsx";
import { ReferenceHead } from "~/ui/action-grid/ReferenceHead.tsx";
import { ReferenceLayout } from "~/ui/action-grid/ReferenceLayout.tsx";
import { resolveRecord } from "~/ui/action-grid/resolve.ts";
import { UnknownNote } from "~/ui/action-grid/UnknownNote.tsx";
import { useFind } from "~/ui/action-grid/use-find.ts";
import { useRecord } from "~/ui/action-grid/use-record.ts";
import { COMPARED_MOST, useReferenceState } from "~/ui/action-grid/use-reference-state.ts";
import { useShortcuts } from "~/ui/action-grid/use-shortcuts.ts";
import { jobGroups } from "./groups.ts";
import { JobGrid } from "./JobGrid.tsx";
import { messages as english } from "./messages/en.ts";
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

export function meta({ params }: MetaAsked) {
  const asked = resolveRecord(params.id, jobIds, jobNames);
  const job = asked.kind === "record" ? phantomJob(asked.id) : undefined;
  if (job === undefined) {
    return pageMeta({
      title: english.title,
      description: english.lead,
      path: PHANTOM_JOBS,
      preview: "phantom-jobs",
    });
  }
  const name = jobNames[job.id] ?? job.id;
  return pageMeta({
    title: head.title(name),
    description: head.text(name, job.actions.length, job.traits.length, job.levelMax),
    path: `${PHANTOM_JOBS}/${job.id}`,
    preview: `phantom-${job.id}`,
  });
}

export default function PhantomJobsPage() {
  const t = useMessages(phantomMessages);
  const name = useGameNames("fieldops/phantom-jobs", jobNames);
  const actionName = useGameNames("fieldops/phantom-actions", actionNames);
  const zone = useZoneNames();
  const { id: param } = useParams();
  const record = useRecord(param, PHANTOM_JOBS, jobIds, jobNames, foreignNames);
  const bare = record.id === undefined;
  const job = phantomJob(record.id ?? DEFAULT_JOB);
  const state = useReferenceState(PHANTOM_JOBS, jobIds, supportOrder);
  const [text, setText] = useState("");
  const { found, best } = useFind(text, jobIds, jobNames, name, (id) =>
    (phantomJob(id)?.actions ?? []).flatMap((action) => [
      actionTable[action] ?? action,
      actionName(action).text,
    ]),
  );
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const groups = jobGroups({ state, found, name, zone: (id) => zone(id).text, t });
  const count = groups.reduce((sum, { cells }) => sum + cells.length, 0);
  usePageTitle(bare || job === undefined ? t.title : name(job.id).text);
  useShortcuts({
    "/": () => field.current?.focus(),
    c: () => job !== undefined && state.toggleCompared(job.id),
  });

  return (
    <>
      <ReferenceLayout
        operation="occult"
        open={record.id}
        head={
          <>
            {record.unknown && (
              <UnknownNote
                param={record.unknown.param}
                matches={record.unknown.matches.map((id) => ({
                  to: `${PHANTOM_JOBS}/${id}${state.query}`,
                  name: name(id),
                }))}
              />
            )}
            <ReferenceHead eyebrow={t.eyebrow} title={t.title} lead={t.lead} small={!bare} />
            {state.compared.length > 0 && (
              <Suspense fallback={<p>{t.loading}</p>}>
                <Compared
                  ids={state.compared}
                  query={state.query}
                  onRemove={state.toggleCompared}
                  onClear={state.clearCompared}
                />
              </Suspense>
            )}
          </>
        }
        panel={
          <Suspense fallback={<p>{t.loading}</p>}>
            {job !== undefined && (
              <JobPanel
                key={job.id}
                job={job}
                bare={bare}
                query={state.query}
                compare={{
                  on: state.compared.includes(job.id),
                  full: state.compared.length >= COMPARED_MOST,
                  toggle: () => state.toggleCompared(job.id),
                }}
              />
            )}
          </Suspense>
        }
      >
        <ActionBar
          field={field}
          text={text}
          onText={setText}
          onEnter={async () => {
            const { role } = state;
            const id = (await best()).find((each) => role === null || jobBrings(each, role));
            if (id !== undefined)
              void navigate(`${PHANTOM_JOBS}/${id}${state.query}`, { state: KEEP_SCROLL });
          }}
          filter={{
            label: t.supportLabel,
            all: t.allSupport,
            options: supportOrder.map((value) => ({ value, label: t.support[value] })),
            value: state.role,
            onChange: state.setRole,
          }}
          sort={state.sort}
          sorts={["order", "name"]}
          onSort={state.setSort}
        />
        <GridState
          count={count}
          filtered={found !== null || state.role !== null}
          onReset={() => {
            setText("");
            state.setRole(null);
          }}
        />
        <JobGrid groups={groups} open={job?.id} onCompare={state.toggleCompared} />
      </ReferenceLayout>
      <Suspense fallback={<p>{t.loading}</p>}>
        <SupportTable role={state.role} onRole={state.setRole} query={state.query} />
      </Suspense>
    </>
  );
}
