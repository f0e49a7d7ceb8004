import { type GroundKind, groundKindAt } from "@foray/fieldops/atlas/outlines/ground-kind";
import type { MapOutline } from "@foray/fieldops/atlas/outlines/types";
import { contours, distanceTo, Field, type Point } from "./field.ts";
import { fractal, seedOf } from "./noise.ts";
import { lengthOf, simplify } from "./path.ts";

/** Fractal noise bends the plane before the ground kind is looked up, so that all outlines bend together. */

/** Maximum distance of a coast from the outline, in map units. */
export const ROUGHNESS = 0.3;
/** Maximum bend in map units; blurring uses up the rest of ROUGHNESS. */
const BEND = 0.25;
/** Noise is rarely near its extremes, so it is amplified, then soft-limited to BEND. */
const GAIN = 0.85;
const STEP = 0.05;
const COARSE_STEP = 0.1;

/** Closed rings repeat their first point. */
export type Ground = Readonly<{
  land: readonly Point[][];
  shallow: readonly Point[][];
  pits: readonly Point[][];
  waterlines: readonly (readonly Point[][])[];
  shelf: readonly Point[][];
  /** 1 on dry ground, 0 elsewhere, blurred at the edges. */
  dry: Field;
  offshore: Field;
  /** Distance to anything but open sea, in map units. */
  open: Field;
  inland: Field;
  bend: (p: Point) => Point;
}>;

const WATERLINES = [0.16, 0.36, 0.62, 0.94] as const;
const SHELF = 1.5;

function copyOf(field: Field, step: number): Field {
  return new Field(step).fill((x, y) => field.sample(x, y));
}

function rings(field: Field, level: number, tolerance: number, least: number): Point[][] {
  return contours(field, level)
    .filter((ring) => lengthOf(ring) > least)
    .map((ring) => simplify(ring, tolerance));
}

export function groundOf(outline: MapOutline, name: string): Ground {
  const seed = seedOf(name);
  const other = seedOf(`${name}-y`);
  const bend = ([x, y]: Point): Point => {
    const dx = GAIN * fractal(x, y, seed);
    const dy = GAIN * fractal(x, y, other);
    const limit = 1 / Math.sqrt(1 + (dx * dx + dy * dy) / (BEND * BEND));
    return [x + dx * limit, y + dy * limit];
  };
  const ask = groundKindAt(outline);
  const kinds: GroundKind[] = [];
  const dry = new Field(STEP).fill((x, y) => {
    const [bx, by] = bend([x, y]);
    const kind = ask(bx, by);
    kinds.push(kind);
    return kind === "land" || kind === "shallow" ? 1 : 0;
  });
  const maskOf = (kind: GroundKind): Field => {
    const field = new Field(STEP);
    kinds.forEach((at, i) => {
      field.values[i] = at === kind ? 1 : 0;
    });
    return field.blur(1);
  };
  const pits = maskOf("void");
  const shallow = maskOf("shallow");
  dry.blur(1);
  const solid = new Field(STEP);
  for (let i = 0; i < kinds.length; i++) solid.values[i] = Math.max(dry.values[i] ?? 0, pits.values[i] ?? 0);
  const offshore = distanceTo(copyOf(solid, COARSE_STEP)).blur(1);
  const filled = new Field(STEP);
  kinds.forEach((kind, i) => {
    filled.values[i] = kind === "sea" ? 0 : 1;
  });
  const open = distanceTo(copyOf(filled, COARSE_STEP));
  const wet = new Field(COARSE_STEP).fill((x, y) => 1 - dry.sample(x, y));
  const inland = distanceTo(wet);
  const bent = new Field(COARSE_STEP).fill(
    (x, y) => offshore.sample(x, y) + 0.35 * fractal(x / 2, y / 2, seed ^ other),
  );
  return {
    land: rings(dry, 0.5, 0.012, 0.5),
    shallow: rings(shallow, 0.5, 0.03, 0.8),
    pits: rings(pits, 0.5, 0.012, 0.5),
    waterlines: WATERLINES.map((level) => rings(offshore, level, 0.03 + level * 0.024, 1.5)),
    shelf: rings(bent.blur(2), SHELF, 0.05, 3),
    dry,
    offshore,
    open,
    inland,
    bend,
  };
}

/** The inverse of `bend`, approximately. */
export function bendLine(ground: Ground, points: readonly Point[]): Point[] {
  const dense: Point[] = [];
  points.forEach((b, i) => {
    const a = points[i - 1];
    if (!a) {
      dense.push(b);
      return;
    }
    const pieces = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.15));
    for (let k = 1; k <= pieces; k++)
      dense.push([a[0] + ((b[0] - a[0]) * k) / pieces, a[1] + ((b[1] - a[1]) * k) / pieces]);
  });
  const smooth = dense.map((p, i): Point => {
    const before = dense[Math.max(0, i - 2)] ?? p;
    const after = dense[Math.min(dense.length - 1, i + 2)] ?? p;
    return i === 0 || i === dense.length - 1
      ? p
      : [(before[0] + 2 * p[0] + after[0]) / 4, (before[1] + 2 * p[1] + after[1]) / 4];
  });
  return smooth.map((p) => {
    const [x, y] = ground.bend(p);
    return [2 * p[0] - x, 2 * p[1] - y];
  });
}
