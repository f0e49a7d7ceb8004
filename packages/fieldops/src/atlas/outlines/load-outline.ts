import type { MapId } from "../types.ts";
import type { MapOutline } from "./types.ts";

/** The coarse ground of a map, one chunk a map. */
export async function loadOutline(map: MapId): Promise<MapOutline> {
  switch (map) {
    case "southhorn":
      return (await import("./southhorn.ts")).outline;
    case "northhorn":
      return (await import("./northhorn.ts")).outline;
    case "bsf":
      return (await import("./bsf.ts")).outline;
    case "zadnor":
      return (await import("./zadnor.ts")).outline;
    case "anemos":
      return (await import("./anemos.ts")).outline;
    case "pagos":
      return (await import("./pagos.ts")).outline;
    case "pyros":
      return (await import("./pyros.ts")).outline;
    case "hydatos":
      return (await import("./hydatos.ts")).outline;
  }
}
