import type { GroundId, MapId } from "@foray/fieldops/atlas/types";
import type { PackPicture } from "~/browser/asset-pack.ts";
import { chartAddress, featuresAddress } from "./chart-text.ts";

/** The ground under the markers: a drawn chart, or a picture of the same sheet, by its addresses in the order in which to try them. */
export type Ground = Readonly<
  | { kind: "chart"; address: string; features: string | undefined }
  | { kind: "picture"; address: string; other: string }
>;

/** The ground of a map: the game's own picture where one is there and wished for, else our chart. The picture shows the surface alone. */
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

/** Fetches a picture of the game's map; the second format where the browser cannot read the first. */
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
