import { mapOf } from "@foray/fieldops/atlas/maps";
import type { MapId } from "@foray/fieldops/atlas/types";
import { linesPath, patterns, ringsPath, strokesPath } from "./chart.ts";
import type { Point } from "./field.ts";
import { clipLine, clipRing, SCALE, simplify } from "./path.ts";
import type { Stroke } from "./relief.ts";
import { surveyOf } from "./survey.ts";

export type ThumbnailOptions = Readonly<{
  /** In pixels. */
  width: number;
  height: number;
  /** Map units from the place to the nearer edges. */
  radius: number;
  /** Radius in map units of a dashed ring around the place. */
  ring?: number;
  /** True by default. */
  mark?: boolean;
}>;

/** Uses the classes and style sheet of the full chart, without text. */
export function drawThumbnail(
  map: MapId,
  at: Readonly<{ x: number; y: number }>,
  { width, height, radius, ring, mark: marked = true }: ThumbnailOptions,
): Readonly<{ svg: string; viewBox: readonly [number, number, number, number] }> {
  if (!(width > 0 && height > 0 && radius > 0))
    throw new RangeError("A still needs a width, height and radius over 0.");
  const survey = surveyOf(map);
  const { ground, relief } = survey;
  const unit = Math.min(width, height) / (2 * radius);
  const halfWidth = width / unit / 2;
  const halfHeight = height / unit / 2;
  const view = [at.x - halfWidth, at.y - halfHeight, at.x + halfWidth, at.y + halfHeight] as const;
  const box = [view[0] - 0.4, view[1] - 0.4, view[2] + 0.4, view[3] + 0.4] as const;
  // Half a pixel.
  const tolerance = Math.max(0.015, 0.5 / unit);
  const rings = (list: readonly (readonly Point[])[]): Point[][] =>
    list.map((r) => simplify(clipRing(r, box), tolerance)).filter((r) => r.length > 3);
  const lines = (list: readonly (readonly Point[])[]): Point[][] =>
    list.flatMap((line) => clipLine(line, box)).map((line) => simplify(line, tolerance));
  // About 380 strokes; more would blur into gray and make up most of the file.
  const inside = (list: readonly Stroke[]): Stroke[] =>
    list.filter(([[x, y]]) => x > box[0] && x < box[2] && y > box[1] && y < box[3]);
  const all = [relief.light, relief.heavy, survey.pits, survey.ticks, survey.marsh, survey.shore].map(inside);
  const every = Math.max(1, Math.ceil(all.reduce((sum, list) => sum + list.length, 0) / 380));
  const [light, heavy, pits, ticks, marsh, shore] = all.map((list) => list.filter((_, i) => i % every === 0));
  const prefix = `still-${map}-${Math.round(at.x * 100)}-${Math.round(at.y * 100)}-${Math.round(radius * 10)}`;
  const u = (value: number): number => Math.round(value * SCALE);
  const viewBox = [u(view[0]), u(view[1]), u(view[2] - view[0]), u(view[3] - view[1])] as const;
  const square = `x="${viewBox[0]}" y="${viewBox[1]}" width="${viewBox[2]}" height="${viewBox[3]}"`;
  let grid = "";
  const every5 = radius > 12 ? 10 : 5;
  for (let v = 0; v <= 45; v += every5) {
    if (v > view[0] && v < view[2]) grid += `M${u(v)} ${viewBox[1]}v${viewBox[3]}`;
    if (v > view[1] && v < view[3]) grid += `M${viewBox[0]} ${u(v)}h${viewBox[2]}`;
  }
  const px = SCALE / unit;
  const mark = `<g class="mark">${ring === undefined ? "" : `<circle class="mark-ring" cx="${u(at.x)}" cy="${u(at.y)}" r="${u(ring)}"/>`}<circle class="mark-disc" cx="${u(at.x)}" cy="${u(at.y)}" r="${Math.round(8 * px)}"/><circle class="mark-dot" cx="${u(at.x)}" cy="${u(at.y)}" r="${Math.round(3.5 * px)}"/></g>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart chart-live chart-still chart-${mapOf(map).operation}" viewBox="${viewBox.join(" ")}" width="${width}" height="${height}">`,
    patterns(prefix, rings(ground.land)),
    `<rect class="sea" ${square}/><rect class="waves" ${square} fill="url(#${prefix}-wave)"/>`,
    grid === "" ? "" : `<path class="grid" d="${grid}"/>`,
    ringsPath("shelf", rings(ground.shelf)),
    ...[1, 0].map((i) => ringsPath(`water w${i + 1}`, rings(ground.waterlines[i] ?? []))),
    ringsPath("pit", rings(ground.pits)),
    `<use class="land" href="#${prefix}-land"/><use class="wash" href="#${prefix}-land"/>`,
    ringsPath("shallow", rings(ground.shallow)),
    strokesPath("marsh", marsh ?? []),
    strokesPath("hill shore", shore ?? []),
    strokesPath("hill", light ?? []),
    strokesPath("hill heavy", heavy ?? []),
    strokesPath("hill rim", pits ?? []),
    strokesPath("hill scarp", ticks ?? []),
    linesPath("cliff", lines(survey.cliffs)),
    linesPath("wall", lines(survey.walls)),
    linesPath("road", lines(survey.roads)),
    `<use class="coast" href="#${prefix}-land"/>`,
    marked ? mark : "",
    "</svg>",
  ].join("");
  return { svg, viewBox };
}
