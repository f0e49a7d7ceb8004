import { outlineFiles } from "#records/outlines/index";
import type { MapId } from "../types.ts";
import type { MapOutline } from "./types.ts";

/** The coarse ground of a map, one chunk per map. */
export async function loadOutline(map: MapId): Promise<MapOutline> {
  return (await outlineFiles[map]()).outline;
}
