import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { EffectList } from "../effects/EffectList.tsx";
import { useFieldEffects } from "../effects/use-field-effects.ts";
import { actionFacts, type FieldAction } from "./action-facts.ts";
import { CompareTable } from "./CompareTable.tsx";
import { gridMessages } from "./messages.ts";
import type { ComparedProps } from "./ReferencePage.tsx";

export default function ComparedActions({ records, ...props }: ComparedProps<FieldAction>) {
  const t = gridMessages;
  const language = useLanguage();
  const lines = useFieldEffects();
  const columns = records.map(({ record, category, link }) => ({
    ...link,
    facts: [{ id: "category", label: t.category, value: category }, ...actionFacts(record, t, language)],
    effects: <EffectList lines={lines(record.effects)} />,
  }));
  return <CompareTable columns={columns} {...props} />;
}
