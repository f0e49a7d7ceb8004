/**
 * All functions are deterministic, so that a scene is the same on every machine. Coordinates are in units of
 * the 1600 × 1000 sheet, rounded to integers to keep the files small.
 */

export type Random = () => number;
export type Point = readonly [x: number, y: number];
export type Ridge = (x: number) => number;

/** Mulberry32: numbers from 0 to 1, repeatable by seed. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth one-dimensional value noise, from -1 to 1. */
export function noise(seed: number): (x: number) => number {
  const at = (index: number): number => seeded(Math.imul(index, 0x9e3779b1) ^ seed)() * 2 - 1;
  return (x) => {
    const cell = Math.floor(x);
    const part = x - cell;
    const ease = part * part * (3 - 2 * part);
    return at(cell) * (1 - ease) + at(cell + 1) * ease;
  };
}

/** Noise of several octaves, `height` above and below `base`, with hills `width` wide. */
export function ridge(seed: number, base: number, height: number, width: number, octaves = 4): Ridge {
  const wave = noise(seed);
  return (x) => {
    let sum = 0;
    let share = 1;
    let whole = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += wave((x / width) * 2 ** octave + octave * 37) * share;
      whole += share;
      share *= 0.5;
    }
    return base - (sum / whole) * height;
  };
}

export const whole = (value: number): number => Math.round(value);

/** Path data, rounded, relative after the first point. */
export function trace(points: readonly Point[], close = true): string {
  let data = "";
  let lastX = 0;
  let lastY = 0;
  points.forEach(([x, y], index) => {
    const toX = whole(x);
    const toY = whole(y);
    if (index === 0) {
      data = `M${toX} ${toY}`;
    } else {
      const stepX = toX - lastX;
      const stepY = toY - lastY;
      data += `${index === 1 ? "l" : stepX < 0 ? "" : " "}${stepX}${stepY < 0 ? "" : " "}${stepY}`;
    }
    lastX = toX;
    lastY = toY;
  });
  return close ? `${data}z` : data;
}

export function stroke(from: Point, to: Point): string {
  return trace([from, to], false);
}

/** A minus sign replaces the space. */
const pair = (x: number, y: number): string => `${x}${y < 0 ? "" : " "}${y}`;

const STRAIGHT = /^l(-?\d+) ?(-?\d+)$/;
const BOWED = /^q(-?\d+) ?(-?\d+) ?(-?\d+) ?(-?\d+)$/;

/** Rewrites the starts of single strokes relative to the previous stroke, which saves a fifth. */
function compact(data: string): string {
  let x = 0;
  let y = 0;
  let known = false;
  return data.replace(/M(-?\d+) ?(-?\d+)([^M]*)/g, (_all, startX: string, startY: string, rest: string) => {
    const toX = Number(startX);
    const toY = Number(startY);
    const start = known ? `m${pair(toX - x, toY - y)}` : `M${pair(toX, toY)}`;
    const bow = BOWED.exec(rest)?.slice(1).map(Number);
    const [stepX, stepY] = bow?.slice(2) ?? STRAIGHT.exec(rest)?.slice(1).map(Number) ?? [];
    known = stepX !== undefined;
    x = toX + (stepX ?? 0);
    y = toY + (stepY ?? 0);
    if (bow === undefined) return start + rest;
    const [byX = 0, byY = 0] = bow;
    const end = pair(stepX ?? 0, stepY ?? 0);
    return `${start}q${pair(byX, byY)}${end.startsWith("-") ? "" : " "}${end}`;
  });
}

/** `half` is half the width at the station. */
export type Station = readonly [x: number, y: number, half: number];
export function smooth(stations: readonly Station[], cuts = 6): Station[] {
  const at = (index: number): Station =>
    stations[Math.min(stations.length - 1, Math.max(0, index))] ?? [0, 0, 0];
  const course: Station[] = [];
  const blend = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  for (let index = 0; index < stations.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let cut = 0; cut < cuts; cut += 1) {
      const t = cut / cuts;
      course.push([
        blend(a[0], b[0], c[0], d[0], t),
        blend(a[1], b[1], c[1], d[1], t),
        blend(a[2], b[2], c[2], d[2], t),
      ]);
    }
  }
  course.push(at(stations.length - 1));
  return course;
}

export function fill(data: string, colour: string, opacity = 1): string {
  return `<path d="${data}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

export function outlined(data: string, colour: string, line: string, width = 1.1): string {
  return `<path d="${data}" fill="${colour}" stroke="${line}" stroke-width="${width}"/>`;
}

export function ink(data: string, colour: string, width = 1.4, opacity = 1): string {
  return `<path d="${compact(data)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

export function skyline(ridgeLine: Ridge, from = -10, to = 1610, step = 14): Point[] {
  const points: Point[] = [];
  for (let x = from; x <= to; x += step) {
    points.push([x, ridgeLine(x)]);
  }
  return points;
}

export function land(ridgeLine: Ridge, from = -10, to = 1610, step = 14, bottom = 1010): string {
  return trace([...skyline(ridgeLine, from, to, step), [to, bottom], [from, bottom]]);
}

export type Hatching = {
  readonly seed: number;
  readonly from?: number;
  readonly to?: number;
  readonly step: number;
  /** Length of the longest stroke. */
  readonly depth: number;
  /** Horizontal run relative to the drop. */
  readonly lean?: number;
  /** Only slopes that fall to the right (1), to the left (-1), or all (0). */
  readonly side?: -1 | 0 | 1;
  /** Distance of the strokes from the skyline. */
  readonly inset?: number;
};

/** Strokes that hang from a skyline and shade the side away from the light. */
export function hatch(ridgeLine: Ridge, hatching: Hatching): string {
  const random = seeded(hatching.seed);
  const { from = 0, to = 1600, step, depth, lean = 0.3, side = 1, inset = 3 } = hatching;
  let data = "";
  for (let x = from; x < to; x += step * (0.7 + random() * 0.6)) {
    const slope = (ridgeLine(x + 8) - ridgeLine(x - 8)) / 16;
    const shade = side === 0 ? 0.7 : Math.min(1, Math.max(0, slope * side * 2.2 + 0.12));
    const length = depth * shade * (0.45 + random() * 0.55);
    if (length > 5) {
      const top = ridgeLine(x) + inset + random() * 6;
      data += stroke([x, top], [x + length * lean, top + length]);
    }
  }
  return data;
}

/** A vertical gradient over the whole sheet. */
export function wash(id: string, stops: readonly (readonly [at: number, colour: string])[]): string {
  const list = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("");
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${list}</linearGradient>`;
}

export function glow(
  id: string,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength = 0.9,
): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".35" stop-color="${colour}" stop-opacity="${strength * 0.45}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
}

export function ground(id: string): string {
  return `<path d="M0 0h1600v1000H0z" fill="url(#${id})"/>`;
}
