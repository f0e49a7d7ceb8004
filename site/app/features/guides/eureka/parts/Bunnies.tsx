import { layersOf } from "@foray/fieldops/atlas/lookup";
import { doubtOf } from "@foray/fieldops/doubt/doubt";
import { bunnyFateFacts } from "@foray/fieldops/records/bunny-fates/facts";
import bunnyNames from "@foray/fieldops/records/bunny-fates/names/page";
import { Link } from "react-router";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { PlaceLink, RecordTable } from "~/features/record-table/RecordTable.tsx";
import { formatRange } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { titled } from "~/i18n/titled.ts";
import { eurekaGuideMessages } from "../messages.ts";

export default function Bunnies() {
  const t = eurekaGuideMessages;
  const fate = useGameNames("fieldops/bunny-fates", bunnyNames);
  const zoneName = useZoneNames();
  return (
    <RecordTable
      label={t.pages.bunnies.title}
      columns={[t.fate, t.zone, t.level, t.place, t.coffers]}
      rows={bunnyFateFacts.map(({ id, zone, map, level, levelMax, position, conflicts = [] }) => {
        const coffers = layersOf(map).find((layer) => layer.id === "bunnyCoffers");
        return {
          id,
          cells: [
            <GameName key="n" name={titled(fate(id))} />,
            <GameName key="z" name={zoneName(zone)} />,
            <DoubtMark key="l" doubt={doubtOf({ conflicts }, "level")}>
              {formatRange(String(level), String(levelMax))}
            </DoubtMark>,
            <PlaceLink key="p" position={position} />,
            coffers === undefined ? (
              "–"
            ) : (
              <Link key="c" to={`/map/${map}?layers=bunnyCoffers`}>
                {coffers.count}
              </Link>
            ),
          ],
        };
      })}
    />
  );
}
