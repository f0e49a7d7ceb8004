import sprite from "virtual:glyphs/logos-actions";
import englishNames from "@foray/fieldops/records/logos-actions/names/en";
import { useMessages } from "~/i18n/catalogue.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { actionFacts } from "~/ui/action-grid/action-facts.ts";
import { CompareTable } from "~/ui/action-grid/CompareTable.tsx";
import { gridMessages } from "~/ui/action-grid/messages.ts";
import { EffectList } from "~/ui/effects/EffectList.tsx";
import { useFieldEffects } from "~/ui/effects/use-field-effects.ts";
import { logosMessages } from "./messages.ts";
import { LOGOS_ACTIONS } from "./paths.ts";
import { groupHues, logosAction } from "./records.ts";

/** Two or three logos actions side by side. */
export default function Compared({
  ids,
  query,
  onRemove,
  onClear,
}: {
  ids: readonly string[];
  query: string;
  onRemove: (id: string) => void;
  onClear: () => void;
}) {
  const t = useMessages(logosMessages);
  const common = useMessages(gridMessages);
  const language = useLanguage();
  const name = useGameNames("fieldops/logos-actions", englishNames);
  const lines = useFieldEffects();
  const columns = ids.flatMap((id) => {
    const action = logosAction(id);
    if (action === undefined) return [];
    return [
      {
        id,
        name: name(id),
        hue: groupHues[action.group],
        iconId: action.iconId,
        to: `${LOGOS_ACTIONS}/${id}${query}`,
        facts: [
          { id: "category", label: common.category, value: t.groups[action.group] },
          ...actionFacts(action, common, language),
        ],
        effects: <EffectList lines={lines(action.effects)} />,
      },
    ];
  });
  return <CompareTable columns={columns} sprite={sprite} onRemove={onRemove} onClear={onClear} />;
}
