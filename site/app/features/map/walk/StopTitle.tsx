import type { MapFacts, MapMarker } from "@foray/fieldops/atlas/types";
import { GameName, type NameReader } from "~/i18n/game-names.tsx";
import { mapMessages } from "../messages.ts";
import { markerTitle } from "../popup/marker-facts.ts";
import type { MapData } from "../records/load-map.ts";
import { layerLabelsOn } from "../words.ts";

export function StopTitle({
  map,
  data,
  nameOf,
  marker,
}: Readonly<{ map: MapFacts; data: MapData; nameOf: NameReader; marker: MapMarker }>) {
  if (data.english[marker.id] !== undefined) return <GameName name={nameOf(marker.id)} />;
  const { singleLabels } = mapMessages;
  return markerTitle(marker, undefined, {
    layerLabels: layerLabelsOn(map),
    singleLabels,
    numbers: data.numbers,
  });
}
