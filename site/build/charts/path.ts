import { distanceToSegment } from "@foray/fieldops/atlas/outlines/ground-kind";
import type { Point } from "./field.ts";

/** Chart units per map unit. */
export const SCALE = 100;

export function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    if (a && b) sum += Math.hypot(b[0] - a[0], b[1] - a[1]);
  }
  return sum;
}

/** Douglas-Peucker. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(line.length);
  keep[0] = 1;
  keep[line.length - 1] = 1;
  const stack: [number, number][] = [[0, line.length - 1]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [from, to] = span;
    const a = line[from];
    const b = line[to];
    if (!a || !b) continue;
    let worst = 0;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const p = line[i];
      if (!p) continue;
      const d = distanceToSegment(p, a, b);
      if (d > worst) {
        worst = d;
        at = i;
      }
    }
    if (worst > tolerance && at > 0) {
      keep[at] = 1;
      stack.push([from, at], [at, to]);
    }
  }
  return line.filter((_, i) => keep[i] === 1);
}

/** Points at equal steps along a line, with its direction there. */
export function walk(line: readonly Point[], step: number): { at: Point; direction: Point }[] {
  const found: { at: Point; direction: Point }[] = [];
  let left = step / 2;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1];
    const b = line[i];
    if (!a || !b) continue;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length === 0) continue;
    const direction: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    while (left <= length) {
      found.push({ at: [a[0] + direction[0] * left, a[1] + direction[1] * left], direction });
      left += step;
    }
    left -= length;
  }
  return found;
}

const whole = (value: number): number => Math.round(value * SCALE);

function pair(dx: number, dy: number): string {
  return dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`;
}

/** Relative whole numbers make the shortest path data. */
export function pathOf(line: readonly Point[], closed: boolean): string {
  const first = line[0];
  if (!first) return "";
  let x = whole(first[0]);
  let y = whole(first[1]);
  let data = `M${pair(x, y)}`;
  let command = "l";
  const end = closed ? line.length - 1 : line.length;
  for (let i = 1; i < end; i++) {
    const p = line[i];
    if (!p) continue;
    const dx = whole(p[0]) - x;
    const dy = whole(p[1]) - y;
    if (dx === 0 && dy === 0) continue;
    x += dx;
    y += dy;
    data += command + (command === "" && dx >= 0 ? " " : "") + pair(dx, dy);
    command = "";
  }
  return closed ? `${data}z` : data;
}

/** Each move is relative to the end of the previous stroke, to keep numbers short. */
export function strokesOf(strokes: readonly (readonly [Point, Point])[]): string {
  let data = "";
  let x = 0;
  let y = 0;
  for (const [a, b] of strokes) {
    const [ax, ay, bx, by] = [whole(a[0]), whole(a[1]), whole(b[0]), whole(b[1])];
    if (ax === bx && ay === by) continue;
    const stroke = pair(bx - ax, by - ay);
    data += `m${pair(ax - x, ay - y)}${stroke.startsWith("-") ? "" : " "}${stroke}`;
    x = bx;
    y = by;
  }
  return data;
}

/** Sutherland-Hodgman; edges along the rectangle's sides may remain. */
export function clipRing(ring: readonly Point[], box: readonly [number, number, number, number]): Point[] {
  const sides: readonly [0 | 1, number, 1 | -1][] = [
    [0, box[0], 1],
    [0, box[2], -1],
    [1, box[1], 1],
    [1, box[3], -1],
  ];
  let points: readonly Point[] = ring;
  for (const [axis, limit, sign] of sides) {
    const kept: Point[] = [];
    points.forEach((b, i) => {
      const a = points[(i + points.length - 1) % points.length];
      if (!a) return;
      const inA = sign * (a[axis] - limit) >= 0;
      const inB = sign * (b[axis] - limit) >= 0;
      if (inA !== inB) {
        const t = (limit - a[axis]) / (b[axis] - a[axis]);
        kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
      }
      if (inB) kept.push(b);
    });
    points = kept;
  }
  const first = points[0];
  return first ? [...points, first] : [];
}

/** Cuts at existing points, so the ends may fall short of the rectangle's edges. */
export function clipLine(
  line: readonly Point[],
  [left, top, right, bottom]: readonly [number, number, number, number],
): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (const p of line) {
    if (p[0] >= left && p[0] <= right && p[1] >= top && p[1] <= bottom) part.push(p);
    else {
      if (part.length > 1) parts.push(part);
      part = [];
    }
  }
  if (part.length > 1) parts.push(part);
  return parts;
}
