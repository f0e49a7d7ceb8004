import { type Lettering, SIGN } from "./lettering.ts";

/** Chart units per map unit. */
const UNITS = 100;

function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/**
 * SVG group in chart units. Lines carry their length and letters on an arc their position, so that they keep
 * to their boxes in a fallback font.
 * @param scale pixels per map unit of the lettering
 */
export function drawLettering({ places, signs }: Pick<Lettering, "places" | "signs">, scale: number): string {
  const units = UNITS / scale;
  const short = (pixels: number) => String(Math.round(pixels * units * 10) / 10);
  const drawn = signs.map(({ x, y }) => {
    const side = short(SIGN * 0.85);
    return `<path class="sign" d="M${short(x)} ${short(y - SIGN)}l${side} ${short(SIGN)}l-${side} ${short(SIGN)}l-${side}-${short(SIGN)}z"/><circle class="dot" cx="${short(x)}" cy="${short(y)}" r="${short(2)}"/>`;
  });
  const texts = places.map(({ kind, name, size, lines, letters }) => {
    if (letters.length > 0) {
      const list = (of: (letter: (typeof letters)[number]) => string) => letters.map(of).join(" ");
      return `<g class="${kind}" font-size="${short(size)}"><text class="arc" x="${list(({ x }) => short(x))}" y="${list(({ y }) => short(y))}" rotate="${list(({ turn }) => String(Math.round(turn * 10) / 10))}">${escapeText(name)}</text></g>`;
    }
    const spans = lines.map(
      ({ text, x, y, width }) =>
        `<text x="${short(x)}" y="${short(y)}" textLength="${short(width)}" lengthAdjust="spacingAndGlyphs">${escapeText(text)}</text>`,
    );
    return `<g class="${kind}" font-size="${short(size)}">${spans.join("")}</g>`;
  });
  return `<g class="lbl">${drawn.join("")}${texts.join("")}</g>`;
}
