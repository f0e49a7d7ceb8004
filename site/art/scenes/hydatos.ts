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
import { flock, halo, rule, traveller } from "./shapes.ts";

type Shaft = {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
  readonly half: number;
  readonly broken: boolean;
};

function column(
  { x, top, foot, half, broken }: Shaft,
  random: Random,
): { body: string; shade: string; lines: string } {
  const head: Point[] = broken
    ? [
        [x - half, top + 14],
        [x - half * 0.4, top - 10],
        [x + half * 0.1, top + 12],
        [x + half * 0.6, top - 22],
        [x + half, top + 4],
      ]
    : [
        [x - half, top + 18],
        [x - half * 1.5, top + 8],
        [x - half * 1.5, top - 6],
        [x + half * 1.5, top - 6],
        [x + half * 1.5, top + 8],
        [x + half, top + 18],
      ];
  let lines = "";
  for (let flute = -0.7; flute < 0.95; flute += 0.28) {
    let y = top + 26 + random() * 20;
    while (y < foot - 10) {
      const long = 16 + random() * (flute > 0.1 ? 110 : 40);
      lines += stroke([x + half * flute, y], [x + half * flute, Math.min(foot, y + long)]);
      y += long + 10 + random() * (flute > 0.1 ? 14 : 80);
    }
  }
  for (let y = top + 60; y < foot; y += 74) lines += stroke([x - half, y], [x + half, y + 1]);
  return {
    body: trace([...head, [x + half * 1.06, foot], [x - half * 1.06, foot]]),
    shade: trace([
      [x + half * 0.2, top + 16],
      [x + half, top + 16],
      [x + half * 1.06, foot],
      [x + half * 0.2, foot],
    ]),
    lines,
  };
}

function stage(x: number, foot: number, top: number, low: number, high: number): Point[] {
  return [
    [x - low, foot],
    [x - high, top],
    [x + high, top],
    [x + low, foot],
  ];
}

export function hydatos(): string {
  const random = seeded(777);
  const shore = 640;
  const far = ridge(12, 600, 46, 330);
  const nearer = ridge(15, 626, 24, 240);
  const bank: (x: number) => number = (x) =>
    962 - (Math.abs(x - 840) / 800) ** 2.2 * 150 + ridge(19, 0, 12, 130)(x);
  const moon: Point = [800, 312];
  const stages: Point[][] = [
    stage(800, shore, 590, 150, 132),
    stage(800, 590, 520, 108, 92),
    stage(800, 520, 380, 66, 54),
    stage(800, 380, 366, 70, 70),
    stage(800, 366, 250, 46, 37),
    stage(800, 250, 238, 50, 50),
    stage(800, 238, 168, 30, 22),
    stage(800, 168, 160, 30, 30),
    stage(800, 160, 64, 15, 1),
  ];
  const wings: Point[][] = [-1, 1].flatMap((side) => [
    stage(800 + side * 112, 600, 440, 20, 15),
    stage(800 + side * 112, 440, 432, 22, 22),
    stage(800 + side * 112, 432, 372, 13, 1),
    stage(800 + side * 176, shore, 520, 17, 13),
    stage(800 + side * 176, 520, 514, 19, 19),
    stage(800 + side * 176, 514, 466, 11, 1),
    stage(800 + side * 240, shore, 578, 15, 12),
    stage(800 + side * 240, 578, 540, 11, 1),
  ]);
  const all = [...wings, ...stages];
  const shadeOf = (points: Point[]): string => {
    const [a, b, c, d] = points;
    if (a === undefined || b === undefined || c === undefined || d === undefined) return "";
    return trace([[(a[0] + d[0] * 2) / 3, a[1]], [(b[0] + c[0] * 2) / 3, b[1]], c, d]);
  };
  let courses = "";
  let windows = "";
  for (const points of all) {
    const [a, b, c, d] = points;
    if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
    for (let y = b[1] + 6; y < a[1] - 2; y += 6) {
      const part = (y - b[1]) / (a[1] - b[1]);
      const right = c[0] + (d[0] - c[0]) * part;
      const wide = right - (b[0] + (a[0] - b[0]) * part);
      courses += stroke([right - wide * (0.2 + random() * 0.36), y], [right - 1, y]);
    }
  }
  for (const y of [280, 320, 410, 450, 490]) windows += `M796 ${y}v-12a4 6 0 0 1 8 0v12z`;
  windows += "M786 640v-34a14 18 0 0 1 28 0v34z";
  for (const dx of [-96, -64, -36, 36, 64, 96]) windows += `M${800 + dx - 4} 628v-16a4 6 0 0 1 8 0v16z`;
  for (const dx of [-60, -30, 30, 60]) windows += `M${800 + dx - 3} 570v-14a3 5 0 0 1 6 0v14z`;
  let glitter = "";
  let mirror = "";
  for (let y = shore + 8; y < 960; y += 7 + (y - shore) * 0.018) {
    const spread = 26 + (y - shore) * 0.5;
    for (let dash = 0; dash < 5; dash += 1) {
      const long = 10 + random() * (16 + (y - shore) * 0.22);
      glitter += stroke(
        [800 + (random() - 0.5) * spread * 2.4 - long / 2, y],
        [800 + (random() - 0.5) * 6 + (random() - 0.5) * spread * 2.4 + long / 2, y],
      );
    }
  }
  for (let y = shore + 5; y < 900; y += 8) {
    const part = (y - shore) / 260;
    const half = part < 0.25 ? 150 : part < 0.45 ? 100 : part < 0.8 ? 56 : 26;
    let x = 800 - half - random() * 26;
    while (x < 800 + half) {
      const long = 14 + random() * 40;
      mirror += stroke([x, y], [Math.min(x + long, 800 + half + random() * 20), y]);
      x += long + 5 + random() * (10 + part * 40);
    }
  }
  const shafts: Shaft[] = [
    { x: 1090, top: 560, foot: 712, half: 13, broken: false },
    { x: 1156, top: 548, foot: 724, half: 15, broken: false },
    { x: 1240, top: 590, foot: 742, half: 17, broken: true },
    { x: 500, top: 566, foot: 716, half: 13, broken: false },
    { x: 430, top: 600, foot: 730, half: 15, broken: true },
  ];
  const great: Shaft[] = [
    { x: 190, top: 250, foot: 880, half: 40, broken: false },
    { x: 352, top: 470, foot: 850, half: 32, broken: true },
    { x: 1398, top: 300, foot: 890, half: 42, broken: true },
    { x: 1546, top: 210, foot: 900, half: 46, broken: false },
  ];
  const drawn = (list: Shaft[], body: string, shade: string, line: string): string =>
    list
      .map((shaft) => {
        const c = column(shaft, random);
        return fill(c.body, body) + fill(c.shade, shade) + ink(c.lines, line, 1.2, 0.8);
      })
      .join("");
  let rings = "";
  for (const { x, foot, half } of [...shafts, ...great]) {
    for (let ring = 1; ring < 5; ring += 1) {
      const wide = Math.round(half * (1.2 + ring * 0.7));
      rings += `M${Math.round(x - wide)} ${Math.round(foot + ring * 3)}q${wide} ${ring * 7} ${wide * 2} 0`;
    }
  }
  let reeds = "";
  for (let reed = 0; reed < 90; reed += 1) {
    const x = random() < 0.5 ? random() * 420 : 1190 + random() * 410;
    const tall = 40 + random() * 110;
    reeds += `M${Math.round(x)} ${Math.round(bank(x) + 6)}q${Math.round(random() * 8 - 4)} ${Math.round(-tall * 0.6)} ${Math.round(random() * 34 - 17)} ${Math.round(-tall)}`;
  }
  let lilies = "";
  for (let lily = 0; lily < 26; lily += 1) {
    const x = random() < 0.5 ? 230 + random() * 380 : 980 + random() * 380;
    const y = 776 + random() * 120;
    const r = Math.round(9 + (y - 770) * 0.14);
    lilies += `M${Math.round(x)} ${Math.round(y)}l${r} ${Math.round(-r * 0.2)}a${r} ${Math.round(r * 0.3)} 0 1 1 ${-Math.round(r * 0.3)} ${-Math.round(r * 0.1)}z`;
  }
  let stars = "";
  for (let star = 0; star < 80; star += 1)
    stars += `M${Math.round(random() * 1600)} ${Math.round(random() * 420)}h.1`;
  return (
    `<defs>${wash("hy", [
      [0, "#0e1b3a"],
      [0.34, "#244d78"],
      [0.56, "#6fa6b4"],
      [0.64, "#d8dcc0"],
    ])}${wash("hyw", [
      [0, "#c3d3c2"],
      [0.2, "#5b96a8"],
      [0.6, "#225272"],
      [1, "#0d2140"],
    ])}</defs>` +
    ground("hy") +
    ink(stars, "#f3f1dc", 2.3, 0.8) +
    glow("hym", moon[0], moon[1], 470, "#f6efd2", 0.85) +
    ink(halo(random, moon[0], moon[1], 172, 900, 17, 0.6), "#f2ead0", 1.2, 0.38) +
    `<circle cx="${moon[0]}" cy="${moon[1]}" r="150" fill="#fbf4dc"/>` +
    ink(
      "M690 250q20-30 52-44M720 380q30 40 80 46M880 240q22 22 24 60M700 330q10 20 30 30M860 400q26-12 38-40",
      "#cfc7a4",
      3,
      0.8,
    ) +
    ink(flock(random, 1010, 250, 9, 170, 11), "#1a3557", 1.8) +
    fill(land(far, -10, 1610, 14, 700), "#7fa8b0") +
    ink(hatch(far, { seed: 2, step: 6, depth: 44, side: 1 }), "#3c6d86", 1, 0.7) +
    fill(land(nearer, -10, 1610, 14, 700), "#4a7d92") +
    ink(hatch(nearer, { seed: 3, step: 6, depth: 22, side: 0, lean: 1 }), "#21506c", 1, 0.6) +
    fill(all.map((points) => trace(points)).join(""), "#c3cfc8") +
    fill(all.map(shadeOf).join(""), "#5f8597") +
    ink(courses, "#2b4f6b", 1, 0.8) +
    fill(windows, "#1d4260") +
    `<path d="M0 ${shore}h1600v360H0z" fill="url(#hyw)"/>` +
    ink(
      rule(random, shore + 8, 960, 13, (x) => 0.12 + Math.abs(x - 800) / 1500, 2),
      "#0f2a4c",
      1.3,
      0.5,
    ) +
    ink(mirror, "#e5e3cb", 2.4, 0.55) +
    ink(glitter, "#fdf7dd", 2.4, 0.85) +
    drawn(shafts, "#a9bdb8", "#527b8c", "#274f69") +
    fill(
      trace([
        [1068, 560],
        [1066, 536],
        [1180, 524],
        [1180, 548],
      ]),
      "#a9bdb8",
    ) +
    drawn(great, "#38607c", "#17365a", "#0d2342") +
    fill(
      trace([
        [1476, 208],
        [1478, 166],
        [1610, 150],
        [1610, 206],
      ]),
      "#38607c",
    ) +
    ink(rings, "#d9e3d2", 1.5, 0.6) +
    fill(lilies, "#1a4a58") +
    fill(land(bank), "#0a1830") +
    ink(hatch(bank, { seed: 9, step: 8, depth: 60, side: 0, lean: 1.6, inset: 10 }), "#33597a", 1.2, 0.5) +
    ink(reeds, "#0a1830", 2.6) +
    fill(traveller(650, bank(650) + 4, 88, 1.2), "#071226")
  );
}
