import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import filterNames from "@foray/fieldops/records/forecast-filters/names/page";
import { maps } from "@foray/fieldops/records/maps/facts";
import type { DropRate } from "@foray/fieldops/records/types";
import { Link } from "react-router";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { formatLabelled } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { titled } from "~/i18n/titled.ts";
import { boxMessages } from "./messages.ts";

const layers = { field: "treasureCoffers", pot: "magicPotCoffers", bunny: "bunnyCoffers" } as const;

export function BoxSource({ box: { containerId, found, zone } }: { box: DropRate }) {
  const zoneName = useZoneNames();
  const farmName = useGameNames("fieldops/forecast-filters", filterNames);
  const map = found === undefined ? undefined : maps.find((each) => each.zone === zone)?.id;
  const farms = filterRules.flatMap((rule) =>
    rule.kind !== "collection" && rule.rewards.some(({ itemId }) => itemId === containerId) ? [rule] : [],
  );
  if (zone === null && farms.length === 0) return null;
  return (
    <p>
      {formatLabelled(boxMessages.comesFrom)}
      {zone !== null &&
        (map === undefined || found === undefined ? (
          zoneName(zone).text
        ) : (
          <Link to={`/map/${map}?layers=${layers[found]}`}>{zoneName(zone).text}</Link>
        ))}
      {farms.map((farm, place) => (
        <span key={farm.id}>
          {(zone !== null || place > 0) && " · "}
          <Link to={forecastPath(farm)}>
            <GameName name={titled(farmName(farm.id))} />
          </Link>
        </span>
      ))}
    </p>
  );
}
