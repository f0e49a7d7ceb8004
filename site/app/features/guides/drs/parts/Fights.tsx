import noteNames from "@foray/fieldops/records/field-notes/names/page";
import fightNames from "@foray/fieldops/records/raid-requirements/names/page";
import { RecordTable } from "~/features/record-table/RecordTable.tsx";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { drsGuideMessages } from "../messages.ts";
import { adviceDoubt, requirement } from "../requirement.ts";
import { ActionLinks } from "./ActionLinks.tsx";

export default function Fights() {
  const t = drsGuideMessages;
  const note = useGameNames("fieldops/field-notes", noteNames);
  const named = useGameNames("fieldops/raid-requirements", fightNames);
  return (
    <RecordTable
      label={t.pages.fights.title}
      columns={[t.fight, t.actions]}
      doubt={adviceDoubt}
      rows={(requirement?.fights ?? []).map(({ fight, actions }) => {
        // Prefers the name in the fight's field note.
        const name = Object.hasOwn(noteNames, fight) ? note(fight) : named(fight);
        return {
          id: fight,
          cells: [<GameName key="n" name={name} />, <ActionLinks key="a" ids={actions} />],
        };
      })}
    />
  );
}
