import sprite from "virtual:glyphs/logos-actions";
import { logosActionNotes } from "@foray/fieldops/eureka/logos-actions/notes";
import type { LogosActionFacts } from "@foray/fieldops/eureka/logos-actions/types";
import { logosActionFacts } from "@foray/fieldops/records/logos-actions/facts";
import englishNames from "@foray/fieldops/records/logos-actions/names/en";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { actionFacts } from "~/ui/action-grid/action-facts.ts";
import { FactList } from "~/ui/action-grid/FactList.tsx";
import { gridMessages } from "~/ui/action-grid/messages.ts";
import { PlateLinks, RecordPanel, RecordPart } from "~/ui/action-grid/RecordPanel.tsx";
import type { PanelProps } from "~/ui/action-grid/ReferencePage.tsx";
import { EffectList } from "~/ui/effects/EffectList.tsx";
import { useFieldEffects } from "~/ui/effects/use-field-effects.ts";
import { logosMessages } from "./messages.ts";
import { LOGOS_ACTIONS } from "./paths.ts";
import { Recipes } from "./Recipes.tsx";
import { groupHues } from "./records.ts";
import { UsedIn } from "./UsedIn.tsx";

type ActionPanelProps = PanelProps & Readonly<{ action: LogosActionFacts }>;

/** Actions of the same make: the second and third form of one. */
function relatives(action: LogosActionFacts): readonly LogosActionFacts[] {
  const stem = (id: string) => id.replace(/-l$/, "").replace(/-(i|ii|iii|iv)$/, "");
  return logosActionFacts.filter((other) => other.id !== action.id && stem(other.id) === stem(action.id));
}

/** Everything that is known of one logos action, and what to do next. */
export default function ActionPanel({ action, query, compare }: ActionPanelProps) {
  const t = logosMessages;
  const common = gridMessages;
  const language = useLanguage();
  const name = useGameNames("fieldops/logos-actions", englishNames);
  const lines = useFieldEffects();
  const note = logosActionNotes[action.id];
  const link = (other: LogosActionFacts) => ({
    id: other.id,
    name: name(other.id),
    to: `${LOGOS_ACTIONS}/${other.id}${query}`,
    hue: groupHues[other.group],
    iconId: other.iconId,
  });
  const excluded =
    action.exclusion === null
      ? []
      : logosActionFacts.filter(({ id, exclusion }) => exclusion === action.exclusion && id !== action.id);
  const related = relatives(action).filter((other) => !excluded.includes(other));
  return (
    <RecordPanel
      id={action.id}
      name={name(action.id)}
      hue={groupHues[action.group]}
      iconId={action.iconId}
      sprite={sprite}
      eyebrow={t.groups[action.group]}
      back={{ to: `${LOGOS_ACTIONS}${query}`, label: t.back }}
      compare={compare}
    >
      <EffectList lines={lines(action.effects)} />
      {note !== undefined && <p>{note[language]}</p>}
      <FactList facts={actionFacts(action, common, language)} />
      <Recipes action={action} />
      <UsedIn action={action.id} />
      {related.length > 0 && (
        <RecordPart title={common.related}>
          <PlateLinks links={related.map(link)} sprite={sprite} />
        </RecordPart>
      )}
      {excluded.length > 0 && (
        <RecordPart title={common.excludes}>
          <p>{t.wisdomsExclude}</p>
          <PlateLinks links={excluded.map(link)} sprite={sprite} />
        </RecordPart>
      )}
    </RecordPanel>
  );
}
