import { weatherGlyphs } from "~art/weather/glyphs.ts";

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

/** Opens a new tab, because an embed must not navigate its frame. */
export function outwardLink(href: string, ...content: readonly (Node | string)[]): HTMLAnchorElement {
  const link = element("a", "", ...content);
  link.href = href;
  link.target = "_blank";
  link.rel = "noopener";
  return link;
}

/** Hidden from screen readers, since the weather's name is next to it. */
export function weatherGlyph(weather: string): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "glyph");
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = Object.entries(weatherGlyphs).find(([id]) => id === weather)?.[1] ?? "";
  return svg;
}
