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
import { flock, grass, plume, rule, traveller } from "./shapes.ts";

function banner(
  random: Random,
  x: number,
  foot: number,
  tall: number,
  wide: number,
): { pole: string; cloth: string; folds: string } {
  const top = foot - tall;
  const long = tall * 0.42;
  const hem: Point[] = [];
  for (let tooth = 0; tooth <= 8; tooth += 1) {
    const part = tooth / 8;
    hem.push([
      x + wide * (1 - part) + Math.sin(part * 5) * 5 + 14 * (1 - part),
      top + 12 + long * (0.86 + (tooth % 2) * 0.1 + random() * 0.08) - (1 - part) * wide * 0.2,
    ]);
  }
  let folds = "";
  for (let fold = 1; fold < 6; fold += 1) {
    const at = x + (wide * fold) / 6;
    folds += `M${Math.round(at)} ${Math.round(top + 14 - fold * 2)}q${Math.round(8 + random() * 8)} ${Math.round(long * 0.4)} ${Math.round(2 + random() * 8)} ${Math.round(long * (0.4 + random() * 0.4))}`;
  }
  return {
    pole:
      trace([
        [x - 4, top - 20],
        [x, top - 34],
        [x + 4, top - 20],
        [x + 4, foot + 20],
        [x - 4, foot + 20],
      ]) +
      trace([
        [x - 14, top + 4],
        [x + wide + 8, top - 8],
        [x + wide + 8, top - 3],
        [x - 14, top + 10],
      ]),
    cloth: trace([[x - 2, top + 8], [x + wide * 0.4, top + 2], [x + wide, top - 2], ...hem]),
    folds,
  };
}

function tent(x: number, foot: number, wide: number): { lit: string; dark: string; lines: string } {
  const tall = wide * 0.62;
  let lines = "";
  for (let row = 0.24; row < 0.96; row += 0.19)
    lines += stroke(
      [x + wide * 0.1 + wide * 0.03 * row, foot - tall * (1 - row)],
      [x + wide * 0.1 + wide * 0.36 * row, foot - tall * (1 - row) + 3],
    );
  return {
    lit: trace([
      [x - wide / 2, foot],
      [x, foot - tall],
      [x + wide * 0.12, foot],
    ]),
    dark: trace([
      [x + wide * 0.12, foot],
      [x, foot - tall],
      [x + wide * 0.1, foot - tall],
      [x + wide / 2, foot],
    ]),
    lines,
  };
}

function wall(from: number, to: number, top: number, foot: number, tooth: number): string {
  const points: Point[] = [[from, foot]];
  for (let x = from; x < to; x += tooth * 2)
    points.push(
      [x, top],
      [x + tooth, top],
      [x + tooth, top + tooth * 0.8],
      [x + tooth * 2, top + tooth * 0.8],
    );
  points.push([points.at(-1)?.[0] ?? to, foot]);
  return trace(points);
}

function ship(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  return (
    trace([at(-70, 0), at(-40, -17), at(30, -19), at(70, -4), at(40, 12), at(-40, 12)]) +
    trace([at(-34, 22), at(40, 20), at(28, 34), at(-24, 36)]) +
    trace([at(-74, -18), at(-56, -4), at(-58, 10), at(-78, 16)]) +
    trace([at(-16, 10), at(-12, 24), at(20, 24), at(16, 10)])
  );
}

export function southernFront(): string {
  const random = seeded(1882);
  const wave = noise(6);
  const far = ridge(81, 560, 70, 420);
  const hill: (x: number) => number = (x) =>
    590 - 62 * Math.exp(-(((x - 860) / 330) ** 2)) + wave(x / 80) * 8;
  const front: (x: number) => number = (x) => 930 - (Math.abs(x - 800) / 800) ** 2 * 110 + wave(x / 46) * 12;
  const towers: readonly (readonly [number, number, number])[] = [
    [560, 380, 38],
    [700, 320, 34],
    [868, 214, 56],
    [1020, 330, 36],
    [1176, 392, 40],
    [430, 450, 30],
    [1310, 458, 32],
  ];
  let keep = "";
  let keepShade = "";
  let stone = "";
  let slits = "";
  for (const [x, top, half] of towers) {
    keep +=
      wall(x - half - 8, x + half + 8, top, top + 30, half / 3.4) +
      trace([
        [x - half, top + 20],
        [x + half, top + 20],
        [x + half + 4, 640],
        [x - half - 4, 640],
      ]);
    keepShade += trace([
      [x + half * 0.15, top + 24],
      [x + half, top + 24],
      [x + half + 4, 640],
      [x + half * 0.2, 640],
    ]);
    for (let y = top + 30; y < 600; y += 12)
      stone += stroke([x + half * (0.2 + random() * 0.3), y], [x + half - 1, y + 2]);
    slits += `M${Math.round(x - half * 0.4)} ${top + 74}v-16a4 5 0 0 1 8 0v16z`;
  }
  const wings = wall(380, 1360, 486, 640, 11) + wall(610, 1120, 408, 640, 11);
  for (let y = 500; y < 600; y += 17)
    for (let x = 390 + (y % 2) * 14; x < 1350; x += 34 + random() * 70)
      stone += stroke([x, y], [x + 8 + random() * 12, y]);
  const beam = (x: number, y: number, angle: number, spread: number): string =>
    trace([
      [x - 4, y],
      [x + Math.cos(angle - spread) * 900, y + Math.sin(angle - spread) * 900],
      [x + Math.cos(angle + spread) * 900, y + Math.sin(angle + spread) * 900],
      [x + 4, y],
    ]);
  const beams =
    beam(560, 380, -2.05, 0.05) +
    beam(700, 320, -1.38, 0.045) +
    beam(1020, 330, -1.86, 0.045) +
    beam(1176, 392, -1.05, 0.055);
  const smoke = [
    plume(random, 236, 570, 120, -430, 15, 13, 52),
    plume(random, 1450, 560, 110, -450, 15, 14, 56),
  ];
  const tents: { lit: string; dark: string; lines: string }[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let x = 120 + row * 40; x < 1540; x += 108 + row * 34 + random() * 40) {
      if (Math.abs(x - 850) < 86 + row * 50) continue;
      tents.push(tent(x, 664 + row * 44 + random() * 10, 56 + row * 30));
    }
  }
  const flags = [
    banner(random, 300, 920, 600, 118),
    banner(random, 1262, 910, 520, 104),
    banner(random, 128, 900, 420, 84),
    banner(random, 1470, 900, 430, 88),
  ];
  const pennants = towers.map(([x, top]) => stroke([x, top], [x, top - 60])).join("");
  const tails = towers
    .map(([x, top]) =>
      trace([
        [x, top - 60],
        [x + 40 + random() * 14, top - 52 + random() * 6],
        [x, top - 42],
      ]),
    )
    .join("");
  let stakes = "";
  for (const [from, to] of [
    [-10, 520],
    [1090, 1610],
  ] as const) {
    for (let x = from; x < to; x += 38 + random() * 20) {
      const y = front(x) + 20;
      const lean = x < 800 ? 44 : -44;
      stakes += trace([
        [x, y],
        [x + lean + random() * 12, y - 92 - random() * 26],
        [x + 17, y],
      ]);
    }
  }
  let army = "";
  let spears = "";
  for (let rank = 0; rank < 54; rank += 1) {
    const side = rank % 2 ? 1 : -1;
    const y = 690 + random() * 70;
    const x = 850 + side * (30 + (y - 690) * 0.6 + random() * 130);
    const tall = 13 + (y - 690) * 0.12;
    army += `M${Math.round(x - 3)} ${Math.round(y)}l1-${Math.round(tall)}a3 3 0 1 1 4 0l2 ${Math.round(tall)}z`;
    if (rank % 2) spears += stroke([x + 6, y], [x + 8, y - tall * 2]);
  }
  let ruts = "";
  for (let rut = -6; rut <= 6; rut += 1) {
    for (let part = random() * 0.1; part < 1; part += 0.11 + random() * 0.16) {
      const y = 620 + part ** 1.5 * 320;
      const half = 12 + part ** 1.4 * 150;
      ruts += stroke(
        [850 + (rut / 6) * half - part * 40, y],
        [850 + (rut / 6) * (half + 9) - part * 40, y + 10 + part * 14],
      );
    }
  }
  let dust = "";
  for (let mote = 0; mote < 40; mote += 1) {
    const x = random() * 1600;
    const y = 560 + random() * 360;
    dust += stroke([x, y], [x + 5 + random() * 16, y - random() * 4]);
  }
  return (
    `<defs>${wash("sf", [
      [0, "#43343f"],
      [0.26, "#8f5a48"],
      [0.46, "#d98b4e"],
      [0.6, "#f5cf8b"],
    ])}</defs>` +
    ground("sf") +
    ink(
      rule(random, 14, 560, 23, (x, y) => 0.8 - Math.max(0, 0.75 - Math.hypot(x - 860, y - 470) / 640)),
      "#3d2731",
      1.3,
      0.34,
    ) +
    glow("sfg", 866, 540, 560, "#ffe2a0") +
    fill(beams, "#ffe9b8", 0.24) +
    ink(beams, "#fff3cf", 1, 0.3) +
    smoke
      .map((p) => fill(p.rim, "#5a3a3e") + fill(p.body, "#7d5047") + ink(p.curls, "#2f1d26", 1.2, 0.5))
      .join("") +
    fill(land(far), "#c07f56") +
    ink(hatch(far, { seed: 7, step: 9, depth: 80, side: 1 }), "#7d4a3a", 1, 0.7) +
    fill(ship(520, 150, 1) + ship(1130, 96, 0.7) + ship(1010, 190, 0.45), "#4a2c33", 0.9) +
    ink(pennants, "#3a2228", 2.2) +
    fill(tails, "#8c2a22") +
    fill(land(hill), "#8f5740") +
    fill(wings, "#8a5944") +
    fill(keep, "#7d4d3e") +
    fill(keepShade, "#4a2a30") +
    ink(stone, "#3c2328", 1.1, 0.75) +
    fill(slits, "#ffdf9a") +
    ink("M560 378h.1M700 318h.1M1020 328h.1M1176 390h.1", "#fff6d8", 14) +
    fill("M838 640v-62a30 36 0 0 1 60 0v62z", "#3a2026") +
    fill("M846 640v-56a22 28 0 0 1 44 0v56z", "#ffd27f") +
    ink("M854 640v-60M862 640v-78M870 640v-82M878 640v-72M846 604h44M846 620h44", "#5b3028", 2) +
    fill(
      land((x) => hill(x) + 66),
      "#7a4838",
    ) +
    ink(
      hatch((x) => hill(x) + 66, { seed: 9, step: 9, depth: 46, side: 0, lean: 1 }),
      "#42262a",
      1.1,
      0.6,
    ) +
    fill(
      trace([
        [838, 636],
        [898, 636],
        [1000, 940],
        [640, 940],
      ]),
      "#d6955a",
      0.75,
    ) +
    ink(ruts, "#6d3f33", 1.3, 0.7) +
    tents
      .map((t) => fill(t.lit, "#d3a06c") + fill(t.dark, "#6d4037") + ink(t.lines, "#35202a", 1.1, 0.75))
      .join("") +
    fill(army, "#3a2229") +
    ink(spears, "#3a2229", 1.4) +
    flags
      .map((b) => fill(b.pole, "#24141c") + fill(b.cloth, "#7c1f22") + ink(b.folds, "#3a0f18", 2.2, 0.8))
      .join("") +
    fill(
      [
        [300, 920, 600, 118],
        [1262, 910, 520, 104],
      ]
        .map(([x = 0, foot = 0, tall = 0, wide = 0]) => {
          const cx = x + wide * 0.52;
          const cy = foot - tall * 0.83;
          const r = wide * 0.24;
          return trace([
            [cx, cy - r * 1.5],
            [cx + r * 0.35, cy - r * 0.35],
            [cx + r * 1.3, cy],
            [cx + r * 0.35, cy + r * 0.35],
            [cx, cy + r * 1.5],
            [cx - r * 0.35, cy + r * 0.35],
            [cx - r * 1.3, cy],
            [cx - r * 0.35, cy - r * 0.35],
          ]);
        })
        .join(""),
      "#e6b767",
    ) +
    ink(dust, "#ffe7b4", 1.8, 0.55) +
    ink(flock(random, 560, 270, 9, 150, 12), "#2c1a22", 1.9) +
    fill(land(front, -10, 1610, 10), "#1e1219") +
    fill(stakes, "#1e1219") +
    ink(grass(random, front, 0, 1600, 17, 26, 14), "#1e1219", 2) +
    ink(
      hatch(front, { seed: 21, step: 11, depth: 80, side: 0, lean: 0.8, inset: 14 }),
      "#7b4636",
      1.2,
      0.55,
    ) +
    fill(traveller(660, front(660) + 4, 96, 1.6), "#150c12")
  );
}
