/**
 * A small sky dial: three bands for the weather periods of the Eorzea day, clockwise from the top, and a
 * compass needle. On a 32 × 32 grid; bands are strokes, needle and pin are fills.
 */

const CENTRE = 16;
const BAND_RADIUS = 12.4;
/** In Eorzea hours; the round caps fill most of it. */
const GAP_HOURS = 0.85;

function point(radius: number, hour: number): string {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
}

function band(from: number): string {
  return `M${point(BAND_RADIUS, from + GAP_HOURS)}A${BAND_RADIUS} ${BAND_RADIUS} 0 0 1 ${point(BAND_RADIUS, from + 8 - GAP_HOURS)}`;
}

export const mark = {
  viewBox: "0 0 32 32",
  /** Stroked 3 wide with round caps: 0–8 h, 8–16 h, 16–24 h. */
  bands: [band(0), band(8), band(16)],
  bandWidth: 3,
  needleLit: "M21.4 8.2 18.1 18.1 13.9 13.9z",
  needleShade: "M10.6 23.8 13.9 13.9 18.1 18.1z",
  pin: "M16 14.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z",
} as const;

export type MarkColours = {
  readonly bands: readonly [string, string, string];
  readonly needle: string;
  readonly pin: string;
};

/** For the dark sidebar, which is the same in both themes. */
export const markOnInk: MarkColours = {
  bands: ["#5fd0c5", "#dcb76c", "#7fb2ec"],
  needle: "#f1e9d2",
  pin: "#0d1622",
};

export const markOnPaper: MarkColours = {
  bands: ["#0e6e6b", "#94651a", "#2f5f9e"],
  needle: "#1d2733",
  pin: "#f7f2e6",
};

/** Inner SVG, on the grid of `mark.viewBox`. */
export function drawMark(colours: MarkColours): string {
  const bands = mark.bands
    .map((d, index) => `<path d="${d}" stroke="${colours.bands[index] ?? colours.needle}"/>`)
    .join("");
  return (
    `<g fill="none" stroke-width="${mark.bandWidth}" stroke-linecap="round">${bands}</g>` +
    `<path d="${mark.needleLit}" fill="${colours.needle}"/>` +
    `<path d="${mark.needleShade}" fill="${colours.needle}" opacity=".55"/>` +
    `<path d="${mark.pin}" fill="${colours.pin}"/>`
  );
}

export function faviconSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}"><title>Foray Almanac</title><rect width="32" height="32" rx="7" fill="#0d1622"/><g transform="translate(1.6 1.6) scale(.9)">${drawMark(markOnInk)}</g></svg>\n`;
}

/** Inside the safe circle of maskable icons (80 % of the width). */
export function maskableSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><title>Foray Almanac</title><rect width="512" height="512" fill="#0d1622"/><g transform="translate(96 96) scale(10)">${drawMark(markOnInk)}</g></svg>\n`;
}
