import { weatherGlyphs } from "~art/weather/glyphs.ts";

/** An element with a class of the style sheet and what is in it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.append(...content);
  return made;
}

/** A link that leaves the frame: the page around an embed stays. */
export function outwardLink(href: string, ...content: readonly (Node | string)[]): HTMLAnchorElement {
  const link = element("a", "", ...content);
  link.href = href;
  link.target = "_blank";
  link.rel = "noopener";
  return link;
}

/** The glyph of a weather; its word is next to it. */
export function weatherGlyph(weather: string): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "glyph");
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = Object.entries(weatherGlyphs).find(([id]) => id === weather)?.[1] ?? "";
  return svg;
}
