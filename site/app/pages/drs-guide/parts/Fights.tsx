import noteNames from "@foray/fieldops/records/field-notes/names/en";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { RecordTable } from "~/ui/record-table/RecordTable.tsx";
import { drsGuideMessages } from "../messages.ts";
import { adviceDoubt, requirement } from "../requirement.ts";
import { ActionLinks } from "./ActionLinks.tsx";

/** Fights whose names no record has in other languages. */
const englishNames: ReadonlyMap<string, string> = new Map([
  ["stygimoloch-warrior", "Stygimoloch Warrior"],
  ["bozjan-phantom", "Bozjan Phantom"],
  ["stygimoloch-lord", "Stygimoloch Lord"],
  ["the-queen", "The Queen"],
]);

/** The lost actions that each fight asks for. */
export default function Fights() {
  const t = drsGuideMessages;
  const note = useGameNames("fieldops/field-notes", noteNames);
  return (
    <RecordTable
      label={t.pages.fights.title}
      columns={[t.fight, t.actions]}
      doubt={adviceDoubt}
      rows={(requirement?.fights ?? []).map(({ fight, actions }) => {
        const english = englishNames.get(fight);
        return {
          id: fight,
          cells: [
            <GameName key="n" name={english === undefined ? note(fight) : { text: english, lang: "en" }} />,
            <ActionLinks key="a" ids={actions} />,
          ],
        };
      })}
    />
  );
}
