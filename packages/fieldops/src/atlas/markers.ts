import type { MapId, MapMarker } from "./types.ts";

/** Markers of one map, loaded alone so that a page ships no other map's. */
export async function loadMarkers(map: MapId): Promise<readonly MapMarker[]> {
  switch (map) {
    case "southhorn":
      return (await import("./markers/southhorn.ts")).markers;
    case "northhorn":
      return (await import("./markers/northhorn.ts")).markers;
    case "bsf":
      return (await import("./markers/bsf.ts")).markers;
    case "zadnor":
      return (await import("./markers/zadnor.ts")).markers;
    case "anemos":
      return (await import("./markers/anemos.ts")).markers;
    case "pagos":
      return (await import("./markers/pagos.ts")).markers;
    case "pyros":
      return (await import("./markers/pyros.ts")).markers;
    case "hydatos":
      return (await import("./markers/hydatos.ts")).markers;
  }
}
