import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import { operationOf } from "@foray/fieldops/fields/operations";
import { wordKey } from "@foray/fieldops/names";
import { dutyFacts } from "@foray/fieldops/records/duties/facts";
import dutyNames from "@foray/fieldops/records/duties/names/page";
import { occultMisc } from "@foray/fieldops/records/miscellany/facts";
import peopleNames from "@foray/fieldops/records/miscellany/names/page";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { RecordTable } from "~/features/record-table/RecordTable.tsx";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { guideMessages } from "../messages.ts";

const zones = dutyFacts.filter(({ zone }) => zone !== null && operationOf(zone) === "occult");

export default function Entering() {
  const t = guideMessages;
  const duty = useGameNames("fieldops/duties", dutyNames);
  const person = useGameNames("fieldops/miscellany", peopleNames);
  return (
    <>
      <RecordTable
        label={t.pages.entering.title}
        columns={[t.zone, t.level, t.itemLevel, t.party, t.players, t.minutes]}
        rows={zones.map((zone) => ({
          id: zone.id,
          cells: [
            <DoubtMark key="n" doubt={zone.basis === "players" ? { kind: "oneSource" } : null}>
              <GameName name={duty(zone.id)} />
            </DoubtMark>,
            zone.levelRequired,
            zone.itemLevelRequired,
            zone.partySize,
            zone.maxPlayers,
            zone.minutes,
          ],
        }))}
      />
      <h2>{t.person}</h2>
      <RecordTable
        label={t.person}
        long
        columns={[t.person, t.place, t.quest]}
        rows={occultMisc.people.map(({ name, place, x, y, quest }) => ({
          id: wordKey(name),
          cells: [
            <GameName key="n" name={person(wordKey(name))} />,
            <span key="p">
              <GameName name={person(wordKey(place))} /> {displayPosition(mapPosition(x, y))}
            </span>,
            quest === undefined ? "–" : <GameName key="q" name={person(wordKey(quest))} />,
          ],
        }))}
      />
    </>
  );
}
