import { fortressShip } from "./fortress-ship.ts";
import {
  fill,
  glow,
  ground,
  hatch,
  ink,
  land,
  type Point,
  type Random,
  ridge,
  seeded,
  stroke,
  trace,
  wash,
} from "./pen.ts";
import { cloud, flock, grass, rule, traveller } from "./shapes.ts";

function mesa(
  random: Random,
  x: number,
  top: number,
  half: number,
  foot: number,
): { body: string; shade: string; lines: string } {
  const left: Point[] = [];
  const right: Point[] = [];
  const fold: Point[] = [];
  for (let step = 0; step <= 10; step += 1) {
    const part = step / 10;
    const y = top + (foot - top) * part;
    const skirt = part < 0.55 ? part * 0.12 : 0.066 + (part - 0.55) * 1.2;
    left.push([x - half * (1 + skirt) + (random() - 0.5) * 12, y]);
    right.push([x + half * (1 + skirt) + (random() - 0.5) * 12, y]);
    fold.push([x + half * (0.3 + Math.sin(step * 2.3) * 0.08 + part * 0.2), y]);
  }
  const lid: Point[] = [];
  for (let step = 1; step < 9; step += 1)
    lid.push([x - half + (half * 2 * step) / 9, top - 5 + random() * 9]);
  let lines = "";
  for (let across = x - half * 0.96; across < x + half * 1.05; across += 7 + random() * 7) {
    const dark = across > x + half * 0.3;
    let y = top + 8 + random() * 16;
    const end = top + (foot - top) * (dark ? 0.75 : 0.4) * (0.5 + random() * 0.5);
    while (y < end) {
      const long = 12 + random() * 34;
      lines += stroke([across, y], [across + random() * 4 - 2, Math.min(end, y + long)]);
      y += long + 5 + random() * 16;
    }
  }
  return {
    body: trace([...left.toReversed(), ...lid, ...right]),
    shade: trace([...fold, ...right.toReversed()]),
    lines,
  };
}

export function zadnor(): string {
  const random = seeded(2055);
  const tables = [
    mesa(random, 190, 500, 120, 720),
    mesa(random, 1420, 470, 150, 730),
    mesa(random, 1130, 580, 80, 720),
    mesa(random, 470, 590, 70, 710),
  ];
  const near = [mesa(random, 60, 600, 170, 880), mesa(random, 1500, 610, 200, 900)];
  const sea = (count: number, y: number, tall: number, wide: number): { body: string; lines: string } => {
    let body = "";
    let lines = "";
    for (let index = 0; index < count; index += 1) {
      const c = cloud(
        random,
        (index + 0.2 + random() * 0.6) * (1600 / count),
        y + random() * 20,
        wide * (0.8 + random() * 0.5),
        tall * (0.6 + random() * 0.6),
      );
      body += c.body;
      lines += c.lines;
    }
    return { body: `${body}M-10 ${y - 4}h1620v300h-1620z`, lines };
  };
  const far = sea(8, 640, 46, 350);
  const middle = sea(5, 720, 62, 430);
  const fore = sea(4, 810, 80, 520);
  const veils = [
    cloud(random, 560, 492, 460, 84),
    cloud(random, 1090, 484, 500, 90),
    cloud(random, 820, 540, 640, 92),
  ];
  const high = [
    cloud(random, 220, 200, 300, 50),
    cloud(random, 1390, 150, 340, 54),
    cloud(random, 330, 330, 200, 30),
  ];
  const front: (x: number) => number = (x) =>
    950 -
    150 * Math.exp(-(((x - 160) / 300) ** 2)) -
    190 * Math.exp(-(((x - 1580) / 260) ** 2)) +
    ridge(9, 0, 16, 160)(x);
  let post = "";
  const postX = 250;
  const postY = front(postX) + 8;
  post +=
    trace([
      [postX - 44, postY],
      [postX - 34, postY - 170],
      [postX - 26, postY - 170],
      [postX - 34, postY],
    ]) +
    trace([
      [postX + 44, postY],
      [postX + 34, postY - 170],
      [postX + 26, postY - 170],
      [postX + 34, postY],
    ]);
  post +=
    trace([
      [postX - 56, postY - 164],
      [postX + 56, postY - 164],
      [postX + 56, postY - 178],
      [postX - 56, postY - 178],
    ]) +
    trace([
      [postX - 46, postY - 178],
      [postX - 46, postY - 226],
      [postX - 40, postY - 226],
      [postX - 40, postY - 178],
    ]) +
    trace([
      [postX + 46, postY - 178],
      [postX + 46, postY - 226],
      [postX + 40, postY - 226],
      [postX + 40, postY - 178],
    ]);
  post +=
    trace([
      [postX - 66, postY - 222],
      [postX, postY - 268],
      [postX + 66, postY - 222],
    ]) +
    trace([
      [postX - 2, postY - 262],
      [postX - 2, postY - 350],
      [postX + 2, postY - 350],
      [postX + 2, postY - 262],
    ]);
  const braces = `M${postX - 42} ${Math.round(postY)}L${postX + 32} ${Math.round(postY - 90)}L${postX - 34} ${Math.round(postY - 164)}M${postX + 42} ${Math.round(postY)}L${postX - 36} ${Math.round(postY - 90)}L${postX + 34} ${Math.round(postY - 164)}M${postX - 56} ${Math.round(postY - 200)}h112`;
  const light: (x: number, y: number) => number = (x, y) =>
    0.8 - Math.max(0, 0.8 - Math.hypot(x - 900, y - 560) / 620);
  return (
    `<defs>${wash("za", [
      [0, "#5c6f9e"],
      [0.28, "#9aa6c6"],
      [0.5, "#e9cfc4"],
      [0.64, "#fbe7c6"],
    ])}</defs>` +
    ground("za") +
    ink(rule(random, 16, 620, 17, light, 2), "#3f4d7c", 1.2, 0.32) +
    glow("zag", 880, 600, 560, "#fff0cc") +
    `<circle cx="960" cy="560" r="66" fill="#fffaf0"/>` +
    high.map((c) => fill(c.body, "#e6dde2", 0.85) + ink(c.lines, "#7c86ae", 1.1, 0.6)).join("") +
    tables
      .map((m) => fill(m.body, "#c6a9ab") + fill(m.shade, "#9786a0") + ink(m.lines, "#6a6489", 1.1, 0.7))
      .join("") +
    fill(far.body, "#f3e3d8") +
    ink(far.lines, "#a99bb4", 1.1, 0.7) +
    fortressShip(random) +
    veils.map((c) => fill(c.body, "#f7e8da") + ink(c.lines, "#a497b4", 1.2, 0.75)).join("") +
    ink(flock(random, 560, 230, 8, 120, 12), "#333a5a", 1.9) +
    fill(middle.body, "#e2d3d8") +
    ink(middle.lines, "#8f88ae", 1.2, 0.7) +
    near
      .map((m) => fill(m.body, "#7d6b88") + fill(m.shade, "#4f4a72") + ink(m.lines, "#2b2b50", 1.3, 0.75))
      .join("") +
    fill(fore.body, "#c3bcd0") +
    ink(fore.lines, "#6b6c9b", 1.3, 0.7) +
    fill(land(front, -10, 1610, 10), "#23284a") +
    fill(post, "#1c203e") +
    ink(braces, "#1c203e", 4) +
    fill(`M${postX + 2} ${Math.round(postY - 350)}q40-8 84 14q-36 4-84 22z`, "#b5463c") +
    ink(
      hatch(front, { seed: 4, step: 10, depth: 110, side: 0, lean: 0.8, inset: 14 }),
      "#6c6f9e",
      1.3,
      0.55,
    ) +
    ink(grass(random, front, -10, 1600, 9, 34, 22), "#23284a", 2.2) +
    fill(traveller(760, front(760) + 4, 92, 2.2), "#171a36") +
    fill(traveller(812, front(812) + 4, 80, 2), "#171a36")
  );
}
