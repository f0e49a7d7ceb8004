import { packIcons, packMaps } from "virtual:asset-pack";
import { siteFile } from "./address.ts";

export type PackPicture = Readonly<{ avif: string; webp: string }>;

const maps: ReadonlySet<string> = new Set(packMaps);
const icons: ReadonlySet<number> = new Set(packIcons);

/** The game's icon, if this build's asset pack has it; callers fall back to a glyph. */
export function packIcon(iconId: number | undefined): PackPicture | undefined {
  if (iconId === undefined || !icons.has(iconId)) return undefined;
  return { avif: siteFile(`/pack/icons/${iconId}.avif`), webp: siteFile(`/pack/icons/${iconId}.webp`) };
}

/** The game's map, if this build's asset pack has it. Covers the same area as the chart. */
export function packMap(map: string): PackPicture | undefined {
  return maps.has(map)
    ? { avif: siteFile(`/pack/maps/${map}.avif`), webp: siteFile(`/pack/maps/${map}.webp`) }
    : undefined;
}
