import type { NameTable } from "@foray/fieldops/names";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { usePageTitle } from "~/browser/use-title.ts";
import type { NameReader } from "~/i18n/game-names.tsx";
import { Wakes } from "~/ui/late-parts.tsx";
import { Part } from "~/ui/part/Part.tsx";
import { useFind } from "../../../ui/use-find.ts";
import { useShortcuts } from "../../../ui/use-shortcuts.ts";
import { ActionBar } from "./ActionBar.tsx";
import { ActionGrid, type ActionGridProps } from "./ActionGrid.tsx";
import { arrangeCells } from "./arrange-cells.ts";
import { GridState } from "./GridState.tsx";
import type { SortOrder } from "./messages.ts";
import { ReferenceHead } from "./ReferenceHead.tsx";
import { ReferenceLayout } from "./ReferenceLayout.tsx";
import type { RecordLink, ReferenceTable } from "./reference-table.ts";
import { UnknownNote } from "./UnknownNote.tsx";
import { useRecord } from "./use-record.ts";
import { COMPARED_MOST, type ReferenceState, useReferenceState } from "./use-reference-state.ts";

type ReferenceFilter<R, F extends string> = Readonly<{
  values: readonly F[];
  label: string;
  all: string;
  names: Readonly<Record<F, string>>;
  fits: (record: R, value: F) => boolean;
}>;

/** A figure to sort by, and its text on a plate. */
type Figure<R> = Readonly<{ value: (record: R) => number; text: (record: R) => string }>;

export type PanelProps = Readonly<{
  query: string;
  compare: Readonly<{ on: boolean; full: boolean; toggle: () => void }>;
}>;

export type ComparedProps<R> = Readonly<{
  records: readonly Readonly<{ record: R; category: string; link: RecordLink }>[];
  sprite: string;
  onRemove: (id: string) => void;
  onClear: () => void;
}>;

type ReferencePageProps<R, C extends string, F extends string> = Readonly<{
  operation: "bozja" | "eureka" | "occult";
  table: ReferenceTable<R, C>;
  name: NameReader;
  english: NameTable;
  /** Names in other languages, loaded only to resolve a URL. */
  foreign: () => Promise<readonly NameTable[]>;
  /** Additional search words. */
  wordsOf?: (id: string) => readonly string[];
  words: Readonly<{ eyebrow: string; title: string; lead: string; loading: string }>;
  category: (category: C) => string;
  filter: ReferenceFilter<R, F>;
  sorts: readonly SortOrder[];
  figures?: Readonly<Partial<Record<SortOrder, Figure<R>>>>;
  /** Text on a plate if the order has no figure. */
  note?: (record: R) => string;
  /** Record shown if the URL names none. */
  fallback?: string;
  /** Replaces `ActionGrid`. */
  Grid?: ComponentType<ActionGridProps>;
  /** Panel of a record; undefined if none is open. */
  panel: (record: R | undefined, props: PanelProps) => ReactNode;
  compared: (props: ComparedProps<R>) => ReactNode;
  after?: (state: ReferenceState<F>) => ReactNode;
}>;

/** Reference page of actions or jobs: a grid with search, filter and sort, a panel and a comparison. */
export function ReferencePage<R extends Readonly<{ id: string }>, C extends string, F extends string>({
  operation,
  table,
  name,
  english,
  foreign,
  wordsOf,
  words,
  category,
  filter,
  sorts,
  figures = {},
  note,
  fallback,
  Grid = ActionGrid,
  panel,
  compared,
  after,
}: ReferencePageProps<R, C, F>) {
  const { address, categoryOf, find, ids, link, sprite } = table;
  const { id: param } = useParams();
  const record = useRecord(param, address, ids, english, foreign);
  const shown = record.id ?? fallback;
  const state = useReferenceState(address, ids, filter.values);
  const [text, setText] = useState("");
  const { found, best } = useFind(text, ids, english, name, wordsOf);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { role, sort } = state;
  const figure = figures[sort];
  const records = (of: readonly string[]) => of.flatMap((id) => find(id) ?? []);
  const linkTo = (each: R) => link(each, name, state.query);
  const groups = arrangeCells<R, C>({
    table,
    shown: records(found ?? ids).filter((each) => role === null || filter.fits(each, role)),
    searched: found !== null,
    sort,
    name,
    category,
    figure: figure?.value,
    cell: (each) => ({
      ...linkTo(each),
      compared: state.compared.includes(each.id),
      figure: (figure?.text ?? note)?.(each),
    }),
  });
  const count = groups.reduce((sum, group) => sum + group.cells.length, 0);
  usePageTitle(record.id === undefined ? words.title : name(record.id).text);
  useShortcuts({
    "/": () => field.current?.focus(),
    c: () => shown !== undefined && state.toggleCompared(shown),
  });
  const openBest = async () => {
    const opened = records(await best()).find((each) => role === null || filter.fits(each, role));
    if (opened !== undefined) void navigate(linkTo(opened).to, { preventScrollReset: true });
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
                matches={records(record.unknown.matches).map(linkTo)}
              />
            )}
            <ReferenceHead
              eyebrow={words.eyebrow}
              title={words.title}
              lead={words.lead}
              small={record.id !== undefined}
            />
            {state.compared.length > 0 && (
              <Part waiting={loading}>
                {compared({
                  sprite,
                  records: records(state.compared).map((each) => ({
                    record: each,
                    category: category(categoryOf(each)),
                    link: linkTo(each),
                  })),
                  onRemove: state.toggleCompared,
                  onClear: state.clearCompared,
                })}
              </Part>
            )}
          </>
        }
        panel={
          <Wakes waiting={loading}>
            {panel(record.id === undefined ? undefined : find(record.id), {
              query: state.query,
              compare: {
                on: shown !== undefined && state.compared.includes(shown),
                full: state.compared.length >= COMPARED_MOST,
                toggle: () => shown !== undefined && state.toggleCompared(shown),
              },
            })}
          </Wakes>
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
            value: role,
            onChange: state.setRole,
          }}
          sort={sort}
          sorts={sorts}
          onSort={state.setSort}
        />
        <GridState
          count={count}
          filtered={found !== null || role !== null}
          onReset={() => {
            setText("");
            state.setRole(null);
          }}
        />
        <Grid groups={groups} sprite={sprite} open={shown} onCompare={state.toggleCompared} />
      </ReferenceLayout>
      {after !== undefined && <Wakes waiting={loading}>{after(state)}</Wakes>}
    </>
  );
}
