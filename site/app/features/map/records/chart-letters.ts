import labels from "virtual:chart-labels";
import type { MapId } from "@foray/fieldops/atlas/types";
import { type LandMask, readMask } from "../lettering/land-mask.ts";

type Letters = typeof import("virtual:chart-labels/*").default;

/** In map coordinates. */
export type ChartLetters = Readonly<Pick<Letters, "places" | "furniture" | "within"> & { land: LandMask }>;

export async function chartLetters(map: MapId): Promise<ChartLetters> {
  const { land, ...letters } = (await labels[map]()).default;
  return { ...letters, land: readMask(land) };
}
