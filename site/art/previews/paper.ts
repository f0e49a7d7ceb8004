/** The size that social networks expect. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

export const PICTURE = { x: 660, y: 112, width: 490, height: 406 } as const;

export const previewHues = {
  neutral: "#0e6e6b",
  eureka: "#2f5f9e",
  bozja: "#a5461f",
  delubrum: "#9c2440",
  occult: "#6a45a0",
} as const;

export type PreviewHue = keyof typeof previewHues;

export const PAPER = "#f7f2e6";
export const RAISED = "#fffaf0";
export const BRASS = "#94651a";
export const LINE = "#d9cfb8";
export const INK = "#1d2733";

/** Inner SVG, and the side of its square grid. */
export type PlacedGlyph = Readonly<{ body: string; grid: number }>;

export function drawGlyph({ body, grid }: PlacedGlyph, x: number, y: number, size: number, colour: string) {
  return `<g transform="translate(${x} ${y}) scale(${size / grid})" color="${colour}" fill="${colour}">${body}</g>`;
}

export function frameOf(off: number): string {
  const { height, width, x, y } = PICTURE;
  return `M${x - off} ${y - off}h${width + 2 * off}v${height + 2 * off}h-${width + 2 * off}z`;
}
