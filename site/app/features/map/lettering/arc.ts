/** A line along which a name is set: a parabola from west to east by its ends and its control point (a quadratic Bézier curve), in map coordinates. */
export type Arc = readonly [
  x0: number,
  y0: number,
  controlX: number,
  controlY: number,
  x1: number,
  y1: number,
];

/** A point of an arc with the direction in which the arc runs there, in radians, 0 to the right and growing clockwise. */
export type ArcPoint = Readonly<{ x: number; y: number; angle: number }>;

/** Straight pieces by which lengths along an arc are measured. */
const PIECES = 48;

/** The point of an arc at a share of its parameter, 0 to 1. */
export function arcAt([x0, y0, cx, cy, x1, y1]: Arc, t: number): ArcPoint {
  const u = 1 - t;
  return {
    x: u * u * x0 + 2 * u * t * cx + t * t * x1,
    y: u * u * y0 + 2 * u * t * cy + t * t * y1,
    angle: Math.atan2(u * (cy - y0) + t * (y1 - cy), u * (cx - x0) + t * (x1 - cx)),
  };
}

/** An arc measured by its length, in the units of the map times `scale`. */
export class MeasuredArc {
  readonly length: number;
  readonly #arc: Arc;
  readonly #scale: number;
  /** Length from the start to the end of each piece. */
  readonly #ends: Float64Array;

  constructor(arc: Arc, scale: number) {
    this.#arc = arc;
    this.#scale = scale;
    this.#ends = new Float64Array(PIECES + 1);
    let before = arcAt(arc, 0);
    for (let i = 1; i <= PIECES; i += 1) {
      const here = arcAt(arc, i / PIECES);
      this.#ends[i] = (this.#ends[i - 1] ?? 0) + scale * Math.hypot(here.x - before.x, here.y - before.y);
      before = here;
    }
    this.length = this.#ends[PIECES] ?? 0;
  }

  /** The point at a length from the start; beyond the ends the arc runs on straight. `aside` moves it across the arc, to the right of its course. */
  at(length: number, aside = 0): ArcPoint {
    const within = Math.min(Math.max(length, 0), this.length);
    let piece = 1;
    while (piece < PIECES && (this.#ends[piece] ?? 0) < within) piece += 1;
    const [from = 0, to = 0] = [this.#ends[piece - 1], this.#ends[piece]];
    const t = (piece - 1 + (to > from ? (within - from) / (to - from) : 0)) / PIECES;
    const { x, y, angle } = arcAt(this.#arc, t);
    const beyond = length - within;
    return {
      x: x * this.#scale + beyond * Math.cos(angle) - aside * Math.sin(angle),
      y: y * this.#scale + beyond * Math.sin(angle) + aside * Math.cos(angle),
      angle,
    };
  }
}
