import type { Role } from "@foray/fieldops/bozja/lost-actions/roles";
import type { LostActionFacts } from "@foray/fieldops/bozja/lost-actions/types";
import type { NameReader } from "~/i18n/game-names.tsx";
import type { GridGroup } from "~/ui/action-grid/ActionGrid.tsx";
import { arrangeCells } from "~/ui/action-grid/arrange-cells.ts";
import type { GridMessages } from "~/ui/action-grid/messages/en.ts";
import type { ReferenceState } from "~/ui/action-grid/use-reference-state.ts";
import type { LostMessages } from "./messages/en.ts";
import { LOST_ACTIONS } from "./paths.ts";
import { categoryHues, categoryOrder, lostAction, shownIds } from "./records.ts";

type GroupInput = Readonly<{
  state: ReferenceState<Role>;
  /** What the search found, best first; null = no search. */
  found: readonly string[] | null;
  name: NameReader;
  t: LostMessages;
  common: GridMessages;
}>;

/** The grid's plates after search, role and order: by category, or in one run where another order is asked for. */
export function lostGroups({ state, found, name, t, common }: GroupInput): readonly GridGroup[] {
  const { role, sort, compared, query } = state;
  const shown = (found ?? shownIds)
    .flatMap((id) => lostAction(id) ?? [])
    .filter((action) => role === null || action.roles.includes(role));
  const figure = (action: LostActionFacts) => {
    if (sort === "weight") return `${common.weight} ${action.weight}`;
    return sort === "recast" ? common.seconds(String(action.recastMs / 1000)) : undefined;
  };
  return arrangeCells<LostActionFacts>({
    shown,
    searched: found !== null,
    sort,
    name,
    groups: categoryOrder.map((category) => ({
      id: category,
      label: t.categories[category],
      has: (action) => action.category === category,
    })),
    figures: { weight: ({ weight }) => weight, recast: ({ recastMs }) => recastMs },
    cell: (action) => ({
      id: action.id,
      name: name(action.id),
      to: `${LOST_ACTIONS}/${action.id}${query}`,
      hue: categoryHues[action.category],
      iconId: action.iconId,
      compared: compared.includes(action.id),
      figure: figure(action),
    }),
  });
}
