import { crystals } from "@foray/fieldops/records/crystals/facts";
import engagementNames from "@foray/fieldops/records/engagements/names/page";
import { engagementPlaces } from "@foray/fieldops/records/engagements/places";
import { fateFacts } from "@foray/fieldops/records/fates/facts";
import fateNames from "@foray/fieldops/records/fates/names/page";
import itemNames from "@foray/fieldops/records/occult-items/names/page";
import { potFateFacts } from "@foray/fieldops/records/pot-fates/facts";
import potNames from "@foray/fieldops/records/pot-fates/names/page";
import { Lines, PlaceLink, RecordTable } from "~/features/record-table/RecordTable.tsx";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { guideMessages } from "../messages.ts";

const positions = new Map(
  [...engagementPlaces, ...fateFacts, ...potFateFacts].map(({ id, position }) => [id, position]),
);

export default function Demiatma() {
  const t = guideMessages;
  const item = useGameNames("fieldops/occult-items", itemNames);
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
