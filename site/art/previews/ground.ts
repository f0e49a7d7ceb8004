import { drawMark, mark, markOnPaper } from "../brand/mark.ts";

/** Width and height of a link preview, as the services that show them ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Hues of the operations on paper. */
export const previewHues = {
  house: "#0e6e6b",
  eureka: "#2f5f9e",
  bozja: "#a5461f",
  delubrum: "#9c2440",
  occult: "#6a45a0",
} as const;

export type PreviewHue = keyof typeof previewHues;

const PAPER = "#f7f2e6";
const BRASS = "#94651a";
const LINE = "#d9cfb8";
const INK = "#1d2733";

/** Centre of the medallion. */
const MEDAL = { x: 918, y: 315 } as const;

function at(radius: number, hour: number): string {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  return `${(MEDAL.x + radius * Math.cos(angle)).toFixed(1)} ${(MEDAL.y + radius * Math.sin(angle)).toFixed(1)}`;
}

function dial(hue: string): string {
  const ticks = Array.from({ length: 96 }, (_, tick) => {
    const hour = tick / 4;
    const from = tick % 32 === 0 ? 182 : tick % 4 === 0 ? 190 : 194;
    return `M${at(from, hour)}L${at(200, hour)}`;
  }).join("");
  const bands = [0, 8, 16].map((hour) => `M${at(216, hour + 0.25)}A216 216 0 0 1 ${at(216, hour + 7.75)}`);
  const rays = Array.from({ length: 72 }, (_, ray) => {
    const hour = ray / 3;
    return `M${at(146, hour)}L${at(ray % 2 === 0 ? 172 : 164, hour)}`;
  }).join("");
  const colours = [hue, BRASS, "#6c7c8e"];
  return (
    `<g fill="none"><circle cx="${MEDAL.x}" cy="${MEDAL.y}" r="236" stroke="${LINE}" stroke-width="1.5"/>` +
    `<circle cx="${MEDAL.x}" cy="${MEDAL.y}" r="200" stroke="${LINE}" stroke-width="1.5"/>` +
    bands.map((d, index) => `<path d="${d}" stroke="${colours[index] ?? hue}" stroke-width="14"/>`).join("") +
    `<path d="${ticks}" stroke="${BRASS}" stroke-width="1.6"/><path d="${rays}" stroke="${LINE}" stroke-width="2"/></g>` +
    `<circle cx="${MEDAL.x}" cy="${MEDAL.y}" r="140" fill="#fffaf0" stroke="${hue}" stroke-width="2"/>` +
    `<circle cx="${MEDAL.x}" cy="${MEDAL.y}" r="131" fill="none" stroke="${hue}" stroke-opacity=".4" stroke-width="1.5"/>`
  );
}

/** What the words of a preview are, as paths, and the glyph of its medallion. */
export type PreviewParts = Readonly<{
  hue: PreviewHue;
  label: string;
  title: string;
  text: string;
  /** The site's name, beside the mark. */
  name: string;
  /** Inner markup of the glyph and the side of its square grid. */
  glyph: Readonly<{ body: string; grid: number }>;
  /** A chart as an SVG element, in the place of the dial and its glyph. */
  chart?: string;
  /** A drawing of its own, in the same place, where there is no chart. */
  panel?: string;
}>;

/** Where a chart stands. */
export const CHART = { x: 660, y: 112, width: 490, height: 406 } as const;

function chartFrame(chart: string, hue: string): string {
  const { height, width, x, y } = CHART;
  const placed = chart.replace(
    /^<svg ([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg $1 x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
  );
  const frame = (off: number) =>
    `M${x - off} ${y - off}h${width + 2 * off}v${height + 2 * off}h-${width + 2 * off}z`;
  return `${placed}<path d="${frame(0)}" fill="none" stroke="${hue}" stroke-width="2"/><path d="${frame(8)}" fill="none" stroke="${LINE}" stroke-width="1.5"/>`;
}

const GLYPH = 168;

/** A link preview as a complete SVG document: paper, a double hairline, words on the left, a chart or a dial with a glyph on the right. */
export function drawPreview({ hue, label, title, text, name, glyph, chart, panel }: PreviewParts): string {
  const colour = previewHues[hue];
  const scale = GLYPH / glyph.grid;
  const marked = 40 / Number(mark.viewBox.split(" ")[2]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PREVIEW_SIZE.width} ${PREVIEW_SIZE.height}">` +
    `<path d="M0 0h1200v630H0z" fill="${PAPER}"/>` +
    `<path d="M22 22h1156v586H22zM30 30h1140v570H30z" fill="none" stroke="${LINE}" stroke-width="1.5"/>` +
    (chart === undefined
      ? (panel ??
        dial(colour) +
          `<g transform="translate(${MEDAL.x - GLYPH / 2} ${MEDAL.y - GLYPH / 2}) scale(${scale})" color="${colour}" fill="${colour}">${glyph.body}</g>`)
      : chartFrame(chart, colour)) +
    `<path d="${label}" fill="${BRASS}"/><path d="${title}" fill="${INK}"/><path d="${text}" fill="#4b535f"/>` +
    `<g transform="translate(70 522) scale(${marked})">${drawMark(markOnPaper)}</g><path d="${name}" fill="${INK}"/></svg>`
  );
}
