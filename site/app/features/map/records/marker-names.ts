import type { MapId } from "@foray/fieldops/atlas/types";
import { markerNames } from "@foray/fieldops/records/markers/index";

export type NameTable = Readonly<Partial<Record<string, string>>>;

/** In the page's language: the build replaces the English file. */
export async function namesOfMap(map: MapId): Promise<NameTable> {
  return (await markerNames[map]()).default;
}
