import { type Arc, MeasuredArc } from "./arc.ts";
import type { Box } from "./box-index.ts";

/** Start of a letter's baseline in pixels from the map's origin; `turn` in degrees. */
export type PlacedLetter = Readonly<{ text: string; x: number; y: number; turn: number }>;

export type ArcSetting = Readonly<{ letters: readonly PlacedLetter[]; boxes: readonly Box[] }>;

export type ArcText = Readonly<{
  name: string;
  size: number;
  halo: number;
  /** Minimum letter spacing in em. */
  spacing: number;
  widthOf: (letter: string) => number;
}>;

/** Maximum letter spacing in em: beyond, readers lose the word. */
const WIDEST = 0.7;
/** Share of the arc a name fills normally, and at most. */
const FILL = { usual: 0.66, most: 0.96 } as const;
/** Offsets of a name's center, along the arc in shares of the free length and across it in em. */
const ALONG = [0, 0.5, -0.5, 1, -1] as const;
const ACROSS = [0, 0.7, -0.7, 1.4, -1.4, 2.1, -2.1, 2.8, -2.8] as const;

function boxOf(x: number, y: number, angle: number, width: number, { size, halo }: ArcText): Box {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [top, bottom] = [-0.82 * size - halo, 0.26 * size + halo];
  const corners = [
    [-halo, top],
    [width + halo, top],
    [-halo, bottom],
    [width + halo, bottom],
  ].map(([u = 0, v = 0]) => [x + u * cos - v * sin, y + u * sin + v * cos] as const);
  const [xs, ys] = [corners.map(([left]) => left), corners.map(([, down]) => down)];
  const [left, up] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: up, width: Math.max(...xs) - left, height: Math.max(...ys) - up };
}

/** Yields settings, best first; nothing if the name is too long. `scale`: pixels per map unit. */
export function* settingsAlong(arc: Arc, scale: number, text: ArcText): Generator<ArcSetting, void> {
  const { name, size } = text;
  const letters = [...name];
  const widths = letters.map(text.widthOf);
  const natural = widths.reduce((sum, width) => sum + width, 0);
  const gaps = letters.length - 1;
  const measured = new MeasuredArc(arc, scale);
  const spare = FILL.most * measured.length - natural;
  if (gaps < 2 || spare < gaps * text.spacing * size) return;
  const usual = (FILL.usual * measured.length - natural) / (gaps * size);
  const widest = Math.min(WIDEST, Math.max(text.spacing, usual));
  const ways = [1, 0.6, 0.3, 0].flatMap((share) => {
    const spacing = text.spacing + share * (widest - text.spacing);
    const length = natural + gaps * spacing * size;
    return ALONG.flatMap((along) =>
      ACROSS.map((across) => ({
        spacing,
        from:
          (measured.length - length) / 2 + along * 0.5 * Math.max(0, FILL.most * measured.length - length),
        across,
        cost: 0.3 * Math.abs(across) + 0.35 * Math.abs(along) + 0.5 * (1 - share) * Math.min(1, widest),
      })),
    );
  });
  for (const { spacing, from, across } of ways.toSorted((a, b) => a.cost - b.cost)) {
    const placed: PlacedLetter[] = [];
    const boxes: Box[] = [];
    let reached = from;
    for (const [i, letter] of letters.entries()) {
      const width = widths[i] ?? 0;
      // The arc's angle at the letter's middle; the baseline is 0.3 em below the arc.
      const { x: mx, y: my, angle } = measured.at(reached + width / 2, (across + 0.3) * size);
      const [x, y] = [mx - (width / 2) * Math.cos(angle), my - (width / 2) * Math.sin(angle)];
      placed.push({ text: letter, x, y, turn: (angle * 180) / Math.PI });
      if (letter !== " ") boxes.push(boxOf(x, y, angle, width, text));
      reached += width + spacing * size;
    }
    yield { letters: placed, boxes };
  }
}
