import sprite from "virtual:glyphs/lost-actions";
import { categoryNames, sheetCategory } from "@foray/fieldops/bozja/lost-actions/category-names";
import { excludedBy } from "@foray/fieldops/bozja/lost-actions/exclusions";
import { lostActionNotes } from "@foray/fieldops/bozja/lost-actions/notes";
import type { LostActionFacts } from "@foray/fieldops/bozja/lost-actions/types";
import { localName } from "@foray/fieldops/names";
import { lostActionFacts } from "@foray/fieldops/records/lost-actions/facts";
import englishNames from "@foray/fieldops/records/lost-actions/names/en";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage, useNameLocale } from "~/i18n/LanguageProvider.tsx";
import { actionFacts } from "~/ui/action-grid/action-facts.ts";
import { FactList } from "~/ui/action-grid/FactList.tsx";
import { gridMessages } from "~/ui/action-grid/messages.ts";
import { PlateLinks, RecordPanel, RecordPart } from "~/ui/action-grid/RecordPanel.tsx";
import type { PanelProps } from "~/ui/action-grid/ReferencePage.tsx";
import { EffectList } from "~/ui/effects/EffectList.tsx";
import { useFieldEffects } from "~/ui/effects/use-field-effects.ts";
import { FragmentParts } from "./FragmentParts.tsx";
import { lostMessages } from "./messages.ts";
import { LOST_ACTIONS } from "./paths.ts";
import { categoryHues, lostAction } from "./records.ts";
import { UsedIn } from "./UsedIn.tsx";

type ActionPanelProps = PanelProps & Readonly<{ action: LostActionFacts }>;

/** Actions of the same make: the deep form of an essence, the second form of a ward. */
function relatives(action: LostActionFacts): readonly LostActionFacts[] {
  const stem = (id: string) => id.replace(/^deep-|^pure-/, "").replace(/-(i|ii|iii|iv)$/, "");
  return lostActionFacts.filter((other) => other.id !== action.id && stem(other.id) === stem(action.id));
}

/** Everything that is known of one lost action, and what to do next. */
export default function ActionPanel({ action, query, compare }: ActionPanelProps) {
  const t = lostMessages;
  const common = gridMessages;
  const language = useLanguage();
  const locale = useNameLocale();
  const name = useGameNames("fieldops/lost-actions", englishNames);
  const lines = useFieldEffects();
  const note = lostActionNotes[action.id];
  const link = (other: LostActionFacts) => ({
    id: other.id,
    name: name(other.id),
    to: `${LOST_ACTIONS}/${other.id}${query}`,
    hue: categoryHues[other.category],
    iconId: other.iconId,
  });
  const excluded = excludedBy(action, lostActionFacts).flatMap((id) => lostAction(id) ?? []);
  const related = relatives(action).filter((other) => !excluded.includes(other));
  return (
    <RecordPanel
      id={action.id}
      name={name(action.id)}
      hue={categoryHues[action.category]}
      iconId={action.iconId}
      sprite={sprite}
      eyebrow={<GameName name={localName(categoryNames[sheetCategory(action.category)], locale)} />}
      back={{ to: `${LOST_ACTIONS}${query}`, label: t.back }}
      compare={compare}
    >
      <EffectList lines={lines(action.effects)} />
      {note !== undefined && <p>{note[language]}</p>}
      <FactList facts={actionFacts(action, common, language)} />
      {action.unverified.length > 0 && <p>{common.listing}</p>}
      {action.usualInSavage && <p>{t.usual}</p>}
      <FragmentParts action={action} query={query} />
      <UsedIn action={action.id} />
      {related.length > 0 && (
        <RecordPart title={common.related}>
          <PlateLinks links={related.map(link)} sprite={sprite} />
        </RecordPart>
      )}
      {action.exclusion !== null && excluded.length > 0 && (
        <RecordPart title={common.excludes}>
          <p>{t.exclusions[action.exclusion]}</p>
          <PlateLinks links={excluded.map(link)} sprite={sprite} />
        </RecordPart>
      )}
    </RecordPanel>
  );
}
