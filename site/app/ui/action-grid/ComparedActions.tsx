import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { EffectList } from "~/ui/effects/EffectList.tsx";
import { useFieldEffects } from "~/ui/effects/use-field-effects.ts";
import { actionFacts, type FieldAction } from "./action-facts.ts";
import type { ActionLink } from "./action-table.ts";
import { CompareTable } from "./CompareTable.tsx";
import { gridMessages } from "./messages.ts";
import type { ComparedProps } from "./ReferencePage.tsx";

export type ComparedActionsProps = Readonly<{
  sprite: string;
  actions: readonly Readonly<{ action: FieldAction; category: string; link: ActionLink }>[];
}> &
  Pick<ComparedProps, "onRemove" | "onClear">;

/** Two or three lost or logos actions side by side. */
export default function ComparedActions({ sprite, actions, ...on }: ComparedActionsProps) {
  const t = gridMessages;
  const language = useLanguage();
  const lines = useFieldEffects();
  const columns = actions.map(({ action, category, link }) => ({
    ...link,
    facts: [{ id: "category", label: t.category, value: category }, ...actionFacts(action, t, language)],
    effects: <EffectList lines={lines(action.effects)} />,
  }));
  return <CompareTable columns={columns} sprite={sprite} {...on} />;
}
