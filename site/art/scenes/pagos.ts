import {
  fill,
  glow,
  ground,
  hatch,
  ink,
  land,
  noise,
  type Point,
  type Random,
  ridge,
  seeded,
  stroke,
  trace,
  wash,
} from "./pen.ts";
import { flock, peak, pine, rule, traveller } from "./shapes.ts";

/** Vertical strokes along a wavy lower edge. */
function aurora(random: Random, seed: number, base: number, from: number, to: number, tall: number): string {
  const wave = noise(seed);
  let data = "";
  for (let x = from; x < to; x += 8 + random() * 5) {
    const fold = Math.sin(x / 90 + wave(x / 200) * 3);
    const hem = base + wave(x / 260) * 70 + fold * 16;
    const edge = Math.min(1, (x - from) / 160, (to - x) / 160);
    const up = tall * (0.35 + 0.65 * Math.abs(wave(x / 44 + 9))) * edge;
    if (up > 8) data += stroke([x, hem], [x + 12 + fold * 5, hem - up]);
  }
  return data;
}

function prism(
  x: number,
  y: number,
  wide: number,
  tall: number,
  lean: number,
): { lit: string; dark: string; tip: string; lines: string } {
  const topX = x + lean;
  const topY = y - tall;
  const neck = tall * 0.2;
  const l: Point = [x - wide + lean * 0.8, topY + neck];
  const r: Point = [x + wide + lean * 0.8, topY + neck * 1.25];
  const m: Point = [x + wide * 0.15 + lean * 0.8, topY + neck * 1.7];
  let lines = "";
  for (let part = 0.02; part < 0.98; part += 12 / tall) {
    const down = m[1] + (y - m[1]) * part;
    const middle = m[0] + (x + wide * 0.15 - m[0]) * part;
    lines += stroke(
      [middle + wide * 0.12, down],
      [middle + wide * (0.34 + ((part * 37) % 1) * 0.42), down - wide * 0.22],
    );
  }
  return {
    lit: trace([[x - wide, y], l, [topX, topY], m, [x + wide * 0.15, y]]),
    dark: trace([[x + wide * 0.15, y], m, [topX, topY], r, [x + wide, y]]),
    tip: trace([l, [topX, topY], m]),
    lines,
  };
}

export function pagos(): string {
  const random = seeded(1919);
  const shelf = ridge(33, 560, 26, 210);
  const foot = ridge(36, 716, 22, 260);
  const drift = ridge(71, 800, 34, 420, 2);
  const mound: (x: number) => number = (x) => 834 + ((x - 806) / 330) ** 2 * 62 + ridge(77, 0, 9, 60, 2)(x);
  const front: (x: number) => number = (x) =>
    930 - ((x - 830) / 800) ** 2 * 130 + ridge(75, 0, 14, 240, 2)(x);
  const far = [
    peak(21, 130, 330, 640, 330, 9),
    peak(22, 470, 410, 640, 260, 9),
    peak(29, 1040, 400, 640, 250, 9),
    peak(24, 1420, 270, 640, 380, 9),
  ];
  const giant = peak(44, 770, 236, 640, 350, 8);
  let stars = "";
  for (let star = 0; star < 90; star += 1)
    stars += `M${Math.round(random() * 1600)} ${Math.round(random() * 330)}h.1`;
  const cliff: Point[] = [];
  for (let x = -10; x <= 1610; x += 14) cliff.push([x, shelf(x)]);
  for (let x = 1610; x >= -10; x -= 14) cliff.push([x, foot(x)]);
  let cracks = "";
  let falls = "";
  let gleam = "";
  for (let x = 0; x < 1600; x += 9 + random() * 5) {
    const top = shelf(x) + 4;
    const fall = (x > 310 && x < 470) || (x > 560 && x < 1040) || (x > 1180 && x < 1300);
    const room = foot(x) - top;
    if (fall) {
      const half = 4 + random() * 7;
      const long = room * (0.35 + random() * 0.72);
      falls += trace([
        [x - half, top - 4],
        [x + half, top - 4],
        [x + half * 0.7, top + long * 0.6],
        [x + 1, top + long],
        [x - half * 0.6, top + long * 0.55],
      ]);
      if (random() < 0.6)
        gleam += stroke([x + 3, top + room * 0.1], [x + 3, top + room * (0.2 + random() * 0.5)]);
    } else {
      cracks += trace(
        [
          [x, top + random() * 10],
          [x + random() * 8 - 4, top + room * 0.4 * random()],
          [x + random() * 10 - 5, top + room * (0.4 + random() * 0.55)],
        ],
        false,
      );
    }
  }
  const spires = [
    prism(640, 838, 26, 150, -66),
    prism(966, 840, 30, 170, 78),
    prism(708, 842, 36, 260, -54),
    prism(900, 846, 40, 270, 62),
    prism(800, 852, 58, 400, 10),
    prism(756, 866, 30, 150, -34),
    prism(868, 868, 30, 136, 34),
    prism(676, 868, 22, 78, -30),
    prism(944, 870, 24, 84, 30),
  ];
  let mirror = "";
  for (let y = 892; y < 925; y += 7)
    for (let x = 620 + random() * 40; x < 1000; x += 40 + random() * 50)
      mirror += stroke([x, y], [x + 20 + random() * 40, y]);
  let snow = "";
  for (let flake = 0; flake < 150; flake += 1)
    snow += `M${Math.round(random() * 1600)} ${Math.round(120 + random() * 860)}l${Math.round(2 + random() * 4)} ${Math.round(random() * 3)}`;
  const trees = [60, 128, 190, 256, 1370, 1436, 1496, 1560].map((x, i) => ({
    x,
    tall: [300, 210, 260, 150, 160, 250, 220, 320][i] ?? 200,
  }));
  const woods = trees.map(({ x, tall }) => pine(random, x, front(x) + 10, tall, 0)).join("");
  let caps = "";
  for (const { x, tall } of trees) {
    for (let part = 0.12; part < 0.92; part += 0.075) {
      const y = front(x) + 10 - tall * (1 - part);
      const reach = tall * 0.17 * part;
      caps += stroke([x - reach, y + reach * 0.34], [x - reach * 0.25, y]);
    }
  }
  return (
    `<defs>${wash("pa", [
      [0, "#0d1f3a"],
      [0.3, "#1d4a6b"],
      [0.52, "#5f9fb0"],
      [0.64, "#d3e6e4"],
    ])}</defs>` +
    ground("pa") +
    ink(stars, "#eaf6f2", 2.4, 0.8) +
    glow("pag", 820, 610, 480, "#c9f0ea", 0.6) +
    ink(aurora(random, 5, 330, 60, 1180, 250), "#8ff0c9", 2.6, 0.5) +
    ink(aurora(random, 6, 250, 560, 1600, 200), "#7fd6e8", 2.2, 0.45) +
    ink(aurora(random, 8, 390, 0, 900, 130), "#d9b6f2", 1.8, 0.4) +
    far
      .map((m) => fill(m.body, "#b9d7dd") + fill(m.shade, "#7fb0c2") + ink(m.lines, "#427a96", 1.1, 0.7))
      .join("") +
    fill(giant.body, "#d9ebea") +
    fill(giant.shade, "#6fa3ba") +
    ink(giant.lines, "#2f6685", 1.2, 0.75) +
    ink(
      rule(random, 560, 640, 9, () => 0.35),
      "#f3fbf9",
      2,
      0.5,
    ) +
    fill(land(shelf), "#e6f2f0") +
    fill(trace(cliff), "#5b95b0") +
    ink(cracks, "#24587a", 1.3, 0.75) +
    fill(falls, "#e6f6f6") +
    ink(gleam, "#7fb7cc", 1.3, 0.9) +
    fill(land(foot), "#cfe4e6") +
    ink(hatch(foot, { seed: 61, step: 9, depth: 46, side: 0, lean: 1.6 }), "#6c9fb6", 1, 0.6) +
    fill(land(drift), "#a5c9d3") +
    ink(hatch(drift, { seed: 62, step: 9, depth: 60, side: 0, lean: 2 }), "#41799a", 1.1, 0.55) +
    glow("pac", 806, 720, 330, "#c8fff4", 0.95) +
    spires
      .map(
        (p) =>
          fill(p.lit, "#c9f5f0") +
          fill(p.dark, "#4f8fc0") +
          fill(p.tip, "#f7fffb") +
          ink(p.lines, "#1d4f86", 1.2, 0.8),
      )
      .join("") +
    fill(land(mound, 410, 1210, 12, 980), "#d9eeee") +
    ink(
      hatch(mound, { seed: 64, from: 500, to: 1110, step: 6, depth: 40, side: 0, lean: 2 }),
      "#5d93b0",
      1.1,
      0.6,
    ) +
    ink(mirror, "#ffffff", 2, 0.7) +
    ink(flock(random, 1130, 430, 7, 130, 10), "#123250", 1.7) +
    fill(land(front), "#16334f") +
    fill(woods, "#10263f") +
    ink(caps, "#9fc6d6", 3, 0.85) +
    ink(hatch(front, { seed: 66, step: 11, depth: 90, side: 0, lean: 2.4, inset: 8 }), "#5d93b0", 1.2, 0.5) +
    fill(traveller(566, front(566) + 4, 84, 1.4), "#0a1b30") +
    ink(snow, "#f6fdfb", 2.6, 0.85)
  );
}
