import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Point, Shape } from "#records/fights/types";
import { placeOf, wayNamed } from "./places.ts";
import { hits, pathOf } from "./shapes.ts";
import { along, directionTo, distance } from "./vectors.ts";

const figure = fc.double({ min: 1, max: 60, noNaN: true });
const place = fc.double({ min: -40, max: 40, noNaN: true });
const at: fc.Arbitrary<Point> = fc.tuple(place, place);
const dir = fc.double({ min: 0, max: 360, noNaN: true });

const shapes: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({ shape: fc.constant("circle" as const), at, r: figure }),
  fc
    .record({ shape: fc.constant("donut" as const), at, inner: figure, r: figure })
    .filter(({ inner, r }) => inner + 1 < r),
  fc.record({
    shape: fc.constant("cone" as const),
    at,
    r: figure,
    angle: fc.double({ min: 5, max: 355, noNaN: true }),
    dir,
  }),
  fc.record({ shape: fc.constant("rect" as const), at, dir, half: figure, length: figure }),
  fc
    .record({ shape: fc.constant("cross" as const), at, dir, half: figure, length: figure })
    .filter(({ half, length }) => half + 1 < length),
  fc.tuple(at, at, at).map((points) => ({ shape: "polygon" as const, points })),
);

/** Arcs become many short sides. */
function outlines(path: string): readonly (readonly Point[])[] {
  return path
    .split("Z")
    .filter((each) => each !== "")
    .map((each) => {
      const points: Point[] = [];
      for (const [, command = "", text = ""] of each.matchAll(/([MLA])([^MLA]+)/g)) {
        const numbers = text.trim().split(/[ ,]+/).map(Number);
        const to: Point = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
        const from = points.at(-1);
        if (command === "A" && from !== undefined) points.push(...arc(from, to, numbers));
        points.push(to);
      }
      return points;
    });
}

function arc(
  from: Point,
  to: Point,
  [r = 0, , , wide = 0, clockwise = 0]: readonly number[],
): readonly Point[] {
  const half = distance(from, to) / 2;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const off = Math.sqrt(Math.max(0, r * r - half * half)) * (wide === clockwise ? -1 : 1);
  const center = along(middle, directionTo(from, to), 0, off);
  const start = directionTo(center, from);
  const turn = (directionTo(center, to) - start + 360) % 360;
  const whole = clockwise === 1 ? turn : turn - 360;
  return Array.from({ length: 90 }, (_, step) => along(center, start + (whole * (step + 1)) / 91, r));
}

const sides = (points: readonly Point[]) =>
  points.map((point, index) => [points.at(index - 1) ?? point, point] as const);

/** Even-odd rule. */
function isFilled(path: string, [x, y]: Point): boolean {
  const crossed = outlines(path)
    .flatMap(sides)
    .filter(([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1);
  return crossed.length % 2 === 1;
}

function farFromEdge(path: string, [x, y]: Point): boolean {
  return outlines(path)
    .flatMap(sides)
    .every(([[x1, y1], [x2, y2]]) => {
      const long = Math.hypot(x2 - x1, y2 - y1);
      const part = long === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / (long * long);
      const near = Math.min(1, Math.max(0, part));
      return Math.hypot(x - (x1 + near * (x2 - x1)), y - (y1 + near * (y2 - y1))) > 0.15;
    });
}

const areaOf = (path: string) =>
  Math.abs(
    outlines(path)
      .map((points) => sides(points).reduce((sum, [[x1, y1], [x2, y2]]) => sum + (x1 * y2 - x2 * y1) / 2, 0))
      .reduce((sum, each, index) => (index === 0 ? Math.abs(each) : sum - Math.abs(each)), 0),
  );

function turned(shape: Shape, degrees: number): Shape {
  const point = (from: Point): Point =>
    along([0, 0], directionTo([0, 0], from) + degrees, distance([0, 0], from));
  if (shape.shape === "polygon") return { ...shape, points: shape.points.map(point) };
  const moved = { ...shape, at: point(shape.at) };
  return "dir" in moved ? { ...moved, dir: ((moved.dir ?? 0) + degrees) % 360 } : moved;
}

function mirrored(shape: Shape): Shape {
  const point = ([x, y]: Point): Point => [-x, y];
  if (shape.shape === "polygon") return { ...shape, points: shape.points.map(point) };
  const moved = { ...shape, at: point(shape.at) };
  return "dir" in moved ? { ...moved, dir: (360 - (moved.dir ?? 0)) % 360 } : moved;
}

describe("danger shapes", () => {
  it("hits agrees with the filled path of each shape", () => {
    fc.assert(
      fc.property(shapes, at, (shape, point) => {
        const path = pathOf(shape);
        fc.pre(farFromEdge(path, point));
        expect(hits(shape, point)).toBe(isFilled(path, point));
      }),
      { numRuns: 2000 },
    );
  });

  it.each<readonly [string, Shape, number]>([
    ["circle", { shape: "circle", at: [3, -2], r: 20 }, Math.PI * 400],
    ["donut", { shape: "donut", at: [0, 0], inner: 5, r: 20 }, Math.PI * 375],
    ["cone", { shape: "cone", at: [0, 0], r: 20, angle: 90, dir: 30 }, Math.PI * 100],
    ["wide cone", { shape: "cone", at: [0, 0], r: 20, angle: 270, dir: 200 }, Math.PI * 300],
    ["rect", { shape: "rect", at: [1, 1], dir: 77, half: 5, length: 30 }, 300],
    ["cross", { shape: "cross", at: [4, 4], half: 8, length: 60 }, 16 * 120 * 2 - 256],
    [
      "polygon",
      {
        shape: "polygon",
        points: [
          [0, 0],
          [10, 0],
          [0, 10],
        ],
      },
      50,
    ],
  ])("pathOf draws a shape with the expected area: %s", (_, shape, area) => {
    expect(Math.abs(areaOf(pathOf(shape)) - area) / area).toBeLessThan(0.002);
  });

  it("hits stays the same if shape and point are turned or mirrored", () => {
    fc.assert(
      fc.property(shapes, at, dir, (shape, point, degrees) => {
        fc.pre(farFromEdge(pathOf(shape), point));
        const at = distance([0, 0], point);
        const moved = along([0, 0], directionTo([0, 0], point) + degrees, at);
        expect(hits(turned(shape, degrees), moved)).toBe(hits(shape, point));
        expect(hits(mirrored(shape), [-point[0], point[1]])).toBe(hits(shape, point));
      }),
      { numRuns: 1000 },
    );
  });

  it("hits includes the edge of a shape", () => {
    expect(hits({ shape: "circle", at: [0, 0], r: 5 }, [5, 0])).toBe(true);
    expect(hits({ shape: "circle", at: [0, 0], r: 5 }, [5.01, 0])).toBe(false);
    expect(hits({ shape: "donut", at: [0, 0], inner: 5, r: 9 }, [5, 0])).toBe(true);
    expect(hits({ shape: "donut", at: [0, 0], inner: 5, r: 9 }, [4.9, 0])).toBe(false);
  });

  it("a cone points north at 0 degrees and east at 90", () => {
    const cone = (degrees: number): Shape => ({ shape: "cone", at: [0, 0], r: 9, angle: 60, dir: degrees });
    expect(hits(cone(0), [0, -5])).toBe(true);
    expect(hits(cone(0), [5, 0])).toBe(false);
    expect(hits(cone(90), [5, 0])).toBe(true);
    expect(hits(cone(350), [0, -5])).toBe(true);
  });
});

describe("places and directions in words", () => {
  it("placeOf returns whole yalms from the middle by direction", () => {
    expect(placeOf([26.2, -4.5])).toEqual({ north: 4, south: 0, east: 26, west: 0 });
    expect(placeOf([0, 0])).toEqual({ north: 0, south: 0, east: 0, west: 0 });
  });

  it("wayNamed returns the nearest of eight directions", () => {
    expect([0, 44, 180, 359, -90].map(wayNamed)).toEqual(["north", "northeast", "south", "north", "west"]);
  });
});
