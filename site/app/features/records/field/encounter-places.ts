import type { ZoneId } from "@foray/eorzea/zones/rates";
import { duelFacts } from "@foray/fieldops/records/duels/facts";
import { engagementPlaces } from "@foray/fieldops/records/engagements/places";
import { skirmishPlaces } from "@foray/fieldops/records/skirmishes/places";
import type { FieldPosition } from "@foray/fieldops/records/types";

type Place = Readonly<{ zone: ZoneId; position?: FieldPosition | undefined }>;

const places = new Map<string, Place>(
  [...engagementPlaces, ...skirmishPlaces, ...duelFacts].map((place) => [place.id, place]),
);

export function encounterPosition(id: string): FieldPosition | undefined {
  return places.get(id)?.position;
}

/** Undefined for duties. */
export function encounterZone(id: string): ZoneId | undefined {
  return places.get(id)?.zone;
}
