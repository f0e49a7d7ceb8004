/**
 * Closed shapes, hatched on the shaded side: light falls from the upper left. Units are those of the 1200 ×
 * 1500 plate.
 */

export type Point = readonly [x: number, y: number];

export type Tone = "paper" | "light" | "mid" | "dark" | "metal";

const PAPER: Readonly<Record<Tone, string>> = {
  paper: "#faf5e8",
  light: "#efe5cc",
  mid: "#d8c7a2",
  dark: "#4a4038",
  metal: "#dcdcd2",
};
export const INK = "#2a2420";

/** Hatching patterns of a plate; `mark` keeps their ids unique on the page. */
export const hatchings = (mark: string): string =>
  `<pattern id="${mark}h" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0v7" stroke="${INK}" stroke-width="2.2"/></pattern><pattern id="${mark}x" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><path d="M0 0v8M0 4h8" stroke="${INK}" stroke-width="1.7"/></pattern><pattern id="${mark}p" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(58)"><path d="M0 0v7" stroke="#b9a988" stroke-width="1.6"/></pattern>`;

const whole = (value: number): number => Math.round(value);

/** Point between `a` and `b`: 0 is `a`, 1 is `b`. */
export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

export function sharp(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${whole(x)} ${whole(y)}`).join("L")}z`;
}

/** Curves through the points (Catmull-Rom). */
export function round(points: readonly Point[]): string {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  let data = `M${whole(at(0)[0])} ${whole(at(0)[1])}`;
  for (let index = 0; index < count; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    data += `C${whole(b[0] + (c[0] - a[0]) / 6)} ${whole(b[1] + (c[1] - a[1]) / 6)} ${whole(c[0] - (d[0] - b[0]) / 6)} ${whole(c[1] - (d[1] - b[1]) / 6)} ${whole(c[0])} ${whole(c[1])}`;
  }
  return `${data}z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const [a, b] = [whole(rx), whole(ry)];
  return `M${whole(x) - a} ${whole(y)}a${a} ${b} 0 1 1 ${a * 2} 0a${a} ${b} 0 1 1 ${-a * 2} 0z`;
}

export type PartOptions = {
  readonly tone?: Tone;
  /** Width of the hatched crescent. */
  readonly shade?: number;
  readonly cross?: boolean;
  readonly line?: number;
};

export class Plate {
  readonly #mark: string;
  #count = 0;
  #marks = "";

  /** All ids of the plate begin with `mark`, so that several plates can share a page. */
  constructor(mark: string) {
    this.#mark = mark;
  }

  part(data: string, { tone = "paper", shade = 12, cross = false, line = 3 }: PartOptions = {}): this {
    this.#count += 1;
    const id = `${this.#mark}${this.#count}`;
    const colour = PAPER[tone];
    if (shade <= 0) {
      this.#marks += `<path d="${data}" fill="${colour}"/>`;
      return this;
    }
    this.#marks +=
      `<clipPath id="c${id}"><path id="${id}" d="${data}"/></clipPath><use href="#${id}" fill="${colour}"/>` +
      `<g clip-path="url(#c${id})" stroke="none"><use href="#${id}" fill="url(#${this.#mark}${tone === "dark" ? "p" : cross ? "x" : "h"})"/><use href="#${id}" x="${whole(-shade * 1.3)}" y="${whole(-shade / 2.4)}" fill="${colour}"/></g>` +
      `<use href="#${id}" fill="none"${line === 3 ? "" : ` stroke-width="${line}"`}/>`;
    return this;
  }

  lines(data: string, width = 2, colour: string = INK): this {
    this.#marks += `<path d="${data}" fill="none"${colour === INK ? "" : ` stroke="${colour}"`} stroke-width="${width}"/>`;
    return this;
  }

  solid(data: string, colour: string = INK): this {
    this.#marks += `<path d="${data}" fill="${colour}" stroke="none"/>`;
    return this;
  }

  placed(x: number, y: number, turn: number, scale: number, draw: (plate: Plate) => void): this {
    this.#marks += `<g transform="translate(${whole(x)} ${whole(y)}) rotate(${whole(turn)}) scale(${scale})">`;
    draw(this);
    this.#marks += "</g>";
    return this;
  }

  /** A limb from `a` to `b` that swells to `mid` in between. */
  limb(a: Point, b: Point, start: number, mid: number, end: number, options: PartOptions = {}): this {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const long = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / long, dy / long];
    const at = (along: number, aside: number): Point => [
      a[0] + dx * along - uy * aside,
      a[1] + dy * along + ux * aside,
    ];
    const cap = (point: Point, by: number): Point => [point[0] + ux * by, point[1] + uy * by];
    return this.part(
      round([
        at(0, start),
        at(0.35, mid),
        at(0.75, (mid + end) / 2),
        at(1, end),
        cap(b, end * 0.7),
        at(1, -end),
        at(0.75, -(mid + end) / 2),
        at(0.35, -mid),
        at(0, -start),
        cap(a, -start * 0.7),
      ]),
      options,
    );
  }

  toString(): string {
    return `<g stroke="${INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${this.#marks}</g>`;
  }
}
