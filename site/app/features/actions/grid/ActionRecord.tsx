import { excludedBy } from "@foray/fieldops/exclusions";
import type { Note } from "@foray/fieldops/records/types";
import type { ReactNode } from "react";
import type { NameReader } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { EffectList } from "../effects/EffectList.tsx";
import { useFieldEffects } from "../effects/use-field-effects.ts";
import { actionFacts, type FieldAction } from "./action-facts.ts";
import { FactList } from "./FactList.tsx";
import { gridMessages } from "./messages.ts";
import { PlateLinks, RecordPanel, RecordPart } from "./RecordPanel.tsx";
import type { PanelProps } from "./ReferencePage.tsx";
import type { ReferenceTable } from "./reference-table.ts";

type ActionRecordProps<A, C extends string> = PanelProps &
  Readonly<{
    action: A;
    table: ReferenceTable<A, C>;
    name: NameReader;
    eyebrow: ReactNode;
    back: string;
    note: Note | undefined;
    /** The part of an id that related actions share. */
    stem: (id: string) => string;
    /** Why it cannot be combined with the others of its group. */
    exclusion: string | null;
    children: ReactNode;
  }>;

export function ActionRecord<A extends FieldAction, C extends string>(props: ActionRecordProps<A, C>) {
  const { action, table, name, query, compare, eyebrow, back, note, stem, exclusion, children } = props;
  const { address, facts, find, sprite } = table;
  const t = gridMessages;
  const language = useLanguage();
  const lines = useFieldEffects();
  const excluded = excludedBy(action, facts).flatMap((id) => find(id) ?? []);
  const related = facts.filter(
    (other) => other.id !== action.id && stem(other.id) === stem(action.id) && !excluded.includes(other),
  );
  const links = (actions: readonly A[]) => (
    <PlateLinks links={actions.map((each) => table.link(each, name, query))} sprite={sprite} />
  );
  return (
    <RecordPanel
      {...table.link(action, name, query)}
      sprite={sprite}
      eyebrow={eyebrow}
      back={{ to: `${address}${query}`, label: back }}
      compare={compare}
    >
      <EffectList lines={lines(action.effects)} />
      {note !== undefined && <p>{note[language]}</p>}
      <FactList facts={actionFacts(action, t, language)} />
      {children}
      {related.length > 0 && <RecordPart title={t.related}>{links(related)}</RecordPart>}
      {excluded.length > 0 && (
        <RecordPart title={t.excludes}>
          <p>{exclusion}</p>
          {links(excluded)}
        </RecordPart>
      )}
    </RecordPanel>
  );
}
