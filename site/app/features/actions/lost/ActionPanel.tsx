import { categoryNames, sheetCategory } from "@foray/fieldops/bozja/lost-actions/category-names";
import type { LostActionFacts } from "@foray/fieldops/bozja/lost-actions/types";
import { localName } from "@foray/fieldops/names";
import englishNames from "@foray/fieldops/records/lost-actions/names/page";
import { lostActionNotes } from "@foray/fieldops/records/lost-actions/notes";
import { LateInFights } from "~/features/fights/LateFights.tsx";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useNameLocale } from "~/i18n/LanguageProvider.tsx";
import { ActionRecord } from "../grid/ActionRecord.tsx";
import { gridMessages } from "../grid/messages.ts";
import type { PanelProps } from "../grid/ReferencePage.tsx";
import FragmentParts from "./FragmentParts.tsx";
import { lostMessages } from "./messages.ts";
import { lostActions } from "./records.ts";
import { UsedIn } from "./UsedIn.tsx";

/** Id without essence prefix and tier, which related actions share. */
const stem = (id: string) => id.replace(/^deep-|^pure-/, "").replace(/-(i|ii|iii|iv)$/, "");

export default function ActionPanel(props: PanelProps & Readonly<{ action: LostActionFacts }>) {
  const { action, query } = props;
  const t = lostMessages;
  const locale = useNameLocale();
  return (
    <ActionRecord
      {...props}
      table={lostActions}
      name={useGameNames("fieldops/lost-actions", englishNames)}
      eyebrow={<GameName name={localName(categoryNames[sheetCategory(action.category)], locale)} />}
      back={t.back}
      note={lostActionNotes[action.id]}
      stem={stem}
      exclusion={action.exclusion && t.exclusions[action.exclusion]}
    >
      {action.unverified.length > 0 && <p>{gridMessages.listing}</p>}
      {action.usualInSavage && <p>{t.usual}</p>}
      <FragmentParts key={`from ${action.id}`} action={action} query={query} />
      <UsedIn key={`used ${action.id}`} action={action.id} />
      <LateInFights lostAction={action.id} />
    </ActionRecord>
  );
}
