/** Quadratic Bézier from west to east along which a name is set, in map coordinates. */
export type Arc = readonly [
  x0: number,
  y0: number,
  controlX: number,
  controlY: number,
  x1: number,
  y1: number,
];

/** `angle`: direction in radians, clockwise from the right. */
export type ArcPoint = Readonly<{ x: number; y: number; angle: number }>;

const PIECES = 48;

export function arcAt([x0, y0, cx, cy, x1, y1]: Arc, t: number): ArcPoint {
  const u = 1 - t;
  return {
    x: u * u * x0 + 2 * u * t * cx + t * t * x1,
    y: u * u * y0 + 2 * u * t * cy + t * t * y1,
    angle: Math.atan2(u * (cy - y0) + t * (y1 - cy), u * (cx - x0) + t * (x1 - cx)),
  };
}

/** An arc with lengths in map units times `scale`. */
export class MeasuredArc {
  readonly length: number;
  readonly #arc: Arc;
  readonly #scale: number;
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

  /** Continues straight beyond the ends. `aside` moves the point to the right of the direction. */
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
