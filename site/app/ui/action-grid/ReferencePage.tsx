import type { NameTable } from "@foray/fieldops/names";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { KEEP_SCROLL } from "~/browser/address.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import type { NameReader } from "~/i18n/game-names.tsx";
import { ActionBar } from "./ActionBar.tsx";
import type { GridGroup } from "./ActionGrid.tsx";
import { GridState } from "./GridState.tsx";
import type { SortOrder } from "./messages/en.ts";
import { ReferenceHead } from "./ReferenceHead.tsx";
import { ReferenceLayout } from "./ReferenceLayout.tsx";
import { UnknownNote } from "./UnknownNote.tsx";
import { useFind } from "./use-find.ts";
import { useRecord } from "./use-record.ts";
import { COMPARED_MOST, type ReferenceState, useReferenceState } from "./use-reference-state.ts";
import { useShortcuts } from "./use-shortcuts.ts";

/** The records of a reference page: where they stand, what they are called, how an address finds one. */
export type ReferenceRecords = Readonly<{
  /** The page's own address, below which its records stand. */
  address: string;
  /** In the order of the grid. */
  ids: readonly string[];
  english: NameTable;
  /** Names in other languages, fetched only to make sense of an address. */
  foreign: () => Promise<readonly NameTable[]>;
  name: NameReader;
  /** Other words that lead to a record. */
  words?: (id: string) => readonly string[];
}>;

/** What the grid can be narrowed to. */
type ReferenceFilter<F extends string> = Readonly<{
  values: readonly F[];
  label: string;
  all: string;
  names: Readonly<Record<F, string>>;
  fits: (id: string, value: F) => boolean;
}>;

export type ReferenceWords = Readonly<{ eyebrow: string; title: string; lead: string; loading: string }>;

/** What the parts of an open record are given. */
export type PanelProps = Readonly<{
  query: string;
  compare: Readonly<{ on: boolean; full: boolean; toggle: () => void }>;
}>;

/** What a comparison is given. */
export type ComparedProps = Readonly<{
  ids: readonly string[];
  query: string;
  onRemove: (id: string) => void;
  onClear: () => void;
}>;

type ReferencePageProps<F extends string> = Readonly<{
  operation: "bozja" | "eureka" | "occult";
  records: ReferenceRecords;
  words: ReferenceWords;
  filter: ReferenceFilter<F>;
  sorts: readonly SortOrder[];
  /** The record whose panel stands on the page's own address. */
  fallback?: string;
  /** The plates after search (`null` where nothing is searched), filter and order. */
  groups: (state: ReferenceState<F>, found: readonly string[] | null) => readonly GridGroup[];
  grid: (
    groups: readonly GridGroup[],
    open: string | undefined,
    onCompare: (id: string) => void,
  ) => ReactNode;
  /** The panel of a record, or of none. */
  panel: (id: string | undefined, props: PanelProps) => ReactNode;
  compared: (props: ComparedProps) => ReactNode;
  /** Below both columns. */
  after?: (state: ReferenceState<F>) => ReactNode;
}>;

/** A reference of actions or jobs: a grid that can be searched, narrowed and ordered, a panel for the open record, a comparison. */
export function ReferencePage<F extends string>({
  operation,
  records,
  words,
  filter,
  sorts,
  fallback,
  groups,
  grid,
  panel,
  compared,
  after,
}: ReferencePageProps<F>) {
  const { address, ids, english, foreign, name } = records;
  const { id: param } = useParams();
  const record = useRecord(param, address, ids, english, foreign);
  const shown = record.id ?? fallback;
  const state = useReferenceState(address, ids, filter.values);
  const [text, setText] = useState("");
  const { found, best } = useFind(text, ids, english, name, records.words);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const cells = groups(state, found);
  const count = cells.reduce((sum, group) => sum + group.cells.length, 0);
  const to = (id: string) => `${address}/${id}${state.query}`;
  usePageTitle(record.id === undefined ? words.title : name(record.id).text);
  useShortcuts({
    "/": () => field.current?.focus(),
    c: () => shown !== undefined && state.toggleCompared(shown),
  });
  const openBest = async () => {
    const { role } = state;
    const id = (await best()).find((each) => role === null || filter.fits(each, role));
    if (id !== undefined) void navigate(to(id), { state: KEEP_SCROLL });
  };
  const loading = <p>{words.loading}</p>;

  return (
    <>
      <ReferenceLayout
        operation={operation}
        open={record.id}
        head={
          <>
            {record.unknown && (
              <UnknownNote
                param={record.unknown.param}
                matches={record.unknown.matches.map((id) => ({ to: to(id), name: name(id) }))}
              />
            )}
            <ReferenceHead
              eyebrow={words.eyebrow}
              title={words.title}
              lead={words.lead}
              small={record.id !== undefined}
            />
            {state.compared.length > 0 && (
              <Suspense fallback={loading}>
                {compared({
                  ids: state.compared,
                  query: state.query,
                  onRemove: state.toggleCompared,
                  onClear: state.clearCompared,
                })}
              </Suspense>
            )}
          </>
        }
        panel={
          <Suspense fallback={loading}>
            {panel(record.id, {
              query: state.query,
              compare: {
                on: shown !== undefined && state.compared.includes(shown),
                full: state.compared.length >= COMPARED_MOST,
                toggle: () => shown !== undefined && state.toggleCompared(shown),
              },
            })}
          </Suspense>
        }
      >
        <ActionBar
          field={field}
          text={text}
          onText={setText}
          onEnter={() => void openBest()}
          filter={{
            label: filter.label,
            all: filter.all,
            options: filter.values.map((value) => ({ value, label: filter.names[value] })),
            value: state.role,
            onChange: state.setRole,
          }}
          sort={state.sort}
          sorts={sorts}
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
        {grid(cells, shown, state.toggleCompared)}
      </ReferenceLayout>
      {after !== undefined && <Suspense fallback={loading}>{after(state)}</Suspense>}
    </>
  );
}
