import type { MapId } from "@foray/fieldops/atlas/types";
import { forecastFilterFacts } from "@foray/fieldops/forecast-filters/facts";
import { bunnyFateFacts } from "@foray/fieldops/records/bunny-fates/facts";
import { duelFacts } from "@foray/fieldops/records/duels/facts";
import { engagementFacts } from "@foray/fieldops/records/engagements/facts";
import { fateFacts } from "@foray/fieldops/records/fates/facts";
import { notoriousMonsterFacts } from "@foray/fieldops/records/notorious-monsters/facts";
import { potFateFacts } from "@foray/fieldops/records/pot-fates/facts";
import { skirmishFacts } from "@foray/fieldops/records/skirmishes/facts";
import { thumbnailKey } from "../../app/features/map/thumbnail/thumbnail-key.ts";

export type ThumbnailPlace = Readonly<{ map: MapId; x: number; y: number }>;

type Placed = Readonly<{ position?: ThumbnailPlace | undefined }>;

function positions(records: readonly Placed[]): ThumbnailPlace[] {
  return records.flatMap(({ position }) => (position === undefined ? [] : [position]));
}

/** Places on the forecast pages: few enough to be kept offline from the first visit on. */
function forecastPlaces(): ThumbnailPlace[] {
  return forecastFilterFacts.flatMap((filter) =>
    filter.kind === "collection"
      ? []
      : positions([filter, ...filter.monsters, ...(filter.trigger ? [filter.trigger] : [])]),
  );
}

/** Keys of the stills that are on forecast pages. */
export function forecastThumbnails(): ReadonlySet<string> {
  return new Set(forecastPlaces().map((place) => thumbnailKey(place.map, place)));
}

/** Every place of which a page may show a still chart: forecasts and all encounters with a known position. */
export function thumbnailPlaces(): ReadonlyMap<string, ThumbnailPlace> {
  const monsters = notoriousMonsterFacts.flatMap((monster) =>
    positions([monster, ...("position" in monster.trigger ? [monster.trigger] : [])]),
  );
  const encounters = [
    bunnyFateFacts,
    duelFacts,
    engagementFacts,
    fateFacts,
    potFateFacts,
    skirmishFacts,
  ].flatMap(positions);
  return new Map(
    [...forecastPlaces(), ...monsters, ...encounters].map((place) => [thumbnailKey(place.map, place), place]),
  );
}
