/** Grid of numbers over the map, from MIN to MAX in map coordinates on both axes. */

export type Point = readonly [number, number];

export const MIN = 0;
export const MAX = 43;

export class Field {
  readonly size: number;
  readonly step: number;
  readonly values: Float32Array;

  constructor(step: number) {
    this.step = step;
    this.size = Math.round((MAX - MIN) / step) + 1;
    this.values = new Float32Array(this.size * this.size);
  }

  at(column: number, row: number): number {
    return this.values[row * this.size + column] ?? 0;
  }

  fill(value: (x: number, y: number) => number): this {
    for (let row = 0; row < this.size; row++)
      for (let column = 0; column < this.size; column++)
        this.values[row * this.size + column] = value(MIN + column * this.step, MIN + row * this.step);
    return this;
  }

  sample(x: number, y: number): number {
    const fx = Math.min(Math.max((x - MIN) / this.step, 0), this.size - 1.001);
    const fy = Math.min(Math.max((y - MIN) / this.step, 0), this.size - 1.001);
    const c = Math.floor(fx);
    const r = Math.floor(fy);
    const u = fx - c;
    const v = fy - r;
    return (
      (this.at(c, r) * (1 - u) + this.at(c + 1, r) * u) * (1 - v) +
      (this.at(c, r + 1) * (1 - u) + this.at(c + 1, r + 1) * u) * v
    );
  }

  /** Box blur with a radius in cells, three times to approximate a Gaussian. */
  blur(radius: number): this {
    for (let pass = 0; pass < 3; pass++) {
      this.#sweep(radius, 1, this.size);
      this.#sweep(radius, this.size, 1);
    }
    return this;
  }

  #sweep(radius: number, along: number, across: number): void {
    const line = new Float32Array(this.size);
    const width = 2 * radius + 1;
    for (let k = 0; k < this.size; k++) {
      const start = k * across;
      for (let i = 0; i < this.size; i++) line[i] = this.values[start + i * along] ?? 0;
      let sum = 0;
      const read = (i: number): number => line[Math.min(Math.max(i, 0), this.size - 1)] ?? 0;
      for (let i = -radius; i <= radius; i++) sum += read(i);
      for (let i = 0; i < this.size; i++) {
        this.values[start + i * along] = sum / width;
        sum += read(i + radius + 1) - read(i - radius);
      }
    }
  }
}

/** In map units, to the nearest cell of `inside` that is at least 0.5 (exact, Felzenszwalb). */
export function distanceTo(inside: Field): Field {
  const far = 1e12;
  const result = new Field(inside.step);
  const n = inside.size;
  for (let i = 0; i < n * n; i++) result.values[i] = (inside.values[i] ?? 0) >= 0.5 ? 0 : far;
  const source = new Float64Array(n);
  const parabola = new Int32Array(n);
  const edge = new Float64Array(n + 1);
  const pass = (start: number, stride: number): void => {
    for (let q = 0; q < n; q++) source[q] = result.values[start + q * stride] ?? far;
    let k = 0;
    parabola[0] = 0;
    edge[0] = -far;
    edge[1] = far;
    const meet = (q: number, p: number): number =>
      ((source[q] ?? far) + q * q - ((source[p] ?? far) + p * p)) / (2 * q - 2 * p);
    for (let q = 1; q < n; q++) {
      let s = meet(q, parabola[k] ?? 0);
      while (k > 0 && s <= (edge[k] ?? 0)) {
        k--;
        s = meet(q, parabola[k] ?? 0);
      }
      k++;
      parabola[k] = q;
      edge[k] = s;
      edge[k + 1] = far;
    }
    k = 0;
    for (let q = 0; q < n; q++) {
      while ((edge[k + 1] ?? far) < q) k++;
      const p = parabola[k] ?? 0;
      result.values[start + q * stride] = (q - p) ** 2 + (source[p] ?? far);
    }
  };
  for (let c = 0; c < n; c++) pass(c, n);
  for (let r = 0; r < n; r++) pass(r * n, 1);
  for (let i = 0; i < n * n; i++) result.values[i] = Math.sqrt(result.values[i] ?? 0) * inside.step;
  return result;
}

/** Marching squares. Closed lines repeat their first point; high ground is to the left, with y down. */
export function contours(field: Field, level: number): Point[][] {
  const n = field.size;
  // Grid edges by number: 2 × cell to the right, 2 × cell + 1 downward.
  const next = new Map<number, number>();
  const before = new Set<number>();
  const link = (from: number, to: number): void => {
    next.set(from, to);
    before.add(to);
  };
  for (let r = 0; r < n - 1; r++) {
    for (let c = 0; c < n - 1; c++) {
      const a = field.at(c, r) >= level;
      const b = field.at(c + 1, r) >= level;
      const d = field.at(c + 1, r + 1) >= level;
      const e = field.at(c, r + 1) >= level;
      const key = (a ? 8 : 0) | (b ? 4 : 0) | (d ? 2 : 0) | (e ? 1 : 0);
      if (key === 0 || key === 15) continue;
      const top = 2 * (r * n + c);
      const bottom = 2 * ((r + 1) * n + c);
      const left = 2 * (r * n + c) + 1;
      const right = 2 * (r * n + c + 1) + 1;
      if (key === 1) link(bottom, left);
      else if (key === 2) link(right, bottom);
      else if (key === 3) link(right, left);
      else if (key === 4) link(top, right);
      else if (key === 6) link(top, bottom);
      else if (key === 7) link(top, left);
      else if (key === 8) link(left, top);
      else if (key === 9) link(bottom, top);
      else if (key === 11) link(right, top);
      else if (key === 12) link(left, right);
      else if (key === 13) link(bottom, right);
      else if (key === 14) link(left, bottom);
      else if (key === 5) {
        link(top, left);
        link(bottom, right);
      } else {
        link(left, bottom);
        link(right, top);
      }
    }
  }
  const place = (edge: number): Point => {
    const cell = edge >> 1;
    const c = cell % n;
    const r = Math.floor(cell / n);
    const [c2, r2] = edge % 2 === 0 ? [c + 1, r] : [c, r + 1];
    const from = field.at(c, r);
    const to = field.at(c2, r2);
    const t = from === to ? 0.5 : Math.min(Math.max((level - from) / (to - from), 0), 1);
    return [MIN + (c + (c2 - c) * t) * field.step, MIN + (r + (r2 - r) * t) * field.step];
  };
  const lines: Point[][] = [];
  const follow = (start: number): void => {
    const line: Point[] = [place(start)];
    let at = next.get(start);
    next.delete(start);
    while (at !== undefined) {
      line.push(place(at));
      const then = next.get(at);
      next.delete(at);
      at = then;
    }
    if (line.length > 3) lines.push(line);
  };
  for (const start of [...next.keys()].filter((key) => !before.has(key))) follow(start);
  for (const start of Array.from(next.keys())) if (next.has(start)) follow(start);
  return lines;
}
