import { drawMark, mark, markOnPaper } from "../brand/mark.ts";
import { BRASS, frameOf, LINE, PAPER, PICTURE, PREVIEW_SIZE } from "./paper.ts";

const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PREVIEW_SIZE.width} ${PREVIEW_SIZE.height}">`;

export function drawChart(chart: string, hue: string): string {
  const { height, width, x, y } = PICTURE;
  const placed = chart.replace(
    /^<svg ([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg $1 x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
  );
  return `${placed}<path d="${frameOf(0)}" fill="none" stroke="${hue}" stroke-width="2"/><path d="${frameOf(8)}" fill="none" stroke="${LINE}" stroke-width="1.5"/>`;
}

/** Complete SVG document with everything but the text. */
export function drawGround(picture: string): string {
  const markScale = 40 / Number(mark.viewBox.split(" ")[2]);
  return (
    `${open}<path d="M0 0h1200v630H0z" fill="${PAPER}"/>` +
    `<path d="M22 22h1156v586H22zM30 30h1140v570H30z" fill="none" stroke="${LINE}" stroke-width="1.5"/>` +
    `${picture}<g transform="translate(70 522) scale(${markScale})">${drawMark(markOnPaper)}</g></svg>`
  );
}

export const inks = { brass: BRASS, strong: "#1d2733", text: "#4b535f" } as const;

export type Ink = keyof typeof inks;

/** Complete SVG document with a transparent background. */
export function drawWords(words: readonly Readonly<{ ink: Ink; path: string }>[]): string {
  return `${open}${words.map(({ ink, path }) => `<path d="${path}" fill="${inks[ink]}"/>`).join("")}</svg>`;
}
