import { mapOf } from "@foray/fieldops/atlas/maps";
import { groundKindAt } from "@foray/fieldops/atlas/outlines/ground-kind";
import type { MapId } from "@foray/fieldops/atlas/types";
import { outlinesByMap } from "@foray/fieldops/records/outlines/all";
import { type Sign, signs, works } from "../../art/charts/features.ts";
import { CHART_VIEW_BOX, linesPath } from "./chart.ts";
import type { Point } from "./field.ts";
import { bendLine } from "./ground.ts";
import { noise, random, seedOf } from "./noise.ts";
import { SCALE, walk } from "./path.ts";
import { type Survey, surveyOf } from "./survey.ts";

const common: readonly Sign[] = ["tuft", "rock", "scree"];

const usual: Readonly<Partial<Record<MapId, readonly Sign[]>>> = {
  southhorn: ["tuft", "tuft", "tree", "rock", "scree"],
  northhorn: ["deadTree", "scree", "tuft", "rock", "ruin"],
  bsf: ["tuft", "scree", "deadTree", "rock", "palisade"],
  zadnor: ["tuft", "tree", "scree", "rock", "palisade"],
  anemos: ["tuft", "tuft", "tree", "scree"],
  pagos: ["pine", "ice", "scree", "rock"],
  pyros: ["scree", "rock", "vent", "ice"],
  hydatos: ["tuft", "reeds", "crystal", "scree"],
};

const named: readonly (readonly [RegExp, readonly Sign[]])[] = [
  [/crystal|bloom/, ["crystal", "crystal", "rock"]],
  [/ice|frozen|cones|flurry|fall/, ["ice", "pine", "ice", "rock"]],
  [/flame|bonfire|fire|fumarole|hot-water/, ["vent", "rock", "scree"]],
  [
    /citadel|city|streets|ruins|hamlet|sanctuary|shrine|masonry|newvoid|abyss|pillar|old-bozja/,
    ["ruin", "wall", "scree", "tuft"],
  ],
  [/castrum|castellum|entrenchment|dalriada|aegis|stand|point/, ["palisade", "tent", "scree", "tuft"]],
  [/growth|wood|orchard|garden|heath|plateau|howe|swale|val-river/, ["tree", "tree", "tuft", "rock"]],
  [/marsh|sands|shore|haven|columns/, ["reeds", "tuft", "scree"]],
];

/** Distance in map units within which a place name affects the ground. */
const REACH = 6.5;
/** Mean distance between signs, and minimum distance to shores and lines, in map units. */
const STEP = 0.96;
const SHY = { shore: 0.32, line: 0.4 } as const;

function characterAt({ places }: Survey, map: MapId, x: number, y: number): readonly Sign[] {
  let best: readonly Sign[] = usual[map] ?? common;
  let least = REACH;
  for (const place of places) {
    const found = named.find(([word]) => word.test(place.id.slice(map.length)))?.[1];
    const far = Math.hypot(place.x - x, place.y - y) / (place.kind === "area" ? 1 : 0.5);
    if (found !== undefined && far < least) [best, least] = [found, far];
  }
  return best;
}

type Placed = Readonly<{ sign: Sign; at: Point }>;

function scatter(map: MapId, survey: Survey): readonly Placed[] {
  const { ground } = survey;
  const seed = seedOf(`${map}-signs`);
  const next = random(seed);
  const ask = groundKindAt(outlinesByMap[map]);
  const lines = [...survey.cliffs, ...survey.walls, ...survey.roads].flat();
  const placed: Placed[] = [];
  for (let row = 2; row < 41; row += STEP)
    for (let column = 2; column < 41; column += STEP) {
      const at: Point = [column + (next() - 0.5) * STEP, row + (next() - 0.5) * STEP];
      const [x, y] = at;
      const pick = next();
      if (noise(x / 2.4, y / 2.4, seed) < -0.62 || ground.inland.sample(x, y) < SHY.shore) continue;
      if (lines.some(([lx, ly]) => Math.hypot(lx - x, ly - y) < SHY.line)) continue;
      const isMarsh = ask(...ground.bend(at)) === "shallow";
      // Marshes already have their own strokes, so they get fewer reeds.
      if (isMarsh && pick > 0.76) continue;
      const character = isMarsh ? (["reeds"] as const) : characterAt(survey, map, x, y);
      const sign = character[Math.floor(pick * character.length)];
      if (sign !== undefined) placed.push({ sign, at });
    }
  return placed;
}

function camps(map: MapId, { places, ground }: Survey): readonly Placed[] {
  const next = random(seedOf(`${map}-camps`));
  const tents = mapOf(map).operation !== "eureka";
  return places.flatMap((place): Placed[] => {
    if (/tower|pillar|spire/.test(place.id)) return [{ sign: "tower", at: [place.x, place.y] }];
    if (place.kind !== "camp") return [];
    return [0, 1, 2, 3, 4].flatMap((i): Placed[] => {
      const angle = (i * 2 * Math.PI) / 5 + next() * 0.7;
      const far = 0.62 + 0.4 * next();
      const at: Point = [place.x + Math.cos(angle) * far, place.y + Math.sin(angle) * far * 0.8];
      const sign: Sign = tents ? (i % 2 === 0 ? "tent" : "palisade") : "house";
      return ground.dry.sample(...at) >= 0.5 ? [{ sign, at }] : [];
    });
  });
}

function bridges(map: MapId, { ground }: Survey): readonly Point[][] {
  const land = groundKindAt({ ...outlinesByMap[map], lines: [] });
  const isSolid = ([x, y]: Point) => ["land", "shallow"].includes(land(x, y));
  return outlinesByMap[map].lines
    .filter(({ kind }) => kind === "corridor")
    .flatMap(({ points, width = 0.4 }) =>
      walk(points, 0.19).flatMap(({ at: [x, y], direction: [dx, dy] }): Point[][] => {
        if (isSolid([x, y])) return [];
        const half = 0.42 * width;
        const plank = bendLine(ground, [
          [x - dy * half, y + dx * half],
          [x + dy * half, y - dx * half],
        ]);
        return [[...plank.slice(0, 1), ...plank.slice(-1)]];
      }),
    );
}

function gates(map: MapId): readonly Placed[] {
  const { lines } = outlinesByMap[map];
  const walls = lines.filter(({ kind }) => kind === "wall");
  return walls.flatMap(({ points }) => {
    const [first, last] = [points[0], points.at(-1)];
    return [first, last].flatMap((at): Placed[] => (at === undefined ? [] : [{ sign: "tower", at }]));
  });
}

function pathOfSigns(name: string, placed: readonly Placed[]): string {
  const data = placed.map(
    ({ sign, at: [x, y] }) => `M${Math.round(x * SCALE)} ${Math.round(y * SCALE)}${signs[sign]}`,
  );
  return data.length === 0 ? "" : `<path class="${name}" d="${data.join("")}"/>`;
}

function finePattern(map: MapId): string {
  const next = random(seedOf(`${map}-fine`));
  const side = 260;
  const marks = Array.from({ length: 46 }, () => {
    const [x, y] = [Math.round(8 + next() * (side - 16)), Math.round(8 + next() * (side - 16))];
    const kind = Math.floor(next() * 3);
    const mark = kind === 0 ? "q1-3 0-5m3 5q0-4 2-5" : kind === 1 ? "q2-3 4 0" : "l4-2";
    return `M${x} ${y}${mark}`;
  });
  return `<defs><pattern id="${map}-fine" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><path class="fine-mark" d="${marks.join("")}"/></pattern></defs><use class="fine" fill="url(#${map}-fine)" href="#${map}-land"/>`;
}

/** Extra detail for close zoom. Overlays the chart and uses its ids. */
export function drawFeatures(map: MapId): string {
  const survey = surveyOf(map);
  // Grouping by sign saves a tenth of the compressed size.
  const placed = [...scatter(map, survey), ...camps(map, survey), ...gates(map)].toSorted(
    (a, b) => a.sign.localeCompare(b.sign) || a.at[1] - b.at[1],
  );
  const [x, y, width, height] = CHART_VIEW_BOX;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart chart-${mapOf(map).operation} chart-features" viewBox="${x} ${y} ${width} ${height}">`,
    finePattern(map),
    linesPath("plank", bridges(map, survey)),
    pathOfSigns(
      "nature",
      placed.filter(({ sign }) => !works.has(sign)),
    ),
    pathOfSigns(
      "works",
      placed.filter(({ sign }) => works.has(sign)),
    ),
    "</svg>",
  ].join("");
}
