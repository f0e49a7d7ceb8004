import { packIcons, packMaps } from "virtual:asset-pack";
import { siteFile } from "./address.ts";

/** Addresses of one picture of the asset pack, best format first. */
export type PackPicture = Readonly<{ avif: string; webp: string }>;

const maps: ReadonlySet<string> = new Set(packMaps);
const icons: ReadonlySet<number> = new Set(packIcons);

/** The game's own icon, where this build was made with an asset pack that has it; else the drawn glyph is. */
export function packIcon(iconId: number | undefined): PackPicture | undefined {
  if (iconId === undefined || !icons.has(iconId)) return undefined;
  return { avif: siteFile(`/pack/icons/${iconId}.avif`), webp: siteFile(`/pack/icons/${iconId}.webp`) };
}

/** The game's own picture of a map, where this build was made with an asset pack that has it. It shows the same sheet as the chart. */
export function packMap(map: string): PackPicture | undefined {
  return maps.has(map)
    ? { avif: siteFile(`/pack/maps/${map}.avif`), webp: siteFile(`/pack/maps/${map}.webp`) }
    : undefined;
}
