import sprite from "virtual:glyphs/logos-actions";
import { roles } from "@foray/fieldops/bozja/lost-actions/roles";
import englishNames from "@foray/fieldops/records/logos-actions/names/en";
import { Suspense, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { KEEP_SCROLL } from "~/browser/address.ts";
import { type MetaAsked, pageMeta } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { usePageTitle } from "~/browser/use-title.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { ActionBar } from "~/ui/action-grid/ActionBar.tsx";
import { ActionGrid } from "~/ui/action-grid/ActionGrid.tsx";
import { GridState } from "~/ui/action-grid/GridState.tsx";
import { gridMessages } from "~/ui/action-grid/messages.ts";
import { ReferenceHead } from "~/ui/action-grid/ReferenceHead.tsx";
import { ReferenceLayout } from "~/ui/action-grid/ReferenceLayout.tsx";
import { resolveRecord } from "~/ui/action-grid/resolve.ts";
import { UnknownNote } from "~/ui/action-grid/UnknownNote.tsx";
import { useFind } from "~/ui/action-grid/use-find.ts";
import { useRecord } from "~/ui/action-grid/use-record.ts";
import { COMPARED_MOST, useReferenceState } from "~/ui/action-grid/use-reference-state.ts";
import { useShortcuts } from "~/ui/action-grid/use-shortcuts.ts";
import { logosGroups } from "./groups.ts";
import { messages as english } from "./messages/en.ts";
import { messages as head } from "./messages/head.en.ts";
import { logosMessages } from "./messages.ts";
import { LOGOS_ACTIONS } from "./paths.ts";
import { foreignNames, logosAction, shownIds } from "./records.ts";

const ActionPanel = lazyPart("ActionPanel", () => import("./ActionPanel.tsx"));
const Compared = lazyPart("Compared", () => import("./Compared.tsx"));
const MakePanel = lazyPart("MakePanel", () => import("./MakePanel.tsx"));

export function meta({ params }: MetaAsked) {
  const asked = resolveRecord(params.id, shownIds, englishNames);
  const action = asked.kind === "record" ? logosAction(asked.id) : undefined;
  if (action === undefined) {
    return pageMeta({
      title: english.title,
      description: head.listText(english.lead),
      path: LOGOS_ACTIONS,
      preview: "logos-actions",
    });
  }
  const name = englishNames[action.id] ?? action.id;
  return pageMeta({
    title: head.title(name),
    description: head.text(name, action.recipes.length),
    path: `${LOGOS_ACTIONS}/${action.id}`,
    preview: `logos-${action.id}`,
  });
}

export default function LogosActionsPage() {
  const t = useMessages(logosMessages);
  const common = useMessages(gridMessages);
  const name = useGameNames("fieldops/logos-actions", englishNames);
  const { id: param } = useParams();
  const record = useRecord(param, LOGOS_ACTIONS, shownIds, englishNames, foreignNames);
  const action = record.id === undefined ? undefined : logosAction(record.id);
  const state = useReferenceState(LOGOS_ACTIONS, shownIds, roles);
  const [text, setText] = useState("");
  const { found, best } = useFind(text, shownIds, englishNames, name);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const groups = logosGroups({ state, found, name, t, common });
  const count = groups.reduce((sum, { cells }) => sum + cells.length, 0);
  const address = (id: string) => `${LOGOS_ACTIONS}/${id}${state.query}`;
  usePageTitle(action === undefined ? t.title : name(action.id).text);

  useShortcuts({
    "/": () => field.current?.focus(),
    c: () => action !== undefined && state.toggleCompared(action.id),
  });

  return (
    <ReferenceLayout
      operation="eureka"
      open={action?.id}
      head={
        <>
          {record.unknown && (
            <UnknownNote
              param={record.unknown.param}
              matches={record.unknown.matches.map((id) => ({ to: address(id), name: name(id) }))}
            />
          )}
          <ReferenceHead eyebrow={t.eyebrow} title={t.title} lead={t.lead} small={action !== undefined} />
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
          {action === undefined ? (
            <MakePanel query={state.query} />
          ) : (
            <ActionPanel
              action={action}
              query={state.query}
              compare={{
                on: state.compared.includes(action.id),
                full: state.compared.length >= COMPARED_MOST,
                toggle: () => state.toggleCompared(action.id),
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
          const id = (await best()).find((each) => role === null || logosAction(each)?.roles.includes(role));
          if (id !== undefined) void navigate(`${LOGOS_ACTIONS}/${id}${state.query}`, { state: KEEP_SCROLL });
        }}
        filter={{
          label: common.role,
          all: common.allRoles,
          options: roles.map((role) => ({ value: role, label: common.roles[role] })),
          value: state.role,
          onChange: state.setRole,
        }}
        sort={state.sort}
        sorts={["order", "name", "recast"]}
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
      <ActionGrid groups={groups} sprite={sprite} open={action?.id} onCompare={state.toggleCompared} />
    </ReferenceLayout>
  );
}
