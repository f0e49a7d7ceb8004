import type { MapId } from "@foray/fieldops/atlas/types";
import { loadMap } from "../records/load-map.ts";
import { chartAddress, loadChart } from "./chart-text.ts";

/** The interactive part of the page: markers, panels, popups. Nothing else of the site fetches it. */
export function loadAtlas() {
  return import("../Atlas.tsx");
}

/** Preloads everything that a map needs, before hydration; failures show when it is drawn. */
export function startMap(map: MapId): void {
  if (typeof document === "undefined") return;
  const chart = chartAddress(map);
  // A page that was fetched as a whole has its chart in it.
  const isHere = document.querySelector(`[data-chart="${chart}"]`) !== null;
  for (const load of [loadAtlas(), loadMap(map), ...(isHere ? [] : [loadChart(chart)])])
    load.catch(() => undefined);
}
