import type { MapId } from "@foray/fieldops/atlas/types";
import { markerNames } from "@foray/fieldops/records/markers/index";

export type NameTable = Readonly<Partial<Record<string, string>>>;

/** Names of one map's markers. */
export async function namesOfMap(map: MapId): Promise<NameTable> {
  return (await markerNames[map]()).default;
}
