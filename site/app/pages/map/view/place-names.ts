import type { ChartLabel } from "./chart-labels.ts";

const SVG = "http://www.w3.org/2000/svg";

/** Long names stand on two lines, broken at the space nearest to the middle. */
function linesOf(text: string): readonly string[] {
  if (text.length < 14) return [text];
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const at = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function textOf({ kind, x, y, size }: ChartLabel, name: string): SVGTextElement {
  const text = document.createElementNS(SVG, "text");
  text.setAttribute("class", kind);
  text.setAttribute("font-size", String(size));
  text.dataset.x = String(x);
  text.dataset.y = String(y);
  const lines = linesOf(name);
  lines.forEach((line, i) => {
    const span = document.createElementNS(SVG, "tspan");
    span.setAttribute("x", String(x));
    span.setAttribute("y", String(Math.round(y + (i - (lines.length - 1) / 2) * size * 1.1 + size * 0.33)));
    span.textContent = line;
    text.append(span);
  });
  return text;
}

/** The names of places for a chart, in whatever language `nameOf` speaks. */
export function placeNames(labels: readonly ChartLabel[], nameOf: (id: string) => string): SVGGElement {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", "lbl");
  for (const label of labels) {
    if (label.sign !== undefined) {
      const { x, y } = label.sign;
      const sign = document.createElementNS(SVG, "path");
      sign.setAttribute("class", "sign");
      sign.setAttribute("d", `M${x} ${y - 26}l22 26l-22 26l-22-26z`);
      group.append(sign);
    }
    if (label.size > 0) group.append(textOf(label, nameOf(label.id)));
  }
  return group;
}
