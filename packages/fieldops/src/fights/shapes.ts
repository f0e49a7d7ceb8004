import type { Point, Shape } from "#records/fights/types";
import { along, directionTo, distance, seenFrom } from "./vectors.ts";

type Of<S extends Shape["shape"]> = Extract<Shape, { readonly shape: S }>;

export function cornersOfRect({ at, dir, half, length }: Of<"rect">): readonly Point[] {
  return [
    along(at, dir, 0, -half),
    along(at, dir, 0, half),
    along(at, dir, length, half),
    along(at, dir, length, -half),
  ];
}

export function cornersOfCross({ at, dir = 0, half, length }: Of<"cross">): readonly Point[] {
  return [0, 90, 180, 270].flatMap((turn) => [
    along(at, dir + turn, half, -half),
    along(at, dir + turn, length, -half),
    along(at, dir + turn, length, half),
  ]);
}

function isInPolygon(points: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (const [at, [x1, y1]] of points.entries()) {
    const [x2, y2] = points.at(at - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Uses the same numbers as `pathOf`. */
export function hits(shape: Shape, point: Point): boolean {
  switch (shape.shape) {
    case "circle":
      return distance(shape.at, point) <= shape.r;
    case "donut": {
      const far = distance(shape.at, point);
      return far >= shape.inner && far <= shape.r;
    }
    case "cone": {
      if (distance(shape.at, point) > shape.r) return false;
      const off = Math.abs(directionTo(shape.at, point) - shape.dir) % 360;
      return Math.min(off, 360 - off) <= shape.angle / 2;
    }
    case "rect": {
      const [ahead, right] = seenFrom(shape.at, shape.dir, point);
      return ahead >= 0 && ahead <= shape.length && Math.abs(right) <= shape.half;
    }
    case "cross": {
      const [ahead, right] = seenFrom(shape.at, shape.dir ?? 0, point).map(Math.abs);
      if (ahead === undefined || right === undefined) return false;
      return Math.min(ahead, right) <= shape.half && Math.max(ahead, right) <= shape.length;
    }
    case "polygon":
      return isInPolygon(shape.points, point);
  }
}

const figure = (value: number): string => String(Math.round(value * 100) / 100 || 0);
const place = ([x, y]: Point): string => `${figure(x)} ${figure(y)}`;

const outline = (points: readonly Point[]): string => `M${points.map(place).join("L")}Z`;

function ring([x, y]: Point, r: number): string {
  const half = `${figure(r)} ${figure(r)} 0 1 0`;
  return `M${place([x - r, y])}A${half} ${place([x + r, y])}A${half} ${place([x - r, y])}Z`;
}

/** In yalms. Fill with the even-odd rule. */
export function pathOf(shape: Shape): string {
  switch (shape.shape) {
    case "circle":
      return ring(shape.at, shape.r);
    case "donut":
      return ring(shape.at, shape.r) + ring(shape.at, shape.inner);
    case "cone": {
      const { angle, at, dir, r } = shape;
      if (angle >= 360) return ring(at, r);
      const [from, to] = [along(at, dir - angle / 2, r), along(at, dir + angle / 2, r)];
      const wide = angle > 180 ? 1 : 0;
      return `M${place(at)}L${place(from)}A${figure(r)} ${figure(r)} 0 ${wide} 1 ${place(to)}Z`;
    }
    case "rect":
      return outline(cornersOfRect(shape));
    case "cross":
      return outline(cornersOfCross(shape));
    case "polygon":
      return outline(shape.points);
  }
}
