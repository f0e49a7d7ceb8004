import { weathers, zones } from "@foray/eorzea";
import { loadNames, namesOf } from "./name-modules.ts";

const sky = new URL("../../eorzea/src/", import.meta.url);

export async function skyZones(): Promise<readonly object[]> {
  const names = await loadNames(new URL("zones/names/", sky));
  return zones.map((zone) => ({ ...zone, names: namesOf(names, zone.id) }));
}

export async function skyWeathers(): Promise<readonly object[]> {
  const names = await loadNames(new URL("weathers/names/", sky));
  return weathers.map((weather) => ({ ...weather, names: namesOf(names, weather.id) }));
}
