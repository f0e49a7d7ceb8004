import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Findable } from "./findable.ts";
import { mapPoint } from "./map-point.ts";
import { readNames } from "./tables.ts";

/** The maps by the zone they show. */
const zoneOfMap: Readonly<Record<string, string>> = {
  southhorn: "southHorn",
  northhorn: "northHorn",
  bsf: "bozjanSouthernFront",
  zadnor: "zadnor",
  anemos: "eurekaAnemos",
  pagos: "eurekaPagos",
  pyros: "eurekaPyros",
  hydatos: "eurekaHydatos",
};

type Place = Readonly<{ id: string; map: string; x: number; y: number }>;

function isPlace(value: unknown): value is Place {
  if (typeof value !== "object" || value === null) return false;
  return "id" in value && "map" in value && "x" in value && "y" in value;
}

/** The atlas's named places, where the atlas is there. */
async function places(): Promise<Place[]> {
  const folder = dirname(createRequire(import.meta.url).resolve("@foray/fieldops"));
  const file = join(folder, "atlas/places/facts.ts");
  if (!existsSync(file)) return [];
  const loaded: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const { places: found } = loaded;
  return Array.isArray(found) ? found.filter(isPlace) : [];
}

/** Each map under its zone's name, and every place named on it. */
export async function mapEntries(): Promise<Findable[]> {
  const zones = await readNames("eorzea", "zones/names");
  const names = await readNames("fieldops", "atlas/places/names");
  return [
    ...Object.entries(zoneOfMap).map(([map, zone]) => ({
      id: map,
      kind: "map" as const,
      names: zones(zone),
      target: `/map/${map}`,
    })),
    ...(await places()).map(({ id, map, x, y }) => ({
      id,
      kind: "place" as const,
      zone: zoneOfMap[map] ?? map,
      names: names(id),
      target: mapPoint(map, x, y),
    })),
  ];
}
