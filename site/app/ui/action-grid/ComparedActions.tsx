import type { Effect } from "@foray/fieldops/bozja/lost-actions/effects";
import type { LocalName } from "@foray/fieldops/names";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { EffectList } from "~/ui/effects/EffectList.tsx";
import { useFieldEffects } from "~/ui/effects/use-field-effects.ts";
import { type ActionFigures, actionFacts } from "./action-facts.ts";
import { CompareTable } from "./CompareTable.tsx";
import { gridMessages } from "./messages.ts";
import type { ComparedProps } from "./ReferencePage.tsx";

/** One action of a comparison, with the name and hue of its category. */
export type ComparedAction = Readonly<{
  action: ActionFigures & Readonly<{ id: string; iconId: number; effects: readonly Effect[] }>;
  name: LocalName;
  category: string;
  hue: string;
  to: string;
}>;

type ComparedActionsProps = Readonly<{
  sprite: string;
  actions: readonly ComparedAction[];
}> &
  Pick<ComparedProps, "onRemove" | "onClear">;

/** Two or three lost or logos actions side by side. */
export function ComparedActions({ sprite, actions, ...on }: ComparedActionsProps) {
  const t = gridMessages;
  const language = useLanguage();
  const lines = useFieldEffects();
  const columns = actions.map(({ action, name, category, hue, to }) => ({
    id: action.id,
    name,
    hue,
    iconId: action.iconId,
    to,
    facts: [{ id: "category", label: t.category, value: category }, ...actionFacts(action, t, language)],
    effects: <EffectList lines={lines(action.effects)} />,
  }));
  return <CompareTable columns={columns} sprite={sprite} {...on} />;
}
