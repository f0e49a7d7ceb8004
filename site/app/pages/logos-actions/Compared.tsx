import sprite from "virtual:glyphs/logos-actions";
import englishNames from "@foray/fieldops/records/logos-actions/names/en";
import { useGameNames } from "~/i18n/game-names.tsx";
import { ComparedActions } from "~/ui/action-grid/ComparedActions.tsx";
import type { ComparedProps } from "~/ui/action-grid/ReferencePage.tsx";
import { logosMessages } from "./messages.ts";
import { LOGOS_ACTIONS } from "./paths.ts";
import { groupHues, logosAction } from "./records.ts";

/** Two or three logos actions side by side. */
export default function Compared({ ids, query, ...on }: ComparedProps) {
  const t = logosMessages;
  const name = useGameNames("fieldops/logos-actions", englishNames);
  const actions = ids.flatMap((id) => {
    const action = logosAction(id);
    if (action === undefined) return [];
    const category = t.groups[action.group];
    return [
      {
        action,
        name: name(id),
        category,
        hue: groupHues[action.group],
        to: `${LOGOS_ACTIONS}/${id}${query}`,
      },
    ];
  });
  return <ComparedActions sprite={sprite} actions={actions} {...on} />;
}
