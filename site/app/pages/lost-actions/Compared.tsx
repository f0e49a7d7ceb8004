import sprite from "virtual:glyphs/lost-actions";
import englishNames from "@foray/fieldops/records/lost-actions/names/en";
import { useGameNames } from "~/i18n/game-names.tsx";
import { ComparedActions } from "~/ui/action-grid/ComparedActions.tsx";
import type { ComparedProps } from "~/ui/action-grid/ReferencePage.tsx";
import { lostMessages } from "./messages.ts";
import { LOST_ACTIONS } from "./paths.ts";
import { categoryHues, lostAction } from "./records.ts";

/** Two or three lost actions side by side. */
export default function Compared({ ids, query, ...on }: ComparedProps) {
  const t = lostMessages;
  const name = useGameNames("fieldops/lost-actions", englishNames);
  const actions = ids.flatMap((id) => {
    const action = lostAction(id);
    if (action === undefined) return [];
    const category = t.categories[action.category];
    return [
      {
        action,
        name: name(id),
        category,
        hue: categoryHues[action.category],
        to: `${LOST_ACTIONS}/${id}${query}`,
      },
    ];
  });
  return <ComparedActions sprite={sprite} actions={actions} {...on} />;
}
