import type { MapPlace } from "@foray/fieldops/atlas/types";
import { type Arc, arcAt } from "../../app/features/map/lettering/arc.ts";
import type { Ground } from "./ground.ts";

/** Sampling step of a region's land, and its maximum distance from the place, in map units. */
const CELL = 0.25;
const REACH = 7.5;
/** Distance in map units at which a cell's weight has fallen to 1/e. */
const NEAR = 3.2;
/** Minimum distance of letters from the shore, in map units. */
const SHORE = 0.3;
/** In map units. */
const SHORTEST = 3.2;
/** Maximum slope of a name in radians, and maximum bend as a share of its length. */
const STEEPEST = 0.65;
const BEND = 0.1;
/** Maximum slope of the curve relative to the land's own direction. */
const SLOPE = 0.3;
/** Maximum distance of a name's middle from its place, in map units. */
const FARTHEST = 3;
/** Maximum reach to either side of the place, in map units. */
const SIDE = 6;
/** Ratio of length to width below which land has no direction and its name is level. */
const ROUND = 1.25;

type Cell = Readonly<{ x: number; y: number; weight: number }>;

/** Dry ground connected to the place, and nearer to it than to any other region's. */
function landOf(place: MapPlace, areas: readonly MapPlace[], { dry, inland }: Ground): readonly Cell[] {
  const others = areas.filter(({ id }) => id !== place.id);
  const isOwn = (x: number, y: number) => {
    const own = Math.hypot(x - place.x, y - place.y);
    return (
      own <= REACH &&
      x > 2 &&
      y > 2 &&
      x < 41 &&
      y < 41 &&
      dry.sample(x, y) >= 0.5 &&
      others.every((other) => Math.hypot(x - other.x, y - other.y) > own)
    );
  };
  const found: Cell[] = [];
  const seen = new Set<string>();
  const open: (readonly [number, number])[] = [[0, 0]];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [column, row] = at;
    const key = at.join();
    const [x, y] = [place.x + column * CELL, place.y + row * CELL];
    if (seen.has(key)) continue;
    seen.add(key);
    if (!isOwn(x, y)) continue;
    // Cells count more further inland and near the place.
    const far = Math.hypot(x - place.x, y - place.y) / NEAR;
    found.push({ x, y, weight: Math.min(2, inland.sample(x, y)) ** 2 * Math.exp(-far * far) });
    open.push([column + 1, row], [column - 1, row], [column, row + 1], [column, row - 1]);
  }
  return found;
}

/** Direction of the longest extent, between -π/2 and π/2; 0 if the land is roughly round. */
function directionOf(cells: readonly Cell[], mx: number, my: number): number {
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y, weight } of cells) {
    xx += weight * (x - mx) ** 2;
    xy += weight * (x - mx) * (y - my);
    yy += weight * (y - my) ** 2;
  }
  const spread = Math.hypot((xx - yy) / 2, xy);
  const [long, short] = [(xx + yy) / 2 + spread, Math.max(1e-9, (xx + yy) / 2 - spread)];
  return Math.sqrt(long / short) < ROUND ? 0 : Math.atan2(2 * xy, xx - yy) / 2;
}

/** Solves three linear equations by Cramer's rule; [0, 0, 0] if singular. */
function solve3(m: readonly (readonly number[])[], r: readonly number[]): readonly number[] {
  const det = (a: readonly (readonly number[])[]) => {
    const [[a0 = 0, a1 = 0, a2 = 0] = [], [b0 = 0, b1 = 0, b2 = 0] = [], [c0 = 0, c1 = 0, c2 = 0] = []] = a;
    return a0 * (b1 * c2 - b2 * c1) - a1 * (b0 * c2 - b2 * c0) + a2 * (b0 * c1 - b1 * c0);
  };
  const whole = det(m);
  if (Math.abs(whole) < 1e-12) return [0, 0, 0];
  return [0, 1, 2].map(
    (k) => det(m.map((row, i) => row.map((value, j) => (j === k ? (r[i] ?? 0) : value)))) / whole,
  );
}

/** Fits the parabola v = level + slope u + bend u² by weighted least squares. */
function parabolaOf(points: readonly Readonly<{ u: number; v: number; weight: number }>[]) {
  const sums = [0, 0, 0, 0, 0];
  const right = [0, 0, 0];
  for (const { u, v, weight } of points) {
    for (let k = 0; k < 5; k += 1) sums[k] = (sums[k] ?? 0) + weight * u ** k;
    for (let k = 0; k < 3; k += 1) right[k] = (right[k] ?? 0) + weight * v * u ** k;
  }
  const matrix = [0, 1, 2].map((row) => [0, 1, 2].map((column) => sums[row + column] ?? 0));
  const [, slope = 0, bend = 0] = solve3(matrix, right);
  return { slope, bend };
}

/** Parameter range nearest to `middle` that is far enough from the shore; [0, 0] if none is. */
function stretchOf(
  curve: (u: number) => readonly [number, number],
  from: number,
  to: number,
  middle: number,
  { inland }: Ground,
): readonly [number, number] {
  let best: readonly [number, number] = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  let start: number | undefined;
  const step = 0.1;
  for (let u = from; u <= to + step; u += step) {
    const isGood = u <= to && inland.sample(...curve(u)) >= SHORE;
    if (isGood) start ??= u;
    else if (start !== undefined) {
      const end = u - step;
      const far = Math.max(0, start - middle, middle - end);
      if (end - start >= SHORTEST && far < least) [best, least] = [[start, end], far];
      start = undefined;
    }
  }
  return best;
}

/** Undefined if the land is too small or the curve is too steep or too far from the place. */
export function nameArc(place: MapPlace, areas: readonly MapPlace[], ground: Ground): Arc | undefined {
  const cells = landOf(place, areas, ground);
  const whole = cells.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return undefined;
  const mx = cells.reduce((sum, { x, weight }) => sum + x * weight, 0) / whole;
  const my = cells.reduce((sum, { y, weight }) => sum + y * weight, 0) / whole;
  const direction = directionOf(cells, mx, my);
  const angle =
    Math.abs(direction) > STEEPEST
      ? Math.sign(direction) * (Math.PI / 2 - Math.abs(direction)) * 0.3
      : direction;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const points = cells.map(({ x, y, weight }) => ({
    u: (x - mx) * cos + (y - my) * sin,
    v: (y - my) * cos - (x - mx) * sin,
    weight,
  }));
  const us = points.map(({ u }) => u).sort((a, b) => a - b);
  const own = (place.x - mx) * cos + (place.y - my) * sin;
  const from = Math.max(own - SIDE, us[Math.floor(us.length * 0.02)] ?? 0);
  const to = Math.min(own + SIDE, us[Math.ceil(us.length * 0.98) - 1] ?? 0);
  const fitted = parabolaOf(points);
  const most = (4 * BEND) / Math.max(1, to - from);
  const slope = Math.max(-SLOPE, Math.min(SLOPE, fitted.slope));
  const bend = Math.max(-most, Math.min(most, fitted.bend));
  const level =
    points.reduce((sum, { u, v, weight }) => sum + weight * (v - slope * u - bend * u * u), 0) / whole;
  const v = (u: number) => level + slope * u + bend * u * u;
  const curve = (u: number) => [mx + u * cos - v(u) * sin, my + u * sin + v(u) * cos] as const;
  const [start, end] = stretchOf(curve, from, to, own, ground);
  const control = v(start) + ((slope + 2 * bend * start) * (end - start)) / 2;
  const middle = (start + end) / 2;
  const round = (value: number) => Math.round(value * 100) / 100;
  const [x0, y0] = curve(start);
  const [x1, y1] = curve(end);
  const arc: Arc = [
    round(x0),
    round(y0),
    round(mx + middle * cos - control * sin),
    round(my + middle * sin + control * cos),
    round(x1),
    round(y1),
  ];
  const steep = [0, 0.5, 1].some((t) => Math.abs(arcAt(arc, t).angle) > STEEPEST + 0.25);
  const { x, y } = arcAt(arc, 0.5);
  const isFar = Math.hypot(x - place.x, y - place.y) > FARTHEST;
  return steep || isFar || end - start < SHORTEST ? undefined : arc;
}
