import type { MapId } from "@foray/fieldops/atlas/types";
import { loadMap } from "../records/load-map.ts";
import { chartAddress, loadChart } from "./chart-text.ts";

export function loadAtlas() {
  return import("../Atlas.tsx");
}

/** Preloads what a map needs before hydration; rendering reports failures. */
export function startMap(map: MapId): void {
  if (typeof document === "undefined") return;
  const chart = chartAddress(map);
  // A server-rendered page contains its chart.
  const isHere = document.querySelector(`[data-chart="${chart}"]`) !== null;
  for (const load of [loadAtlas(), loadMap(map), ...(isHere ? [] : [loadChart(chart)])])
    load.catch(() => undefined);
}
