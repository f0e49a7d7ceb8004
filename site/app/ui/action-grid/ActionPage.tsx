import { type Role, roles } from "@foray/fieldops/bozja/lost-actions/roles";
import type { ComponentType } from "react";
import { ActionGrid, type GridGroup } from "./ActionGrid.tsx";
import type { FieldAction } from "./action-facts.ts";
import type { ActionTable } from "./action-table.ts";
import { arrangeCells } from "./arrange-cells.ts";
import type { ComparedActionsProps } from "./ComparedActions.tsx";
import type { SortOrder } from "./messages/en.ts";
import { gridMessages } from "./messages.ts";
import {
  type PanelProps,
  ReferencePage,
  type ReferenceRecords,
  type ReferenceWords,
} from "./ReferencePage.tsx";
import type { ReferenceState } from "./use-reference-state.ts";

type ActionPageProps<A> = Readonly<{
  operation: "bozja" | "eureka";
  table: ActionTable<A>;
  words: ReferenceWords;
  sorts: readonly SortOrder[];
  Panel: ComponentType<PanelProps & Readonly<{ action: A }>>;
  Compared: ComponentType<ComparedActionsProps>;
  /** Stands beside the grid where no action is open. */
  Make: ComponentType<Readonly<{ query: string }>>;
}> &
  Pick<ReferenceRecords, "english" | "foreign" | "name">;

/** The reference of lost or logos actions: by category, narrowed by role. */
export function ActionPage<A extends FieldAction>(props: ActionPageProps<A>) {
  const { operation, table, words, sorts, Panel, Compared, Make, english, foreign, name } = props;
  const t = gridMessages;
  const { address, ids, find, sprite } = table;
  const fits = (action: A | undefined, role: Role) => action?.roles.includes(role) ?? false;
  const groups = ({ role, sort, compared, query }: ReferenceState<Role>, found: readonly string[] | null) =>
    arrangeCells<A>({
      shown: (found ?? ids)
        .flatMap((id) => find(id) ?? [])
        .filter((action) => role === null || fits(action, role)),
      searched: found !== null,
      sort,
      name,
      groups: table.categories,
      figures: {
        recast: ({ recastMs }) => recastMs,
        ...(sorts.includes("weight") && { weight: ({ weight = 0 }) => weight }),
      },
      cell: (action) => ({
        ...table.link(action, name, query),
        compared: compared.includes(action.id),
        figure: figure(action, sort),
      }),
    });
  const figure = ({ weight, recastMs }: A, sort: SortOrder) => {
    if (sort === "weight" && weight !== undefined) return `${t.weight} ${weight}`;
    return sort === "recast" ? t.seconds(String(recastMs / 1000)) : undefined;
  };
  return (
    <ReferencePage
      operation={operation}
      records={{ address, ids, english, foreign, name }}
      words={words}
      filter={{
        values: roles,
        label: t.role,
        all: t.allRoles,
        names: t.roles,
        fits: (id, role) => fits(find(id), role),
      }}
      sorts={sorts}
      groups={groups}
      grid={(cells: readonly GridGroup[], open, onCompare) => (
        <ActionGrid groups={cells} sprite={sprite} open={open} onCompare={onCompare} />
      )}
      panel={(id, panel) => {
        const action = id === undefined ? undefined : find(id);
        return action === undefined ? <Make query={panel.query} /> : <Panel action={action} {...panel} />;
      }}
      compared={({ ids: beside, query, ...on }) => (
        <Compared
          sprite={sprite}
          actions={beside
            .flatMap((id) => find(id) ?? [])
            .map((action) => ({
              action,
              category: table.category(action),
              link: table.link(action, name, query),
            }))}
          {...on}
        />
      )}
    />
  );
}
