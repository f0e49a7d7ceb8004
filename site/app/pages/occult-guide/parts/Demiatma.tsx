import { engagementFacts } from "@foray/fieldops/engagements/facts";
import engagementNames from "@foray/fieldops/engagements/names/en";
import { fateFacts } from "@foray/fieldops/fates/facts";
import fateNames from "@foray/fieldops/fates/names/en";
import { crystals } from "@foray/fieldops/occult/crystals";
import itemNames from "@foray/fieldops/occult/names/items/en";
import { potFateFacts } from "@foray/fieldops/pot-fates/facts";
import potNames from "@foray/fieldops/pot-fates/names/en";
import { useMessages } from "~/i18n/catalogue.ts";
import { GameName, useGameNames, useZoneNames } from "~/i18n/game-names.tsx";
import { Lines, PlaceLink, RecordTable } from "~/ui/record-table/RecordTable.tsx";
import { guideMessages } from "../messages.ts";

const positions = new Map(
  [...engagementFacts, ...fateFacts, ...potFateFacts].map(({ id, position }) => [id, position]),
);

/** Each crystal with the encounters that give it. */
export default function Demiatma() {
  const t = useMessages(guideMessages);
  const item = useGameNames("fieldops/occult", itemNames, "items/");
  const zone = useZoneNames();
  const readers = {
    engagements: useGameNames("fieldops/engagements", engagementNames),
    fates: useGameNames("fieldops/fates", fateNames),
    "pot-fates": useGameNames("fieldops/pot-fates", potNames),
  };
  return (
    <RecordTable
      label={t.pages.demiatma.title}
      long
      columns={[t.crystal, t.zone, t.earned]}
      rows={crystals.map((crystal) => ({
        id: crystal.id,
        cells: [
          <GameName key="n" name={item(crystal.id)} />,
          <GameName key="z" name={zone(crystal.zone)} />,
          <Lines key="f">
            {crystal.from.map(({ table, id }) => (
              <span key={id}>
                <GameName name={readers[table](id)} /> <PlaceLink position={positions.get(id)} />
              </span>
            ))}
          </Lines>,
        ],
      }))}
    />
  );
}
