import type { MapId } from "@foray/fieldops/atlas/types";

/** A name's place on a chart, in hundredths of a map unit. */
export type ChartLabel = Readonly<{
  id: string;
  kind: string;
  x: number;
  y: number;
  size: number;
  sign?: Readonly<{ x: number; y: number }>;
}>;

/** Where the names of one map's chart stand. */
export async function chartLabels(map: MapId): Promise<readonly ChartLabel[]> {
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
