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
import { flock, grass, peak, pine, traveller } from "./shapes.ts";

type Isle = {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly deep: number;
  readonly seed: number;
};
type Tones = { readonly rock: string; readonly shade: string; readonly turf: string; readonly line: string };

function isle({ x, y, wide, deep, seed }: Isle, tones: Tones, width: number): string {
  const wave = noise(seed);
  const random = seeded(seed + 9);
  const top: Point[] = [];
  const root: Point[] = [];
  const steps = Math.max(16, Math.round(wide / 12));
  const topAt = (part: number): number =>
    y - Math.sin(part * Math.PI) * wide * 0.055 + wave(part * 6) * wide * 0.016;
  const rootAt = (part: number): number => {
    const aside = Math.abs(part - 0.47) / (part < 0.47 ? 0.47 : 0.53);
    const bulk = (1 - aside) ** 0.95;
    return (
      y +
      8 +
      deep * bulk * (0.84 + 0.16 * wave(part * 6 + 40)) +
      Math.abs(wave(part * 29)) * deep * 0.17 * Math.sqrt(bulk)
    );
  };
  for (let step = 0; step <= steps; step += 1) {
    const part = step / steps;
    const across = x + (part - 0.5) * wide;
    top.push([across, topAt(part)]);
    root.push([across + wave(part * 17 + 5) * wide * 0.008, rootAt(part)]);
  }
  const shade = root.filter((_, step) => step / steps > 0.46);
  const tipX = x - 0.03 * wide;
  const edge: Point[] = [0.86, 0.7, 0.66, 0.55, 0.58, 0.48, 0.5, 0.44, 0.47, 0.46].map((part, index, all) => {
    const down = index / (all.length - 1);
    return [x + (part - 0.5) * wide * (1 - down * 0.3), y + 10 + down * deep * 0.86];
  });
  edge.push([tipX, rootAt(0.47)]);
  const fringe: Point[] = top
    .toReversed()
    .map(([across, down]) => [across, down + 9 + random() * wide * 0.028]);
  let lines = "";
  for (let part = 0.03; part < 0.98; part += (5.4 / wide) * (0.7 + random() * 0.7)) {
    const from = topAt(part) + 16 + random() * 8;
    const reach = (rootAt(part) - from) * (0.12 + random() * 0.82) * (0.3 + part * 0.7);
    if (reach > 6)
      lines += stroke(
        [x + (part - 0.5) * wide, from],
        [x + (part - 0.5) * wide - reach * 0.12, from + reach],
      );
  }
  return (
    fill(trace([...top, ...root.toReversed()]), tones.rock) +
    fill(trace([...edge, ...shade, [x + wide * 0.49, y + 8]]), tones.shade) +
    ink(lines, tones.line, width, 0.75) +
    fill(trace([...top, ...fringe]), tones.turf)
  );
}

/** One curve drawn many times with random offsets and gaps. */
function gale(random: Random, y: number, sweep: number, strands: number, spread: number): string {
  let data = "";
  for (let strand = 0; strand < strands; strand += 1) {
    const off = (strand - strands / 2) * spread + random() * spread;
    const from = -200 + random() * 1300;
    const long = 380 + random() * 620;
    data += `M${Math.round(from)} ${Math.round(y + off + (from / 1600) * -sweep)}c${Math.round(long * 0.3)} ${Math.round(-sweep * 0.28)} ${Math.round(long * 0.6)} ${Math.round(sweep * 0.12)} ${Math.round(long)} ${Math.round((-sweep * long) / 1600)}`;
  }
  return data;
}

function curl(x: number, y: number, size: number): string {
  const s = Math.round(size);
  const h = Math.round(size * 0.5);
  return `M${x} ${y}c${s * 2} ${-h} ${s * 3} ${h} ${s * 4} ${-h}a${h} ${h} 0 1 0 ${-s} ${-Math.round(h * 0.6)}`;
}

function tower(x: number, y: number): string {
  const body: Point[] = [
    [x - 40, y],
    [x - 33, y - 176],
    [x - 45, y - 182],
    [x - 45, y - 204],
    [x - 30, y - 202],
    [x - 30, y - 214],
    [x - 16, y - 214],
    [x - 15, y - 200],
    [x - 3, y - 203],
    [x + 2, y - 226],
    [x + 14, y - 222],
    [x + 16, y - 188],
    [x + 24, y - 176],
    [x + 20, y - 150],
    [x + 32, y - 128],
    [x + 34, y - 70],
    [x + 41, y],
  ];
  let lines = "";
  for (let up = 12; up < 196; up += 9) {
    const right = up > 150 ? 20 : up > 128 ? 26 : 36;
    lines += stroke([x + 2 + (up % 18 ? 5 : 0), y - up], [x + right, y - up + 2]);
  }
  for (let up = 22; up < 170; up += 27)
    lines += stroke([x - 30, y - up], [x - 18, y - up]) + stroke([x - 22, y - up - 13], [x - 6, y - up - 13]);
  return (
    fill(trace(body), "#d9cda6") +
    fill(
      trace([
        [x + 4, y],
        [x + 2, y - 210],
        [x + 16, y - 188],
        [x + 24, y - 176],
        [x + 20, y - 150],
        [x + 32, y - 128],
        [x + 34, y - 70],
        [x + 41, y],
      ]),
      "#8d8f74",
    ) +
    ink(lines, "#344a45", 1.3, 0.8) +
    fill(
      `M${x - 12} ${y}v-34a10 12 0 0 1 20 0v34zM${x - 14} ${y - 92}v-16a6 8 0 0 1 12 0v16zM${x - 12} ${y - 148}v-12a5 7 0 0 1 10 0v12z`,
      "#2c4441",
    ) +
    fill(
      trace([
        [x + 52, y],
        [x + 54, y - 62],
        [x + 66, y - 66],
        [x + 68, y - 48],
        [x + 80, y - 44],
        [x + 82, y],
      ]),
      "#8d8f74",
    ) +
    fill(
      trace([
        [x - 96, y + 4],
        [x - 94, y - 52],
        [x - 82, y - 58],
        [x - 80, y + 4],
      ]),
      "#d9cda6",
    ) +
    fill(
      trace([
        [x - 96, y - 46],
        [x - 60, y - 74],
        [x - 40, y - 76],
        [x - 40, y - 60],
        [x - 64, y - 60],
        [x - 86, y - 42],
      ]),
      "#c2b890",
    )
  );
}

export function anemos(): string {
  const random = seeded(7321);
  const hills = ridge(51, 738, 50, 360);
  const near = ridge(88, 850, 46, 420);
  const front: (x: number) => number = (x) => 900 + ((x - 560) / 1000) ** 2 * -190 + ridge(14, 0, 22, 260)(x);
  const far = [
    peak(3, 240, 520, 760, 300, 12),
    peak(8, 560, 590, 760, 230, 12),
    peak(5, 1330, 540, 770, 330, 12),
    peak(9, 1080, 610, 770, 220, 12),
  ];
  let leaves = "";
  for (let leaf = 0; leaf < 56; leaf += 1) {
    const x = random() * 1600;
    const y = 380 + random() * 480;
    leaves += `M${Math.round(x)} ${Math.round(y)}q7-6 13-1q-7 4-13 1`;
  }
  const pines = [
    pine(random, 150, front(150) + 8, 330, 120),
    pine(random, 258, front(258) + 8, 232, 92),
    pine(random, 66, front(66) + 8, 250, 96),
    pine(random, 1508, front(1508) + 8, 300, 104),
    pine(random, 1440, front(1440) + 8, 190, 70),
  ].join("");
  const small = [-150, -128, -104, 112, 134, 158, 176, 196]
    .map((dx, i) => pine(random, 860 + dx, 448 - (200 - Math.abs(dx)) * 0.07, 40 + (i % 3) * 15, 15))
    .join("");
  const chief = { rock: "#a99f7d", shade: "#6f7763", turf: "#4f7b5d", line: "#2f4742" };
  const mid = { rock: "#b9bd9d", shade: "#8ea08c", turf: "#7ba184", line: "#56776d" };
  const pale = { rock: "#cfd6b8", shade: "#b4c7b0", turf: "#a9c4a6", line: "#88a797" };
  return (
    `<defs>${wash("an", [
      [0, "#5fa39b"],
      [0.3, "#a3ccb5"],
      [0.55, "#efe4b8"],
      [0.75, "#f6dfa6"],
    ])}</defs>` +
    ground("an") +
    glow("ang", 430, 500, 560, "#fff4cf") +
    `<circle cx="430" cy="500" r="58" fill="#fffbe6"/>` +
    ink(gale(random, 150, 150, 34, 9), "#2f736d", 1.2, 0.42) +
    ink(gale(random, 330, 120, 26, 10), "#f8fbe9", 1.6, 0.6) +
    ink(gale(random, 560, 90, 20, 9), "#b3924d", 1.1, 0.45) +
    far
      .map((m) => fill(m.body, "#d5d9b4") + fill(m.shade, "#b3c8ab") + ink(m.lines, "#7fa596", 1, 0.7))
      .join("") +
    isle({ x: 250, y: 318, wide: 190, deep: 120, seed: 41 }, pale, 1) +
    isle({ x: 1210, y: 228, wide: 150, deep: 96, seed: 47 }, pale, 1) +
    isle({ x: 1320, y: 425, wide: 270, deep: 190, seed: 63 }, mid, 1.1) +
    fill(
      [1250, 1272, 1356, 1380, 1398].map((x) => pine(random, x, 418, 34 + random() * 20, 12)).join(""),
      "#5f8e74",
    ) +
    isle({ x: 560, y: 560, wide: 170, deep: 110, seed: 71 }, mid, 1.1) +
    fill([520, 540, 590].map((x) => pine(random, x, 553, 32 + random() * 14, 11)).join(""), "#5f8e74") +
    fill(land(hills), "#9dbb95") +
    ink(hatch(hills, { seed: 4, step: 9, depth: 54, side: 0, lean: 0.8 }), "#5f8e7b", 1, 0.55) +
    isle({ x: 860, y: 452, wide: 470, deep: 262, seed: 122 }, chief, 1.3) +
    fill(small, "#2f5a4a") +
    tower(880, 436) +
    ink(
      "M1066 456c8 60 14 110 40 176M1058 460c4 64 14 120 34 192M1074 456c12 50 26 92 54 140",
      "#fbfbe9",
      3,
      0.85,
    ) +
    ink(
      "M1106 632c14 26 44 40 84 46M1128 596c20 24 52 30 90 30M1092 652c10 24 32 40 64 48",
      "#fbfbe9",
      1.6,
      0.7,
    ) +
    ink(curl(980, 330, 34) + curl(330, 430, 26) + curl(1120, 700, 30), "#fbfbe9", 2.2, 0.8) +
    fill(land(near), "#4f8068") +
    ink(hatch(near, { seed: 5, step: 9, depth: 70, side: 0, lean: 0.9 }), "#2a5549", 1.2, 0.6) +
    ink(grass(random, near, 0, 1600, 12, 24, 30), "#6fa07c", 1.4) +
    ink(flock(random, 1060, 300, 12, 190, 12), "#27443f", 1.8) +
    fill(land(front), "#173230") +
    fill(pines, "#122a29") +
    ink(hatch(front, { seed: 6, step: 11, depth: 120, side: 0, lean: 1, inset: 24 }), "#3c6a5b", 1.2, 0.55) +
    ink(grass(random, front, -20, 1600, 8, 62, 64), "#173230", 2.2) +
    ink(grass(random, front, -20, 1600, 17, 50, 58), "#7d9f6d", 1.3, 0.8) +
    fill(traveller(724, front(724) + 4, 92, 3), "#0f2221") +
    fill(leaves, "#1d3f3a", 0.75)
  );
}
