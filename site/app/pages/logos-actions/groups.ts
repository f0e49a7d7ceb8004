import type { Role } from "@foray/fieldops/bozja/lost-actions/roles";
import type { LogosActionFacts } from "@foray/fieldops/eureka/logos-actions/types";
import type { NameReader } from "~/i18n/game-names.tsx";
import type { GridGroup } from "~/ui/action-grid/ActionGrid.tsx";
import { arrangeCells } from "~/ui/action-grid/arrange-cells.ts";
import type { GridMessages } from "~/ui/action-grid/messages/en.ts";
import type { ReferenceState } from "~/ui/action-grid/use-reference-state.ts";
import type { LogosMessages } from "./messages/en.ts";
import { LOGOS_ACTIONS } from "./paths.ts";
import { groupHues, groupOrder, logosAction, shownIds } from "./records.ts";

type GroupInput = Readonly<{
  state: ReferenceState<Role>;
  /** What the search found, best first; null = no search. */
  found: readonly string[] | null;
  name: NameReader;
  t: LogosMessages;
  common: GridMessages;
}>;

/** The grid's plates after search, role and order: by group, or in one run where another order is asked for. */
export function logosGroups({ state, found, name, t, common }: GroupInput): readonly GridGroup[] {
  const { role, sort, compared, query } = state;
  const shown = (found ?? shownIds)
    .flatMap((id) => logosAction(id) ?? [])
    .filter((action) => role === null || action.roles.includes(role));
  return arrangeCells<LogosActionFacts>({
    shown,
    searched: found !== null,
    sort,
    name,
    groups: groupOrder.map((group) => ({
      id: group,
      label: t.groups[group],
      has: (action) => action.group === group,
    })),
    figures: { recast: ({ recastMs }) => recastMs },
    cell: (action) => ({
      id: action.id,
      name: name(action.id),
      to: `${LOGOS_ACTIONS}/${action.id}${query}`,
      hue: groupHues[action.group],
      iconId: action.iconId,
      compared: compared.includes(action.id),
      ...(sort === "recast" && { figure: common.seconds(String(action.recastMs / 1000)) }),
    }),
  });
}
