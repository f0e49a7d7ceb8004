import { readPlace } from "../search-params/viewport-params.ts";
import { Stage } from "./stage.ts";
import type { Bounds } from "./viewport.ts";

const stages = new WeakMap<HTMLElement, Stage>();

/** `data-bounds`: left, top, right and bottom in map coordinates. */
function boundsOf({ dataset }: HTMLElement): Bounds {
  const [left = 1, top = 1, right = 42, bottom = 42] = (dataset.bounds ?? "").split(" ").map(Number);
  return [left, top, right, bottom];
}

/** Creates the stage on first use, at the view in the URL or with the whole map. */
export function stageOf(element: HTMLElement): Stage {
  const known = stages.get(element);
  if (known !== undefined) return known;
  const { place } = readPlace(new URLSearchParams(window.location.search));
  const made = new Stage(element, place ?? boundsOf(element));
  stages.set(element, made);
  return made;
}

export function endStage(element: HTMLElement): void {
  stages.get(element)?.remove();
  stages.delete(element);
}

function startAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-map-stage]")) stageOf(element);
}

// Every map page also loads this module as a script, so that its chart can be moved before hydration. While
// the document is still being parsed, the chart may be incomplete.
if (document.readyState === "loading")
  document.addEventListener("DOMContentLoaded", startAll, { once: true });
else startAll();
