import { contours, Field, type Point } from "./field.ts";
import type { Ground } from "./ground.ts";
import { noise, random } from "./noise.ts";
import { lengthOf, walk } from "./path.ts";

/**
 * Hachures: short strokes down the slope, heavier on the side away from the light in the northwest. The
 * surface is interpolated from spot heights and only accurate near them.
 */

export type Stroke = readonly [Point, Point];
export type Relief = Readonly<{
  light: readonly Stroke[];
  heavy: readonly Stroke[];
  /** Unit vector, or undefined on level ground. */
  downhill: (p: Point) => Point | undefined;
}>;

/** Distance from spot heights beyond which the ground is unknown, in map units. */
const REACH = 2.6;
/** Slopes below this count as level, in yalms per map unit (50 yalms). */
const LEVEL = 8;
/** Height between two rows of strokes, in yalms. */
const INTERVAL = 11;
/** Shorter rows of strokes look like specks. */
const MIN_RUN_LENGTH = 7;

type Spot = readonly [number, number, number];

function surface(spots: readonly Spot[]): { height: Field; known: Field } {
  const known = new Field(0.25).fill((x, y) => {
    let nearest = 99;
    for (const [sx, sy] of spots) nearest = Math.min(nearest, Math.hypot(sx - x, sy - y));
    return nearest;
  });
  const height = new Field(0.25).fill((x, y) => {
    let sum = 0;
    let weights = 0;
    for (const [sx, sy, h] of spots) {
      const d2 = (sx - x) ** 2 + (sy - y) ** 2;
      const weight = 1 / (d2 + 0.12) ** 1.3;
      sum += weight * h;
      weights += weight;
    }
    return weights === 0 ? 0 : sum / weights;
  });
  return { height: height.blur(3), known };
}

/** Spot heights are [x, y, yalms]. */
export function reliefOf(spots: readonly Spot[], ground: Ground, seed: number): Relief {
  if (spots.length < 25) return { light: [], heavy: [], downhill: () => undefined };
  const { height, known } = surface(spots);
  const slope = ([x, y]: Point): Point => [
    (height.sample(x + 0.2, y) - height.sample(x - 0.2, y)) / 0.4,
    (height.sample(x, y + 0.2) - height.sample(x, y - 0.2)) / 0.4,
  ];
  const next = random(seed);
  const light: Stroke[] = [];
  const heavy: Stroke[] = [];
  const values = [...height.values];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const finish = (run: Stroke[]): void => {
    if (run.length >= MIN_RUN_LENGTH)
      run.forEach(([a, b], i) => {
        const away = (b[0] - a[0] + b[1] - a[1]) / Math.hypot(b[0] - a[0], b[1] - a[1]);
        const part = Math.min(1, (i + 2) / 6, (run.length - i + 1) / 6);
        const end: Point = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
        (away > 0.35 ? heavy : light).push([a, end]);
      });
    run.length = 0;
  };
  for (let level = low + INTERVAL / 2; level < high; level += INTERVAL) {
    for (const line of contours(height, level)) {
      if (lengthOf(line) < 1.5) continue;
      const run: Stroke[] = [];
      for (const { at } of walk(line, 0.16)) {
        const jitter = 0.8 + 0.4 * next();
        const [gx, gy] = slope(at);
        const steepness = Math.hypot(gx, gy);
        // So that the rows of a slope join up.
        const length = Math.min(Math.max((0.72 * INTERVAL) / steepness, 0.16), 0.62) * jitter;
        const end: Point = [at[0] - (gx / steepness) * length, at[1] - (gy / steepness) * length];
        const drawn =
          steepness >= LEVEL &&
          known.sample(at[0], at[1]) <= REACH &&
          ground.inland.sample(at[0], at[1]) >= 0.12 &&
          ground.inland.sample(end[0], end[1]) >= 0.1;
        if (drawn) run.push([at, end]);
        else finish(run);
      }
      finish(run);
    }
  }
  return {
    light,
    heavy,
    downhill: (p) => {
      const [gx, gy] = slope(p);
      const steepness = Math.hypot(gx, gy);
      return steepness < 2 ? undefined : [-gx / steepness, -gy / steepness];
    },
  };
}

/** On the lower side of a cliff, or on the right of the line where the relief is unknown. */
export function cliffTicks(line: readonly Point[], relief: Relief, seed: number): Stroke[] {
  const next = random(seed);
  const stops = walk(line, 0.13);
  let side = 0;
  for (const { at, direction } of stops) {
    const down = relief.downhill(at);
    if (down) side += down[0] * -direction[1] + down[1] * direction[0];
  }
  const sign = side < 0 ? -1 : 1;
  return stops.map(({ at, direction: [dx, dy] }, i) => {
    const taper = Math.min(1, (i + 1) / 4, (stops.length - i) / 4);
    const length = (0.16 + 0.3 * next()) * taper;
    const lean = (next() - 0.5) * 0.25;
    return [at, [at[0] + sign * (-dy + dx * lean) * length, at[1] + sign * (dx + dy * lean) * length]];
  });
}

export function pitTicks(ring: readonly Point[], ground: Ground, seed: number): Stroke[] {
  const next = random(seed);
  return walk(ring, 0.15).flatMap(({ at, direction: [dx, dy] }): Stroke[] => {
    const toward = (length: number): Point => [at[0] - dy * length, at[1] + dx * length];
    const sign = ground.dry.sample(...toward(0.12)) > 0.5 ? -1 : 1;
    const end = toward(sign * (0.13 + 0.27 * next()));
    return ground.dry.sample(end[0], end[1]) > 0.5 ? [] : [[at, end]];
  });
}

export function shoreTicks(ring: readonly Point[], ground: Ground, seed: number): Stroke[] {
  const next = random(seed);
  return walk(ring, 0.16).flatMap(({ at, direction: [dx, dy] }): Stroke[] => {
    const swell = noise(at[0] / 1.3, at[1] / 1.3, seed);
    const length = (0.16 + 0.5 * Math.max(swell, 0)) * (0.75 + 0.5 * next());
    if (swell < -0.12) return [];
    const toward = (reach: number): Point => [at[0] - dy * reach, at[1] + dx * reach];
    const sign = ground.dry.sample(...toward(0.12)) > 0.5 ? 1 : -1;
    const start = toward(sign * 0.05);
    const end = toward(sign * length);
    return ground.inland.sample(end[0], end[1]) < 0.08 ? [] : [[start, end]];
  });
}

/** Spacing of marsh signs on the x and y axes, in map units. */
const MARSH_STEP = [0.62, 0.42] as const;

function marshSign([x, y]: Point, next: () => number): readonly [Stroke, Stroke] {
  const at: Point = [x + (next() - 0.5) * 0.4, y + (next() - 0.5) * 0.2];
  const width = 0.1 + 0.12 * next();
  return [
    [
      [at[0] - width, at[1]],
      [at[0] + width, at[1]],
    ],
    [
      [at[0] - width * 0.45, at[1] + 0.09],
      [at[0] + width * 0.6, at[1] + 0.09],
    ],
  ];
}

export function marshMarks(ground: Ground, isShallow: (p: Point) => boolean, seed: number): Stroke[] {
  const next = random(seed);
  const strokes: Stroke[] = [];
  for (let y = 1.5; y < 41.5; y += MARSH_STEP[1])
    for (let x = 1.5; x < 41.5; x += MARSH_STEP[0]) {
      const sign = marshSign([x, y], next);
      const [[left, level], [right]] = sign[0];
      const middle = (left + right) / 2;
      if (isShallow([middle, level]) && ground.inland.sample(middle, level) >= 0.25) strokes.push(...sign);
    }
  return strokes;
}

/** Seamless. Signs crossing the left or right edge reappear at the other; sizes are in map units. */
export function marshTile(
  seed: number,
): Readonly<{ width: number; height: number; strokes: readonly Stroke[] }> {
  const next = random(seed);
  const [columns, rows] = [7, 8];
  const width = columns * MARSH_STEP[0];
  const height = rows * MARSH_STEP[1];
  const strokes: Stroke[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = (column + (row % 2 ? 0.75 : 0.25)) * MARSH_STEP[0];
      strokes.push(...marshSign([x, (row + 0.4) * MARSH_STEP[1]], next));
    }
  const over = strokes.filter(([[left], [right]]) => left < 0 || right > width);
  const shift = ([[left, y], [right]]: Stroke): Stroke => {
    const by = left < 0 ? width : -width;
    return [
      [left + by, y],
      [right + by, y],
    ];
  };
  return { width, height, strokes: [...strokes, ...over.map(shift)] };
}
