import type { GroundId, MapId } from "@foray/fieldops/atlas/types";
import type { PackPicture } from "~/browser/asset-pack.ts";
import { chartAddress, featuresAddress } from "./chart-text.ts";

/** Base image under the markers. `other`: URL of the picture in a second format. */
export type Ground = Readonly<
  | { kind: "chart"; address: string; features: string | undefined }
  | { kind: "picture"; address: string; other: string }
>;

/** The game's picture if available and preferred, else our chart. The picture only has the surface. */
export function groundOf(
  map: MapId,
  storey: GroundId,
  picture: PackPicture | undefined,
  wished: boolean,
): Ground {
  return picture !== undefined && wished && storey === "surface"
    ? { kind: "picture", address: picture.avif, other: picture.webp }
    : {
        kind: "chart",
        address: chartAddress(map, storey),
        features: storey === "surface" ? featuresAddress(map) : undefined,
      };
}

async function decoded(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.alt = "";
  picture.src = address;
  await picture.decode();
  return picture;
}

/** Falls back to the second format if the browser cannot decode the first. */
export async function loadPicture({
  address,
  other,
}: Extract<Ground, { kind: "picture" }>): Promise<HTMLImageElement> {
  try {
    return await decoded(address);
  } catch {
    return await decoded(other);
  }
}
