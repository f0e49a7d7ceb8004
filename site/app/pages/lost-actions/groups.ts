import type { Role } from "@foray/fieldops/bozja/lost-actions/roles";
import type { LostActionFacts } from "@foray/fieldops/bozja/lost-actions/types";
import type { NameReader } from "~/i18n/game-names.tsx";
import type { GridGroup } from "~/ui/action-grid/ActionGrid.tsx";
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
  const cell = (action: LostActionFacts, figure?: string) => ({
    id: action.id,
    name: name(action.id),
    to: `${LOST_ACTIONS}/${action.id}${query}`,
    hue: categoryHues[action.category],
    iconId: action.iconId,
    compared: compared.includes(action.id),
    ...(figure !== undefined && { figure }),
  });
  if (found === null && sort === "order") {
    return categoryOrder
      .map((category) => ({
        id: category,
        label: t.categories[category],
        cells: shown.filter((action) => action.category === category).map((action) => cell(action)),
      }))
      .filter(({ cells }) => cells.length > 0);
  }
  const ordered = [...shown];
  if (sort === "name") ordered.sort((a, b) => name(a.id).text.localeCompare(name(b.id).text));
  if (sort === "weight") ordered.sort((a, b) => a.weight - b.weight);
  if (sort === "recast") ordered.sort((a, b) => a.recastMs - b.recastMs);
  const figure = (action: LostActionFacts) => {
    if (sort === "weight") return `${common.weight} ${action.weight}`;
    if (sort === "recast") return common.seconds(String(action.recastMs / 1000));
    return undefined;
  };
  return ordered.length === 0
    ? []
    : [{ id: "run", label: "", cells: ordered.map((action) => cell(action, figure(action))) }];
}
