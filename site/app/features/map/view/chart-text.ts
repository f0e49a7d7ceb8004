import addresses from "virtual:charts";
import type { GroundId, MapId } from "@foray/fieldops/atlas/types";

export function chartAddress(map: MapId, ground: GroundId = "surface"): string {
  return addresses[ground === "surface" ? map : `${map}-${ground}`] ?? "";
}

/** URL of the features shown only when zoomed in. */
export function featuresAddress(map: MapId): string | undefined {
  return addresses[`${map}-near`];
}

const texts = new Map<string, Promise<string>>();

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The chart ${address} did not come (status ${response.status}).`);
  return response.text();
}

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

/** Elements in our own drawings; anything else means that the file is not ours. */
const allowed = /^(svg|g|defs|pattern|path|rect|circle|use|text|tspan|line)$/;

/** The parser runs no scripts; elements and links that are not plain drawing are removed all the same. */
export function parseChart(text: string): SVGSVGElement {
  const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
  if (!(documentElement instanceof SVGSVGElement)) throw new Error("The chart is not a drawing.");
  for (const element of documentElement.querySelectorAll("*")) {
    const foreign = element.getAttribute("href")?.startsWith("#") === false;
    if (!allowed.test(element.localName) || foreign) element.remove();
  }
  return document.importNode(documentElement, true);
}
