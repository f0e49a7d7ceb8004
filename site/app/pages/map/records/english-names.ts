import type { MapId } from "@foray/fieldops/atlas/types";
import { englishMarkerNames } from "@foray/fieldops/records/markers/index";

export type NameTable = Readonly<Partial<Record<string, string>>>;

/** English names of one map's markers. */
export async function englishNames(map: MapId): Promise<NameTable> {
  return (await englishMarkerNames[map]()).default;
}
