import { maps } from "@foray/fieldops/records/maps/facts";
import { places } from "@foray/fieldops/records/places/facts";
import type { Findable } from "./findable.ts";
import { mapPoint } from "./map-point.ts";
import { readNames } from "./tables.ts";

const zoneOfMap: ReadonlyMap<string, string> = new Map(maps.map(({ id, zone }) => [id, zone]));

/** Each map under its zone's name, and every place named on it. */
export async function mapEntries(): Promise<Findable[]> {
  const zones = await readNames("eorzea", "zones");
  const names = await readNames("fieldops", "places");
  return [
    ...[...zoneOfMap].map(([map, zone]) => ({
      id: map,
      kind: "map" as const,
      names: zones(zone),
      target: `/map/${map}`,
    })),
    ...places.map(({ id, map, x, y }) => ({
      id,
      kind: "place" as const,
      zone: zoneOfMap.get(map) ?? map,
      names: names(id),
      target: mapPoint(map, x, y),
    })),
  ];
}
