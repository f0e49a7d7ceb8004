import { readPlace } from "../search-params/viewport-params.ts";
import { Stage } from "./stage.ts";
import type { Bounds } from "./viewport.ts";

const stages = new WeakMap<HTMLElement, Stage>();

/** The part of the map that an element says it shows: `data-bounds`, four numbers in map coordinates. */
function boundsOf({ dataset }: HTMLElement): Bounds {
  const [left = 1, top = 1, right = 42, bottom = 42] = (dataset.bounds ?? "").split(" ").map(Number);
  return [left, top, right, bottom];
}

/** The stage of an element; made with the view that the address asks for, else with the whole map. */
export function stageOf(element: HTMLElement): Stage {
  const known = stages.get(element);
  if (known !== undefined) return known;
  const { place } = readPlace(new URLSearchParams(window.location.search));
  const made = new Stage(element, place ?? boundsOf(element));
  stages.set(element, made);
  return made;
}

/** Ends the stage of an element; the next who asks gets a new one. */
export function endStage(element: HTMLElement): void {
  stages.get(element)?.remove();
  stages.delete(element);
}

function startAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-map-stage]")) stageOf(element);
}

// This module is also a script of its own in the page of every map: the chart that came with the page can be moved before the page is
// hydrated. Half a chart must not be taken over while the document is still being read.
if (document.readyState === "loading")
  document.addEventListener("DOMContentLoaded", startAll, { once: true });
else startAll();
