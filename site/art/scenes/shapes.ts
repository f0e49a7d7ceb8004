import { type Point, type Random, type Ridge, seeded, stroke, trace, whole } from "./pen.ts";

/** Lit from the left. */
export type Peak = { readonly body: string; readonly shade: string; readonly lines: string };

/** The peak is at (x, y). */
export function peak(seed: number, x: number, y: number, foot: number, half: number, lines = 9): Peak {
  const random = seeded(seed);
  const rows = 24;
  const left: Point[] = [];
  const spine: Point[] = [];
  const right: Point[] = [];
  for (let row = 0; row <= rows; row += 1) {
    const part = row / rows;
    const down = y + (foot - y) * part;
    const jag = row === 0 ? 0 : Math.min(20, half * 0.055);
    left.push([x - half * part ** 1.12 + (random() - 0.5) * jag, down + (random() - 0.5) * 6]);
    right.push([x + half * part ** 1.06 + (random() - 0.5) * jag, down + (random() - 0.5) * 6]);
    spine.push([x + Math.sin(part * 7 + seed) * half * 0.1 * part + (random() - 0.5) * jag * 2, down]);
  }
  let strokes = "";
  for (let down = y + 8; down < foot - 12; down += lines * (0.8 + random() * 0.5)) {
    const at = ((down - y) / (foot - y)) * rows;
    const index = Math.min(rows - 1, Math.floor(at));
    const start = spine[index] ?? [x, y];
    const end = right[index] ?? [x, y];
    const run = (end[0] - start[0]) * (0.25 + random() * 0.65);
    strokes += stroke([start[0] + 2, down], [start[0] + run, down + run * 0.55]);
  }
  return {
    body: trace([...left.toReversed(), ...right]),
    shade: trace([...spine.toReversed(), ...right]),
    lines: strokes,
  };
}

/** The foot is at (x, y); `bend` shifts the top sideways. */
export function pine(random: Random, x: number, y: number, tall: number, bend = 0): string {
  const tiers = Math.max(4, Math.round(tall / 22));
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 0; tier <= tiers; tier += 1) {
    const part = tier / tiers;
    const down = y - tall * (1 - part) * 0.94;
    const middle = x + bend * (1 - part) ** 1.6;
    const reach = tall * 0.21 * part * (0.75 + random() * 0.5) + 1;
    const gust = bend * 0.12;
    left.push([middle - reach + gust, down + tall * 0.03], [middle - reach * 0.4, down]);
    right.push([middle + reach + gust, down + tall * 0.03], [middle + reach * 0.4, down]);
  }
  return (
    trace([[x + bend, y - tall], ...right, ...left.toReversed()]) +
    trace([
      [x - tall * 0.02, y - tall * 0.1],
      [x + tall * 0.02, y - tall * 0.1],
      [x + tall * 0.03, y + 6],
      [x - tall * 0.03, y + 6],
    ])
  );
}

export function grass(
  random: Random,
  ridgeLine: Ridge,
  from: number,
  to: number,
  step: number,
  tall: number,
  lean: number,
): string {
  let data = "";
  for (let x = from; x < to; x += step * (0.5 + random())) {
    const up = tall * (0.4 + random() * 0.6);
    const over = lean * (0.5 + random() * 0.7);
    data += `M${whole(x)} ${whole(ridgeLine(x) + 3)}q${whole(over * 0.15)} ${whole(-up * 0.7)} ${whole(over)} ${whole(-up)}`;
  }
  return data;
}

export function flock(random: Random, x: number, y: number, count: number, spread: number, size = 9): string {
  let data = "";
  for (let bird = 0; bird < count; bird += 1) {
    const span = size * (0.6 + random() * 0.6);
    const s = whole(span);
    const lift = whole(-span * 0.6);
    data += `M${whole(x + (random() - 0.5) * spread)} ${whole(y + (random() - 0.5) * spread * 0.4)}q${whole(span * 0.6)} ${lift} ${s} 0q${whole(span * 0.4)} ${lift} ${s} ${whole(-span * 0.2)}`;
  }
  return data;
}

export function halo(
  random: Random,
  x: number,
  y: number,
  from: number,
  to: number,
  step: number,
  gap: number,
): string {
  let data = "";
  for (let radius = from; radius < to; radius += step * (1 + (radius - from) / to)) {
    let angle = random() * 2;
    const end = angle + Math.PI * 2;
    while (angle < end) {
      const sweep = 0.25 + random() * 0.7;
      const stop = Math.min(end, angle + sweep);
      data += `M${whole(x + radius * Math.cos(angle))} ${whole(y + radius * Math.sin(angle))}A${whole(radius)} ${whole(radius)} 0 0 1 ${whole(x + radius * Math.cos(stop))} ${whole(y + radius * Math.sin(stop))}`;
      angle = stop + gap * random() * (0.4 + radius / to);
    }
  }
  return data;
}

/** Horizontal strokes. `open(x, y)` gives the ink from 0 (none) to 1 (a full line). */
export function rule(
  random: Random,
  top: number,
  bottom: number,
  step: number,
  open: (x: number, y: number) => number,
  sway = 3,
): string {
  let data = "";
  for (let y = top; y < bottom; y += step) {
    let x = -20 - random() * 80;
    while (x < 1620) {
      const length = 40 + random() * 150;
      const amount = open(x + length / 2, y);
      if (random() < amount) {
        data += `M${whole(x)} ${whole(y + random() * 2)}q${whole(length / 2)} ${whole((random() - 0.5) * sway * 2)} ${whole(length)} 0`;
      }
      x += length + 6 + random() * 30;
    }
  }
  return data;
}

export function cloud(
  random: Random,
  x: number,
  y: number,
  wide: number,
  tall: number,
): { body: string; lines: string } {
  const bumps = Math.max(4, Math.round(wide / 70));
  let body = `M${whole(x - wide / 2)} ${whole(y)}`;
  let lines = "";
  let fromX = x - wide / 2;
  let fromY = y;
  for (let bump = 1; bump <= bumps; bump += 1) {
    const part = bump / bumps;
    const toX = x - wide / 2 + wide * part;
    const toY = bump === bumps ? y : y - tall * Math.sin(part * Math.PI) * (0.55 + random() * 0.45);
    const stepX = whole(toX - fromX);
    const stepY = whole(toY - fromY);
    const radius = whole(Math.hypot(stepX, stepY) * (0.52 + random() * 0.12));
    body += `a${radius} ${radius} 0 0 1 ${stepX} ${stepY}`;
    for (let row = 1; row <= 3; row += 1) {
      const drop = row * 9 + random() * 4;
      const shrink = row * 0.12;
      lines += `M${whole(fromX + stepX * (0.35 + shrink))} ${whole(fromY + stepY * (0.35 + shrink) - radius * 0.5 + drop)}q${whole(stepX * 0.4)} ${whole(-2 + row * 2)} ${whole(stepX * (0.62 - shrink))} ${whole(radius * 0.45 + stepY * 0.3)}`;
    }
    fromX = toX;
    fromY = toY;
  }
  // Shallow scallops, so that the base is not a straight edge.
  const scallops = Math.max(2, Math.round(wide / 120));
  for (let scallop = 0; scallop < scallops; scallop += 1) {
    const reach = whole(-wide / scallops);
    body += `q${whole(reach / 2)} ${whole(tall * (0.16 + random() * 0.14))} ${reach} 0`;
  }
  return { body: `${body}z`, lines };
}

/** Drifts from (x, y) by (driftX, driftY). */
export function plume(
  random: Random,
  x: number,
  y: number,
  driftX: number,
  driftY: number,
  puffs: number,
  from: number,
  to: number,
): { rim: string; body: string; curls: string } {
  let rim = "";
  let body = "";
  let curls = "";
  for (let puff = 0; puff < puffs; puff += 1) {
    const part = puff / (puffs - 1);
    const radius = from + part * (to - from) + random() * from;
    const puffX = x + part ** 1.2 * driftX + (random() - 0.5) * to * part;
    const puffY = y + part * driftY + Math.sin(part * 9) * from + (random() - 0.5) * to * 0.6 * (0.3 + part);
    const ring = (moveX: number, moveY: number, size: number): string => {
      const r = whole(size);
      return `M${whole(puffX - r + moveX)} ${whole(puffY + moveY)}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`;
    };
    rim += ring(0, 0, radius);
    body += ring(radius * 0.12, radius * 0.2, radius * 0.74);
    for (let row = 0; row < 2; row += 1) {
      const bow = whole(radius * (0.9 - row * 0.16));
      curls += `M${whole(puffX + bow * 0.3)} ${whole(puffY + bow * 0.92)}a${bow} ${bow} 0 0 0 ${whole(bow * 0.66)} ${whole(-bow * 0.86)}`;
    }
  }
  return { rim, body, curls };
}

/** Seen from behind; the foot is at (x, y), and `gust` blows the cloak. */
export function traveller(x: number, y: number, tall: number, gust: number): string {
  const s = tall / 10;
  const at = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  return (
    `M${whole(x - 0.9 * s)} ${whole(y - 8.8 * s)}a${(0.95 * s).toFixed(1)} ${(1.1 * s).toFixed(1)} 0 1 1 ${(1.9 * s).toFixed(1)} 0a${(0.95 * s).toFixed(1)} ${(1.1 * s).toFixed(1)} 0 1 1 ${(-1.9 * s).toFixed(1)} 0z` +
    trace([
      at(-0.7, -8.2),
      at(0.7, -8.2),
      at(1.5, -6.9),
      at(1.7 + gust * 0.5, -4),
      at(2.2 + gust, -1.6),
      at(1.2 + gust * 0.7, -1.9),
      at(0.9, -1.4),
      at(0.9, 0),
      at(0.2, 0),
      at(0, -1.6),
      at(-0.3, 0),
      at(-1, 0),
      at(-1.1, -2),
      at(-1.6, -6.9),
    ]) +
    trace([at(-1.9, -9.6), at(-1.6, -9.6), at(-1.9, 0.2), at(-2.2, 0.2)])
  );
}
