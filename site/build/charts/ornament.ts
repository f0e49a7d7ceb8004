import { Field, type Point } from "./field.ts";
import type { Ground } from "./ground.ts";
import { SCALE } from "./path.ts";

export type Rose = Readonly<{ x: number; y: number; radius: number }>;
export type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

const u = (value: number): number => Math.round(value * SCALE);

export const EDGE = { from: 1, to: 42 } as const;
const BAND = 0.42;

function figurePlaces(cover: Box): readonly Readonly<{ value: number; x: number; y: number }>[] {
  const sides = [EDGE.from + BAND + 0.44, EDGE.to - BAND - 0.44];
  return [5, 10, 15, 20, 25, 30, 35, 40].flatMap((value) =>
    sides
      .flatMap((side) => [
        { value, x: value, y: side },
        { value, x: side, y: value },
      ])
      .filter(({ x, y }) => clearOf(cover, { x, y, radius: 0.45 })),
  );
}

export function furnitureOf(cartouche: Box, rose: Rose | undefined): readonly Box[] {
  const around = (x: number, y: number, half: number, tall = half): Box => ({
    x: Number((x - half).toFixed(2)),
    y: Number((y - tall).toFixed(2)),
    width: Number((2 * half).toFixed(2)),
    height: Number((2 * tall).toFixed(2)),
  });
  const { x, y, width, height } = cartouche;
  return [
    around(x + width / 2, y + height / 2, width / 2, height / 2),
    ...(rose === undefined ? [] : [around(rose.x, rose.y, rose.radius * 0.9, rose.radius * 1.18)]),
    ...figurePlaces(cartouche).map((figure) => around(figure.x, figure.y, 0.42, 0.3)),
  ];
}

export function graticule(cover: Box): { grid: string; frame: string } {
  let grid = "";
  let numbers = "";
  const [from, to] = [u(EDGE.from), u(EDGE.to)];
  const inner = u(BAND);
  for (let at = 5; at <= 40; at += 5) grid += `M${u(at)} ${from}V${to}M${from} ${u(at)}H${to}`;
  for (const { value, x, y } of figurePlaces(cover))
    numbers += `<text x="${u(x)}" y="${u(y + 0.17)}">${value}</text>`;
  let dark = "";
  for (let at = EDGE.from; at < EDGE.to; at += 2) {
    const start = u(at);
    const middle = inner / 2;
    dark += `M${start} ${from + middle / 2}h${SCALE}M${start} ${to - middle / 2}h${SCALE}`;
    dark += `M${from + middle / 2} ${start}v${SCALE}M${to - middle / 2} ${start}v${SCALE}`;
  }
  const rect = (inset: number, name: string): string =>
    `<rect class="${name}" x="${from + inset}" y="${from + inset}" width="${to - from - 2 * inset}" height="${to - from - 2 * inset}"/>`;
  return {
    grid: `<path class="grid" d="${grid}"/>`,
    frame: `<g class="frame">${rect(inner / 4, "margin")}<path class="scale" d="${dark}"/>${rect(inner / 2, "hair")}${rect(inner, "line")}<g class="num">${numbers}</g></g>`,
  };
}

function clearOf(box: Box, { x, y, radius }: Rose): boolean {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy) > radius;
}

/** Minimum cartouche height, in map units, for the scale bar. */
const BAR_HEIGHT = 3;

/** Box with the least ground under it, preferring large ones near a corner. */
export function cartouchePlace(ground: Ground, keep: readonly Point[]): Box {
  const coarse = new Field(0.25).fill((x, y) => (ground.open.sample(x, y) < 0.25 ? 1 : 0));
  let best: Box = { x: 2.2, y: 2.2, width: 9, height: 3.4 };
  let least = Number.POSITIVE_INFINITY;
  for (const [width, height] of [
    [12, 4.4],
    [10, 3.7],
    [8.4, 3.1],
    [5.6, 1.75],
    [4.8, 1.6],
  ] as const) {
    // A cartouche without a scale bar may be closer to the frame.
    const near = height < BAR_HEIGHT ? 1.62 : 2.3;
    for (let y = near; y + height <= 43.01 - near; y += 0.2)
      for (let x = near; x + width <= 43.01 - near; x += 0.2) {
        const corner = Math.min(x - near, 43 - near - x - width) + Math.min(y - near, 43 - near - y - height);
        let covered = 0;
        const costSoFar = (): number => covered * 30 + corner * 0.3 + (12 - width) * 4;
        for (const [px, py] of keep)
          if (px > x - 0.3 && px < x + width + 0.3 && py > y - 0.3 && py < y + height + 0.3) covered += 8;
        for (let dy = 0; dy <= height && costSoFar() < least; dy += 0.5)
          for (let dx = 0; dx <= width; dx += 0.5) covered += coarse.sample(x + dx, y + dy);
        const cost = costSoFar();
        if (cost < least) {
          least = cost;
          best = { x, y, width, height };
        }
      }
  }
  return best;
}

/** Widest open water outside the cartouche; undefined if it is too small for a rose. */
export function rosePlace(ground: Ground, cartouche: Box, keep: readonly Point[]): Rose | undefined {
  let best: Rose | undefined;
  let most = 0.8;
  for (let y = 2.4; y <= 40.6; y += 0.3)
    for (let x = 2.4; x <= 40.6; x += 0.3) {
      const border = Math.min(x - 1.6, y - 1.6, 41.4 - x, 41.4 - y) / 1.22;
      const point = Math.min(...keep.map((p) => Math.hypot(p[0] - x, p[1] - y)), 99);
      const radius = Math.min(ground.open.sample(x, y) - 0.45, border, point - 1.5, 3.6);
      if (radius > most + 0.05 && clearOf(cartouche, { x, y, radius: radius + 0.5 })) {
        most = radius;
        best = { x, y, radius };
      }
    }
  return best;
}

export function rhumbs({ x, y }: Rose): string {
  let data = "";
  const low = EDGE.from + BAND;
  const high = EDGE.to - BAND;
  for (let i = 0; i < 32; i++) {
    const angle = (i * Math.PI) / 16;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    const reach = Math.min(
      dx > 1e-9 ? (high - x) / dx : dx < -1e-9 ? (low - x) / dx : 99,
      dy > 1e-9 ? (high - y) / dy : dy < -1e-9 ? (low - y) / dy : 99,
    );
    data += `M${u(x)} ${u(y)}L${u(x + dx * reach)} ${u(y + dy * reach)}`;
  }
  return `<path class="rhumb" d="${data}"/>`;
}

export function compassRose({ x, y, radius }: Rose): string {
  const at = (angle: number, r: number): string =>
    `${u(x + Math.sin(angle) * r * radius)} ${u(y - Math.cos(angle) * r * radius)}`;
  let dark = "";
  let light = "";
  const ray = (index: number, length: number, waist: number, half: number): void => {
    const angle = (index * Math.PI) / 8;
    dark += `M${u(x)} ${u(y)}L${at(angle, length)}L${at(angle + half, waist)}z`;
    light += `M${u(x)} ${u(y)}L${at(angle, length)}L${at(angle - half, waist)}z`;
  };
  for (let i = 1; i < 16; i += 2) ray(i, 0.52, 0.2, Math.PI / 16);
  for (let i = 2; i < 16; i += 4) ray(i, 0.7, 0.2, Math.PI / 8);
  for (let i = 0; i < 16; i += 4) ray(i, i === 0 ? 0.88 : 0.84, 0.19, Math.PI / 4);
  let ticks = "";
  for (let i = 0; i < 64; i++) {
    const angle = (i * Math.PI) / 32;
    ticks += `M${at(angle, 0.6)}L${at(angle, i % 4 === 0 ? 0.67 : 0.635)}`;
  }
  const circle = (r: number): string => `<circle cx="${u(x)}" cy="${u(y)}" r="${u(r * radius)}"/>`;
  const k = radius;
  const lily = `M${u(x)} ${u(y - 1.16 * k)}c${u(0.07 * k)} ${u(0.09 * k)} ${u(0.07 * k)} ${u(0.16 * k)} 0 ${u(0.26 * k)}c${u(-0.07 * k)} ${u(-0.1 * k)} ${u(-0.07 * k)} ${u(-0.17 * k)} 0 ${u(-0.26 * k)}zM${u(x)} ${u(y - 0.88 * k)}c${u(-0.16 * k)} ${u(-0.02 * k)} ${u(-0.2 * k)} ${u(-0.13 * k)} ${u(-0.13 * k)} ${u(-0.17 * k)}c${u(0.06 * k)} 0 ${u(0.1 * k)} ${u(0.06 * k)} ${u(0.13 * k)} ${u(0.17 * k)}zM${u(x)} ${u(y - 0.88 * k)}c${u(0.16 * k)} ${u(-0.02 * k)} ${u(0.2 * k)} ${u(-0.13 * k)} ${u(0.13 * k)} ${u(-0.17 * k)}c${u(-0.06 * k)} 0 ${u(-0.1 * k)} ${u(0.06 * k)} ${u(-0.13 * k)} ${u(0.17 * k)}z`;
  return `<g class="rose">${circle(0.67)}${circle(0.6)}<path class="tick" d="${ticks}"/><path class="ray" d="${light}"/><path class="ray dark" d="${dark}"/><path class="lily" d="${lily}"/></g>`;
}

/** Font size in chart units that fits the title into the cartouche. */
export function titleSize(box: Box, title: string): number {
  const wide = [...title].reduce((sum, c) => sum + ((c.codePointAt(0) ?? 0) > 0x2e80 ? 1.02 : 0.56), 0);
  return Math.min(
    u(box.height * (box.height < BAR_HEIGHT ? 0.5 : 0.36)),
    Math.floor(u(box.width * 0.8) / Math.max(wide, 1)),
  );
}

export function cartouche(box: Box, title: string): string {
  const { x, y, width, height } = box;
  const plate = (inset: number, notch: number): string => {
    const [l, t, r, b, n] = [x + inset, y + inset, x + width - inset, y + height - inset, notch].map(u);
    return l === undefined || t === undefined || r === undefined || b === undefined || n === undefined
      ? ""
      : `M${l + n} ${t}H${r - n}A${n} ${n} 0 0 0 ${r} ${t + n}V${b - n}A${n} ${n} 0 0 0 ${r - n} ${b}H${l + n}A${n} ${n} 0 0 0 ${l} ${b - n}V${t + n}A${n} ${n} 0 0 0 ${l + n} ${t}z`;
  };
  const middle = x + width / 2;
  const rule = y + height * 0.6;
  const bar = y + height * 0.74;
  let dark = "";
  let light = "";
  for (let i = 0; i < 5; i++) {
    const cell = `M${u(middle - 2.5 + i)} ${u(bar)}h${SCALE}v${u(0.16)}h${-SCALE}z`;
    if (i % 2 === 0) dark += cell;
    else light += cell;
  }
  const flourish = [-1, 1]
    .map(
      (s) =>
        `M${u(middle + s * 0.22)} ${u(rule)}C${u(middle + s * 0.9)} ${u(rule - 0.3)} ${u(middle + s * 1.3)} ${u(rule + 0.26)} ${u(middle + s * width * 0.38)} ${u(rule)}`,
    )
    .join("");
  const lozenge = `M${u(middle)} ${u(rule - 0.14)}l14 14l-14 14l-14-14z`;
  const numeral = (value: number): string =>
    `<text class="cart-num" x="${u(middle - 2.5 + value)}" y="${u(bar + 0.16 + 0.5)}">${value}</text>`;
  const foot = `<path class="flourish" d="${flourish}"/><path class="lozenge" d="${lozenge}"/><path class="bar" d="${light}"/><path class="bar dark" d="${dark}"/>${numeral(0)}${numeral(5)}`;
  return `<g class="cart" data-top="${y.toFixed(1)}"><path class="plate" d="${plate(0, Math.min(0.55, height * 0.16))}"/><path class="inset" d="${plate(Math.min(0.2, height * 0.06), Math.min(0.5, height * 0.15))}"/><text class="cart-name" x="${u(middle)}" y="${u(y + height * (height < BAR_HEIGHT ? 0.63 : 0.47))}" font-size="${titleSize(box, title)}">${escapeText(title)}</text>${height < BAR_HEIGHT ? "" : foot}</g>`;
}

export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
