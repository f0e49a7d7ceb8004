import addresses from "virtual:charts";
import type { GroundId, MapId } from "@foray/fieldops/atlas/types";

/** Address of a map's chart, a file of our own made by the build. */
export function chartAddress(map: MapId, ground: GroundId = "surface"): string {
  return addresses[ground === "surface" ? map : `${map}-${ground}`] ?? "";
}

/** Address of what a map's chart shows from near. */
export function featuresAddress(map: MapId): string | undefined {
  return addresses[`${map}-near`];
}

const texts = new Map<string, Promise<string>>();

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The chart ${address} did not come (status ${response.status}).`);
  return response.text();
}

/** The chart's text; fetched once, again after a failure. */
export function loadChart(address: string): Promise<string> {
  const known = texts.get(address);
  if (known !== undefined) return known;
  const text = fetchText(address).catch((error: unknown) => {
    texts.delete(address);
    throw error;
  });
  texts.set(address, text);
  return text;
}

/** Elements our drawings may contain. Anything else would mean that the file is not ours. */
const allowed = /^(svg|g|defs|pattern|path|rect|circle|use|text|tspan|line)$/;

/** Makes an element of a chart's text. The parser runs no script; whatever is not plain drawing is left out all the same. */
export function parseChart(text: string): SVGSVGElement {
  const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
  if (!(documentElement instanceof SVGSVGElement)) throw new Error("The chart is not a drawing.");
  for (const element of documentElement.querySelectorAll("*")) {
    const foreign = element.getAttribute("href")?.startsWith("#") === false;
    if (!allowed.test(element.localName) || foreign) element.remove();
  }
  return document.importNode(documentElement, true);
}
