import type { MapId } from "@foray/fieldops/atlas/types";
import { chartAddress, loadChart } from "./chart-text.ts";
import { loadMap } from "./load-map.ts";

/** The part of the page that draws: Leaflet and all that needs it. Nothing else of the site fetches it. */
export function loadAtlas() {
  return import("./Atlas.tsx");
}

/** Sends for everything that a map needs at once, before the page is alive; failures show when it is drawn. */
export function startMap(map: MapId): void {
  if (typeof document === "undefined") return;
  for (const load of [loadAtlas(), loadMap(map), loadChart(chartAddress(map))]) load.catch(() => undefined);
}
