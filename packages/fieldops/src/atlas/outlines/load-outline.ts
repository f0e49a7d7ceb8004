import { outlineFiles } from "#records/outlines/index";
import type { MapId } from "../types.ts";
import type { MapOutline } from "./types.ts";

/** Each map has its own chunk. */
export async function loadOutline(map: MapId): Promise<MapOutline> {
  return (await outlineFiles[map]()).outline;
}
