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

/** Few enough to cache offline on the first visit. */
function forecastPlaces(): ThumbnailPlace[] {
  return forecastFilterFacts.flatMap((filter) =>
    filter.kind === "collection"
      ? []
      : positions([filter, ...filter.monsters, ...(filter.trigger ? [filter.trigger] : [])]),
  );
}

export function forecastThumbnails(): ReadonlySet<string> {
  return new Set(forecastPlaces().map((place) => thumbnailKey(place.map, place)));
}

/** Forecasts, and all encounters with a known position. */
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
