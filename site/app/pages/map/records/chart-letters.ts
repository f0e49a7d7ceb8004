import labels from "virtual:chart-labels";
import type { MapId } from "@foray/fieldops/atlas/types";
import { type LandMask, readMask } from "~/ui/lettering/land-mask.ts";

type Letters = typeof import("virtual:chart-labels/*").default;

/** What a chart is lettered from: named places and furniture in map coordinates, and where there is land. */
export type ChartLetters = Readonly<Pick<Letters, "places" | "furniture" | "within"> & { land: LandMask }>;

/** What one map's chart is lettered from. */
export async function chartLetters(map: MapId): Promise<ChartLetters> {
  const { land, ...letters } = (await labels[map]()).default;
  return { ...letters, land: readMask(land) };
}
