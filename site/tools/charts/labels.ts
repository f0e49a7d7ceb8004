import type { MapPlace } from "@foray/fieldops/atlas/types";
import { type Box, escapeText } from "./ornament.ts";
import { SCALE } from "./path.ts";

/** Where a name stands on a chart, in chart units. */
export type ChartLabel = Readonly<{
  id: string;
  kind: MapPlace["kind"];
  /** Middle of the text; the lines are centred on it. */
  x: number;
  y: number;
  size: number;
  /** For camps: the point the sign stands on. */
  sign?: Readonly<{ x: number; y: number }>;
}>;

/** Size of the letters by kind, map units. */
const SIZES = { area: 0.86, landmark: 0.6, subarea: 0.56, camp: 0.6 } as const;
/** Mean width of a letter of the display face, in sizes; ideographs are square. */
const LETTER = 0.52;

function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, c) => sum + ((c.codePointAt(0) ?? 0) > 0x2e80 ? 1 : LETTER), 0) * size;
}

/** A long name in two lines of like length. */
export function linesOf(text: string): readonly string[] {
  if (text.length < 14) return [text];
  const middle = text.length / 2;
  let at = -1;
  for (let i = 0; i < text.length; i++)
    if (text[i] === " " && (at < 0 || Math.abs(i - middle) < Math.abs(at - middle))) at = i;
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Camps lose the article that their area bears. */
function bare(name: string): string {
  return name.replace(/^the /i, "");
}

type Rect = readonly [number, number, number, number];

function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const h = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return w > 0 && h > 0 ? w * h : 0;
}

/**
 * Sets names so that they do not lie on one another: areas first, then camps beside their sign, then the rest, each at the first of
 * a few places that is free. A camp named like its area keeps its sign and loses its text. `markers` are kept clear of where that costs
 * no more than a short way.
 */
export function placeLabels(
  places: readonly MapPlace[],
  nameOf: (id: string) => string | undefined,
  avoid: readonly Box[],
  markers: readonly Box[] = [],
): readonly ChartLabel[] {
  const rectOf = ({ x, y, width, height }: Box): Rect => [x, y, x + width, y + height];
  const busy = markers.map(rectOf);
  const taken: Rect[] = avoid.map(rectOf);
  for (const place of places)
    if (place.kind === "camp") taken.push([place.x - 0.35, place.y - 0.35, place.x + 0.35, place.y + 0.35]);
  const order = { area: 0, camp: 1, landmark: 2, subarea: 3 };
  const shown: { place: MapPlace; name: string }[] = [];
  const labels: ChartLabel[] = [];
  for (const place of [...places].sort((a, b) => order[a.kind] - order[b.kind])) {
    const name = nameOf(place.id);
    if (name === undefined) continue;
    const sign = { x: Math.round(place.x * SCALE), y: Math.round(place.y * SCALE) };
    const twin = shown.find((other) => bare(other.name) === bare(name));
    if (twin) {
      if (place.kind === "camp")
        labels.push({ id: place.id, kind: place.kind, x: sign.x, y: sign.y, size: 0, sign });
      continue;
    }
    shown.push({ place, name });
    const size = SIZES[place.kind];
    const lines = linesOf(name);
    const half = Math.max(...lines.map((line) => widthOf(line, size))) / 2;
    const tall = (lines.length * size * 1.1) / 2;
    const tries: (readonly [number, number])[] =
      place.kind === "camp"
        ? [
            [0, tall + 0.45],
            [0, -tall - 0.45],
            [half + 0.5, 0],
            [-half - 0.5, 0],
            [half + 0.3, tall + 0.3],
            [-half - 0.3, tall + 0.3],
            [half + 0.3, -tall - 0.3],
            [-half - 0.3, -tall - 0.3],
          ]
        : [
            [0, 0],
            [0, 0.7],
            [0, -0.7],
            [0.9, 0],
            [-0.9, 0],
            [0, 1.3],
            [0, -1.3],
            [1.2, 1],
            [-1.2, -1],
            [1.2, -1],
            [-1.2, 1],
            [0, 2],
            [0, -2],
            [2, 0],
            [-2, 0],
            [1.6, 1.8],
            [-1.6, 1.8],
            [1.6, -1.8],
            [-1.6, -1.8],
          ];
    let best: readonly [number, number] = [0, 0];
    let least = Number.POSITIVE_INFINITY;
    tries.forEach(([dx, dy], i) => {
      const x = Math.min(Math.max(place.x + dx, 2.3 + half), 40.7 - half);
      const y = Math.min(Math.max(place.y + dy, 2.3 + tall), 40.7 - tall);
      const rect: Rect = [x - half, y - tall, x + half, y + tall];
      // Another name is worse to lie on than a marker, which can be hidden.
      const cost =
        taken.reduce((sum, other) => sum + overlap(rect, other), 0) * 10 +
        busy.reduce((sum, other) => sum + overlap(rect, other), 0) * 4 +
        i * 0.15;
      if (cost < least) {
        least = cost;
        best = [x, y];
      }
    });
    taken.push([best[0] - half, best[1] - tall, best[0] + half, best[1] + tall]);
    labels.push({
      id: place.id,
      kind: place.kind,
      x: Math.round(best[0] * SCALE),
      y: Math.round(best[1] * SCALE),
      size: Math.round(size * SCALE),
      ...(place.kind === "camp" ? { sign } : {}),
    });
  }
  return labels;
}

/** The label layer as SVG: signs of camps, then names in one or two lines. */
export function drawLabels(
  labels: readonly ChartLabel[],
  nameOf: (id: string) => string | undefined,
): string {
  let signs = "";
  let texts = "";
  for (const { id, kind, x, y, size, sign } of labels) {
    if (sign)
      signs += `<path class="sign" d="M${sign.x} ${sign.y - 26}l22 26l-22 26l-22-26z"/><circle class="dot" cx="${sign.x}" cy="${sign.y}" r="7"/>`;
    const name = nameOf(id);
    if (size === 0 || name === undefined) continue;
    const lines = linesOf(name);
    const spans = lines.map((line, i) => {
      const baseline = Math.round(y + (i - (lines.length - 1) / 2) * size * 1.1 + size * 0.33);
      return `<tspan x="${x}" y="${baseline}">${escapeText(line)}</tspan>`;
    });
    texts += `<text class="${kind}" font-size="${size}" data-x="${x}" data-y="${y}">${spans.join("")}</text>`;
  }
  return `<g class="lbl">${signs}${texts}</g>`;
}
