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
  type Station,
  seeded,
  smooth,
  stroke,
  trace,
  wash,
} from "./pen.ts";
import { flock, peak, plume, rule, traveller } from "./shapes.ts";

function stream(stations: readonly Station[], jag = 0): string {
  const wave = noise(stations.length * 31);
  const course = smooth(stations).map(([x, y, half]): Station => [x + wave(y / 22) * jag, y, half]);
  const left: Point[] = course.map(([x, y, half]) => [x - half - wave(y / 16) * Math.min(half * 0.3, 11), y]);
  const right: Point[] = course.map(([x, y, half]) => [
    x + half + wave(y / 15 + 50) * Math.min(half * 0.3, 11),
    y,
  ]);
  return trace([...left, ...right.toReversed()]);
}

function basalt(
  random: Random,
  top: (x: number) => number,
  from: number,
  to: number,
  foot: (x: number) => number,
): { body: string; dark: string; lines: string } {
  const upper: Point[] = [];
  const lower: Point[] = [];
  let dark = "";
  let lines = "";
  let x = from;
  while (x < to) {
    const wide = 16 + random() * 26;
    const y = top(x + wide / 2) + (random() - 0.5) * 26;
    upper.push([x, y + random() * 6], [x + wide * 0.6, y - 4], [x + wide, y + random() * 8]);
    lower.push([x, foot(x)], [x + wide, foot(x + wide)]);
    const bottom = foot(x + wide);
    dark += trace([
      [x + wide * 0.58, y],
      [x + wide, y + 4],
      [x + wide, bottom],
      [x + wide * 0.62, bottom],
    ]);
    for (let part = 0.04; part < 0.9; part += 0.11 + random() * 0.16) {
      lines += stroke(
        [x + wide * 0.6, y + (bottom - y) * part],
        [x + wide * (0.75 + random() * 0.25), y + (bottom - y) * part + 5],
      );
    }
    x += wide;
  }
  return { body: trace([...upper, ...lower.toReversed()]), dark, lines };
}

export function pyros(): string {
  const random = seeded(4242);
  const wave = noise(17);
  const mountain = peak(63, 836, 226, 660, 470, 8);
  const west = peak(31, 230, 420, 660, 330, 9);
  const east = peak(37, 1400, 390, 660, 360, 9);
  const plain = ridge(91, 648, 16, 300);
  const near = ridge(95, 742, 24, 260);
  const front: (x: number) => number = (x) =>
    960 - (Math.abs(x - 860) / 800) ** 1.7 * 250 + wave(x / 60) * 20 + wave(x / 19) * 8;
  const left = basalt(
    random,
    (x) => 470 + x * 0.44 + wave(x / 70) * 26,
    -10,
    520,
    (x) => 700 + x * 0.12,
  );
  const right = basalt(
    random,
    (x) => 470 + (1600 - x) * 0.4 + wave(x / 64) * 30,
    1130,
    1620,
    (x) => 708 + (1600 - x) * 0.1,
  );
  const smoke = plume(random, 838, 214, -760, -130, 40, 24, 96);
  let embers = "";
  let sparks = "";
  for (let ember = 0; ember < 100; ember += 1) {
    const spread = random() ** 0.7;
    const x = 850 + (random() - 0.5) * 1500 * spread;
    const y = 860 - random() * 720;
    if (ember % 3)
      embers += `M${Math.round(x)} ${Math.round(y)}l${Math.round(random() * 6 - 5)} ${Math.round(-3 - random() * 6)}`;
    else sparks += `M${Math.round(x)} ${Math.round(y)}h.1`;
  }
  const river: readonly (readonly [number, number, number])[] = [
    [846, 640, 13],
    [858, 668, 15],
    [846, 698, 19],
    [806, 728, 26],
    [776, 760, 36],
    [800, 796, 52],
    [868, 836, 74],
    [904, 880, 104],
    [880, 940, 150],
    [860, 1010, 220],
  ];
  const core = river.map(([x, y, half]) => [x - half * 0.1, y, half * 0.45] as const);
  let crust = "";
  for (const [x, y, half] of smooth(river).slice(16)) {
    for (let plate = 0; plate < half / 56; plate += 1) {
      const px = x + (random() - 0.5) * half * 1.7;
      const long = half * (0.08 + random() * 0.16);
      crust += trace([
        [px, y],
        [px + long, y + 4 + random() * 6],
        [px + long * 0.6, y + 12 + random() * 8],
        [px - long * 0.7, y + 9],
      ]);
    }
  }
  const fire = [
    stream(
      [
        [838, 240, 4],
        [842, 290, 4],
        [826, 340, 4],
        [846, 400, 5],
        [838, 460, 6],
        [862, 520, 8],
        [850, 590, 11],
        [848, 664, 15],
      ],
      5,
    ),
    stream(
      [
        [850, 250, 2],
        [880, 330, 3],
        [912, 400, 3],
        [930, 470, 3],
        [972, 540, 3],
        [996, 600, 2],
        [1010, 660, 1],
      ],
      6,
    ),
    stream(
      [
        [822, 250, 2],
        [790, 330, 3],
        [768, 410, 3],
        [728, 480, 3],
        [712, 560, 2],
        [676, 650, 1],
      ],
      6,
    ),
    stream(
      [
        [842, 404, 2],
        [804, 470, 3],
        [796, 540, 2],
        [770, 620, 1],
      ],
      5,
    ),
    stream(
      [
        [930, 470, 2],
        [926, 530, 2],
        [950, 590, 1],
        [944, 650, 1],
      ],
      5,
    ),
  ].join("");
  let branches = "";
  const grow = (x: number, y: number, angle: number, long: number, depth: number): void => {
    const toX = x + Math.cos(angle) * long;
    const toY = y + Math.sin(angle) * long;
    const half = depth * 1.6 + 1.1;
    const [sideX, sideY] = [-Math.sin(angle) * half, Math.cos(angle) * half];
    branches += trace([
      [x - sideX, y - sideY],
      [x + sideX, y + sideY],
      [toX + sideX * 0.6, toY + sideY * 0.6],
      [toX - sideX * 0.6, toY - sideY * 0.6],
    ]);
    if (depth > 0) {
      grow(toX, toY, angle - 0.3 - random() * 0.5, long * 0.72, depth - 1);
      grow(toX, toY, angle + 0.25 + random() * 0.5, long * 0.66, depth - 1);
    }
  };
  grow(1322, front(1322) + 10, -1.75, 84, 5);
  grow(236, front(236) + 10, -1.3, 66, 5);
  return (
    `<defs>${wash("py", [
      [0, "#2a0e16"],
      [0.28, "#6d2020"],
      [0.5, "#d9642b"],
      [0.66, "#f8c766"],
    ])}${wash("pyl", [
      [0, "#fff0b0"],
      [0.5, "#ff9d3a"],
      [1, "#c8361c"],
    ])}</defs>` +
    ground("py") +
    ink(
      rule(random, 20, 600, 21, (x, y) => 0.75 - Math.max(0, 0.7 - Math.hypot(x - 850, y - 420) / 700)),
      "#2a0e16",
      1.3,
      0.3,
    ) +
    glow("pyg", 840, 300, 560, "#ff9a4a", 0.6) +
    fill(smoke.rim, "#34121a") +
    fill(smoke.body, "#55201f") +
    ink(smoke.curls, "#e2824c", 1.2, 0.4) +
    [west, east]
      .map((m) => fill(m.body, "#b84c2b") + fill(m.shade, "#8a2f22") + ink(m.lines, "#5b1a1a", 1.1, 0.7))
      .join("") +
    fill(mountain.body, "#8f3322") +
    fill(mountain.shade, "#4f171a") +
    ink(mountain.lines, "#2a0c12", 1.4, 0.85) +
    fill(
      trace([
        [812, 262],
        [820, 240],
        [836, 228],
        [852, 238],
        [864, 264],
        [846, 250],
        [830, 252],
      ]),
      "#fff0b8",
    ) +
    ink(fire, "#ff7a2a", 5, 0.5) +
    fill(fire, "#ffd46a") +
    ink(
      "M836 222c-8-40 6-60-6-96M848 224c4-34 22-50 20-84M824 226c-16-30-12-50-30-74M858 230c16-20 34-30 44-54M814 234c-20-14-34-30-40-50",
      "#ffe08a",
      2.4,
      0.9,
    ) +
    fill(land(plain), "#a33a22") +
    ink(hatch(plain, { seed: 3, step: 10, depth: 60, side: 0, lean: 1.4 }), "#551718", 1.2, 0.6) +
    [left, right]
      .map((c) => fill(c.body, "#7c2a20") + fill(c.dark, "#43131a") + ink(c.lines, "#220a10", 1.3, 0.8))
      .join("") +
    fill(land(near), "#5a1a1a") +
    ink(hatch(near, { seed: 8, step: 10, depth: 90, side: 0, lean: 1.1 }), "#2b0b11", 1.3, 0.7) +
    glow("pyr", 850, 850, 420, "#ff8a3d", 0.55) +
    ink(stream(river), "#ff6a1f", 10, 0.5) +
    fill(stream(river), "#f0662a") +
    fill(stream(core), "#ffd873") +
    fill(crust, "#3a0f14", 0.8) +
    ink(flock(random, 520, 330, 8, 150, 12), "#2a0e12", 2) +
    fill(land(front, -10, 1610, 9), "#1c0a10") +
    fill(branches, "#1c0a10") +
    ink(
      hatch(front, { seed: 12, from: 0, to: 840, step: 10, depth: 70, side: 1, lean: -0.5, inset: 2 }),
      "#ff8a3d",
      1.5,
      0.8,
    ) +
    ink(
      hatch(front, { seed: 13, from: 860, to: 1600, step: 10, depth: 70, side: -1, lean: 0.5, inset: 2 }),
      "#ff8a3d",
      1.5,
      0.8,
    ) +
    fill(traveller(612, front(612) + 5, 94, -1.8), "#14070c") +
    ink(embers, "#ffc35a", 2.2, 0.9) +
    ink(sparks, "#fff1b8", 3.6, 0.95)
  );
}
