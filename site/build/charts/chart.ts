import { mapOf } from "@foray/fieldops/atlas/maps";
import type { GroundId, MapId } from "@foray/fieldops/atlas/types";
import mapNames from "@foray/fieldops/records/maps/names/en";
import type { Point } from "./field.ts";
import { bendLine } from "./ground.ts";
import { type NameTable, writtenNames } from "./labels.ts";
import { cartouche, compassRose, EDGE, graticule, rhumbs } from "./ornament.ts";
import { pathOf, SCALE, strokesOf } from "./path.ts";
import { marshTile } from "./relief.ts";
import { type Survey, surveyOf, undergroundHull } from "./survey.ts";

export type ChartOptions = Readonly<{
  ground?: GroundId;
  /** Name in the cartouche; defaults to the English one. */
  title?: string;
  /** Place names by id. Without them no names are drawn: the page adds them in its own language. */
  names?: NameTable;
  /** Pixels per map unit that the names are laid out for. */
  scale?: number;
}>;

export type Chart = Readonly<{
  svg: string;
  /** In chart units (hundredths of a map unit), always the whole map square. */
  viewBox: readonly [number, number, number, number];
}>;

export const CHART_VIEW_BOX = [
  EDGE.from * SCALE,
  EDGE.from * SCALE,
  (EDGE.to - EDGE.from) * SCALE,
  (EDGE.to - EDGE.from) * SCALE,
] as const;

/** Holes show through under the even-odd rule. */
export function ringsPath(name: string, rings: readonly (readonly Point[])[]): string {
  const data = rings.map((ring) => pathOf(ring, true)).join("");
  return data === "" ? "" : `<path class="${name}" d="${data}"/>`;
}

export function linesPath(name: string, lines: readonly (readonly Point[])[]): string {
  const data = lines.map((line) => pathOf(line, false)).join("");
  return data === "" ? "" : `<path class="${name}" d="${data}"/>`;
}

export function strokesPath(name: string, strokes: Parameters<typeof strokesOf>[0]): string {
  const data = strokesOf(strokes);
  return data === "" ? "" : `<path class="${name}" d="${data}"/>`;
}

/** Ids are prefixed because a document can contain several charts. */
export function patterns(prefix: string, rings: readonly (readonly Point[])[]): string {
  const land = ringsPath("ground", rings).replace("<path", `<path id="${prefix}-land"`);
  return `<defs><pattern id="${prefix}-wave" width="96" height="44" patternUnits="userSpaceOnUse"><path class="wave" d="M4 12q11-8 22 0t22 0M52 34q11-8 22 0t22 0"/></pattern><pattern id="${prefix}-pit" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="pit-line" d="M0 7H14"/></pattern><pattern id="${prefix}-grain" width="150" height="130" patternUnits="userSpaceOnUse"><path class="grain-mark" d="M12 20h1M61 9h1M108 31h1M139 70h1M32 66h1M84 58h1M55 98h1M117 104h1M9 115h1M88 124h1"/></pattern>${land}</defs>`;
}

function marshes({ shallow }: Survey["ground"], prefix: string): Readonly<{ defs: string; drawn: string }> {
  if (shallow.length === 0) return { defs: "", drawn: "" };
  const { width, height, strokes } = marshTile(MARSH_SEED);
  const shape = ringsPath("bog", shallow).replace("<path", `<path id="${prefix}-shallow"`);
  const tile = `width="${Math.round(width * SCALE)}" height="${Math.round(height * SCALE)}"`;
  return {
    defs: `<defs><pattern id="${prefix}-marsh" ${tile} patternUnits="userSpaceOnUse">${strokesPath("marsh-mark", strokes)}</pattern>${shape}</defs>`,
    drawn: `<use class="shallow" href="#${prefix}-shallow"/><use class="marsh-fill" fill="url(#${prefix}-marsh)" href="#${prefix}-shallow"/>`,
  };
}

const MARSH_SEED = 7;

function surface(survey: Survey, prefix: string): string {
  const { ground, relief } = survey;
  const marsh = marshes(ground, prefix);
  return [
    marsh.defs,
    ringsPath("shelf", ground.shelf),
    ...[...ground.waterlines.entries()].reverse().map(([i, rings]) => ringsPath(`water w${i + 1}`, rings)),
    ringsPath("pit", ground.pits),
    ringsPath("pit-hatch", ground.pits).replace("<path", `<path fill="url(#${prefix}-pit)"`),
    ["land", "grain", "wash"]
      .map(
        (name) =>
          `<use class="${name}"${name === "grain" ? ` fill="url(#${prefix}-grain)"` : ""} href="#${prefix}-land"/>`,
      )
      .join(""),
    marsh.drawn,
    strokesPath("hill shore", survey.shore),
    strokesPath("hill", relief.light),
    strokesPath("hill heavy", relief.heavy),
    strokesPath("hill rim", survey.pits),
    strokesPath("hill scarp", survey.ticks),
    linesPath("cliff", survey.cliffs),
    linesPath("wall", survey.walls),
    linesPath("wall core", survey.walls),
    linesPath("road bed", survey.roads),
    linesPath("road", survey.roads),
    `<use class="coast" href="#${prefix}-land"/>`,
  ].join("");
}

function underground(prefix: string, survey: Survey): string {
  // Unsurveyed: all that is known is that it extends to the markers found there.
  const hull = bendLine(survey.ground, undergroundHull());
  return [
    `<use class="ghost" href="#${prefix}-land"/>`,
    ringsPath("guess", [hull]),
    ringsPath("guess-wash", [hull]),
    ringsPath("guess-edge", [hull]),
    `<use class="ghost over" href="#${prefix}-land"/>`,
  ].join("");
}

/** The SVG only has classes; colors and strokes come from site/art/charts/chart.css. */
export function drawChart(map: MapId, options: ChartOptions = {}): Chart {
  const survey = surveyOf(map);
  const below = options.ground === "underground";
  if (below && !mapOf(map).grounds.some((ground) => ground.id === "underground"))
    throw new TypeError(`'${map}' has no underground.`);
  const prefix = below ? `${map}-underground` : map;
  const { grid, frame } = graticule(survey.cartouche);
  const [x, y, width, height] = CHART_VIEW_BOX;
  const square = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart chart-${mapOf(map).operation}${below ? " chart-below" : ""}" viewBox="${x} ${y} ${width} ${height}">`,
    patterns(prefix, survey.ground.land),
    `<rect class="sea" ${square}/><rect class="waves" ${square} fill="url(#${prefix}-${below ? "pit" : "wave"})"/>`,
    survey.rose && !below ? rhumbs(survey.rose) : "",
    grid,
    below ? underground(prefix, survey) : surface(survey, prefix),
    below || !survey.rose ? "" : compassRose(survey.rose),
    frame,
    options.names === undefined || below ? "" : writtenNames(map, options.names, options.scale),
    cartouche(survey.cartouche, options.title ?? mapNames[map] ?? map),
    "</svg>",
  ].join("");
  return { svg, viewBox: CHART_VIEW_BOX };
}
