import type { MapId } from "@foray/fieldops/atlas/types";
import { type LandMask, readMask } from "~/ui/lettering/land-mask.ts";

type Letters = typeof import("virtual:chart-labels/*").default;

/** What a chart is lettered from: named places and furniture in map coordinates, and where there is land. */
export type ChartLetters = Readonly<Pick<Letters, "places" | "furniture" | "within"> & { land: LandMask }>;

async function fetchLetters(map: MapId): Promise<Letters> {
  switch (map) {
    case "southhorn":
      return (await import("virtual:chart-labels/southhorn")).default;
    case "northhorn":
      return (await import("virtual:chart-labels/northhorn")).default;
    case "bsf":
      return (await import("virtual:chart-labels/bsf")).default;
    case "zadnor":
      return (await import("virtual:chart-labels/zadnor")).default;
    case "anemos":
      return (await import("virtual:chart-labels/anemos")).default;
    case "pagos":
      return (await import("virtual:chart-labels/pagos")).default;
    case "pyros":
      return (await import("virtual:chart-labels/pyros")).default;
    case "hydatos":
      return (await import("virtual:chart-labels/hydatos")).default;
  }
}

/** What one map's chart is lettered from. */
export async function chartLetters(map: MapId): Promise<ChartLetters> {
  const { land, ...letters } = await fetchLetters(map);
  return { ...letters, land: readMask(land) };
}
