import type { LogosActionFacts } from "@foray/fieldops/eureka/logos-actions/types";
import englishNames from "@foray/fieldops/records/logos-actions/names/page";
import { logosActionNotes } from "@foray/fieldops/records/logos-actions/notes";
import { LateInFights } from "~/features/fights/LateFights.tsx";
import { useGameNames } from "~/i18n/game-names.tsx";
import { ActionRecord } from "../grid/ActionRecord.tsx";
import type { PanelProps } from "../grid/ReferencePage.tsx";
import Logograms from "./Logograms.tsx";
import { logosMessages } from "./messages.ts";
import { Recipes } from "./Recipes.tsx";
import { logosActions } from "./records.ts";
import { UsedIn } from "./UsedIn.tsx";

/** Id without its tier, which related actions share. */
const stem = (id: string) => id.replace(/-l$/, "").replace(/-(i|ii|iii|iv)$/, "");

export default function ActionPanel(props: PanelProps & Readonly<{ action: LogosActionFacts }>) {
  const { action } = props;
  const t = logosMessages;
  return (
    <ActionRecord
      {...props}
      table={logosActions}
      name={useGameNames("fieldops/logos-actions", englishNames)}
      eyebrow={t.groups[action.group]}
      back={t.back}
      note={logosActionNotes[action.id]}
      stem={stem}
      exclusion={t.wisdomsExclude}
    >
      <Recipes action={action} />
      <Logograms key={action.id} action={action} />
      <UsedIn action={action.id} />
      <LateInFights logosAction={action.id} />
    </ActionRecord>
  );
}
