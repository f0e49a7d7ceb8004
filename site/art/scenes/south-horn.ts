import {
  fill,
  glow,
  ground,
  hatch,
  ink,
  land,
  noise,
  outlined,
  type Point,
  type Random,
  ridge,
  seeded,
  stroke,
  trace,
  wash,
} from "./pen.ts";
import { flock, peak, rule, traveller } from "./shapes.ts";

function palm(
  random: Random,
  x: number,
  foot: number,
  tall: number,
  bow: number,
  reach: number,
): { stem: string; fronds: string; rings: string } {
  const left: Point[] = [];
  const right: Point[] = [];
  let rings = "";
  for (let step = 0; step <= 12; step += 1) {
    const part = step / 12;
    const half = (1 - part * 0.6) * tall * 0.022;
    const middle = x + bow * part ** 1.7;
    const y = foot - tall * part;
    left.push([middle - half, y]);
    right.push([middle + half, y]);
    if (step > 0) rings += stroke([middle - half, y + 6], [middle + half, y + 2]);
  }
  const headX = x + bow;
  const headY = foot - tall;
  let fronds = "";
  for (let frond = 0; frond < 10; frond += 1) {
    const angle = -Math.PI * (0.02 + (frond / 9) * 0.98) + (random() - 0.5) * 0.2;
    const long = reach * (0.75 + random() * 0.35);
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let step = 0; step <= 8; step += 1) {
      const part = step / 8;
      const px =
        headX +
        (Math.cos(angle) + Math.sign(Math.cos(angle)) * 0.35 * part * (1 - Math.abs(Math.cos(angle)))) *
          long *
          part;
      const py =
        headY +
        Math.sin(angle) * long * 0.62 * part +
        long * (0.62 - 0.3 * Math.abs(Math.sin(angle))) * part * part;
      const leaf = Math.sin(Math.min(1, part * 1.15) * Math.PI) * reach * 0.075 + 2;
      upper.push([px, py - 3]);
      lower.push([px - Math.cos(angle) * 6, py + leaf * (step % 2 ? 1.7 : 0.35)]);
    }
    fronds += trace([...upper, ...lower.toReversed()]);
  }
  return { stem: trace([...left, ...right.toReversed()]), fronds, rings };
}

function leaf(x: number, y: number, long: number, angle: number): { blade: string; veins: string } {
  const left: Point[] = [];
  const right: Point[] = [];
  let veins = "";
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const at = (along: number, aside: number): Point => [
    x + cos * along - sin * aside,
    y + sin * along + cos * aside + (along / long) ** 2 * long * 0.2,
  ];
  for (let step = 0; step <= 10; step += 1) {
    const part = step / 10;
    const wide = Math.sin(part ** 0.8 * Math.PI) * long * 0.17;
    left.push(at(part * long, -wide));
    right.push(at(part * long, wide * (step % 2 ? 1 : 0.72)));
    if (step > 0 && step < 10)
      veins +=
        stroke(at(part * long, 0), at(part * long + long * 0.06, -wide * 0.8)) +
        stroke(at(part * long, 0), at(part * long + long * 0.06, wide * 0.6));
  }
  return { blade: trace([...left, ...right.toReversed()]), veins };
}

export function southHorn(): string {
  const random = seeded(3131);
  const wave = noise(40);
  const shore = 500;
  const hills = ridge(44, 486, 40, 300);
  const isles = [
    peak(14, 300, 420, 506, 190, 8),
    peak(18, 1330, 400, 506, 240, 8),
    peak(23, 1520, 440, 506, 170, 8),
    peak(27, 120, 450, 506, 150, 8),
  ];
  const rim = (angle: number, rx: number, ry: number): Point => [
    806 + Math.cos(angle) * rx,
    690 + Math.sin(angle) * ry,
  ];
  const arc = (rx: number, ry: number, from: number, to: number, rough: number): Point[] => {
    const points: Point[] = [];
    for (let step = 0; step <= 80; step += 1) {
      const angle = from + ((to - from) * step) / 80;
      const [x, y] = rim(angle, rx + wave(angle * 6) * rough, ry + wave(angle * 6 + 9) * rough * 0.4);
      points.push([x, y]);
    }
    return points;
  };
  const open = -Math.PI * 0.28;
  const shut = Math.PI * 1.28;
  const cape = trace([...arc(640, 212, open, shut, 9), ...arc(396, 112, shut, open, 10)]);
  const sand = trace([
    ...arc(436, 132, open - 0.02, shut + 0.02, 8),
    ...arc(384, 106, shut + 0.05, open - 0.05, 8),
  ]);
  const foam = [0, 1, 2]
    .map((row) => trace(arc(374 - row * 17, 100 - row * 8, open, shut, 7), false))
    .join("");
  let canopy = "";
  let crowns = "";
  for (let tree = 0; tree < 160; tree += 1) {
    const angle = open + 0.06 + (shut - open - 0.12) * random();
    const depth = random();
    const [x, y] = rim(angle, 452 + depth * 170, 140 + depth * 64);
    const r = Math.round((8 + random() * 9) * (0.7 + (y - 480) / 420));
    canopy += `M${Math.round(x - r)} ${Math.round(y)}a${r} ${r} 0 0 1 ${r * 2} 0z`;
    if (tree % 2)
      crowns += `M${Math.round(x + r * 0.1)} ${Math.round(y - r * 0.75)}q${Math.round(r * 0.7)} ${Math.round(r * 0.1)} ${Math.round(r * 0.75)} ${Math.round(r * 0.65)}`;
  }
  const towerX = 806;
  const spire: Point[] = [
    [towerX - 46, 500],
    [towerX - 30, 440],
    [towerX - 34, 432],
    [towerX - 22, 420],
    [towerX - 20, 330],
    [towerX - 27, 322],
    [towerX - 27, 308],
    [towerX - 15, 302],
    [towerX - 13, 214],
    [towerX - 19, 206],
    [towerX - 16, 192],
    [towerX - 8, 186],
    [towerX - 3, 110],
    [towerX + 1, 62],
    [towerX + 6, 112],
    [towerX + 9, 186],
    [towerX + 17, 192],
    [towerX + 20, 206],
    [towerX + 13, 214],
    [towerX + 15, 302],
    [towerX + 28, 308],
    [towerX + 28, 322],
    [towerX + 20, 330],
    [towerX + 24, 420],
    [towerX + 36, 432],
    [towerX + 31, 440],
    [towerX + 48, 500],
  ];
  const dark = trace([[towerX + 1, 62], ...spire.slice(14), [towerX + 10, 500], [towerX + 3, 300]]);
  let courses = "";
  for (let y = 120; y < 496; y += 8)
    courses += stroke(
      [towerX + 2 + random() * 4, y],
      [towerX + 5 + (y > 430 ? 26 : y > 320 ? 15 : y > 214 ? 9 : 2), y + 1],
    );
  const horns =
    trace([
      [towerX - 20, 400],
      [towerX - 74, 352],
      [towerX - 86, 296],
      [towerX - 66, 340],
      [towerX - 20, 368],
    ]) +
    trace([
      [towerX + 20, 400],
      [towerX + 76, 352],
      [towerX + 90, 292],
      [towerX + 68, 340],
      [towerX + 20, 368],
    ]);
  let rays = "";
  for (let ray = 0; ray < 64; ray += 1) {
    const angle = -Math.PI * (0.03 + 0.94 * (ray / 63));
    const from = 190 + random() * 160;
    const to = from + 120 + random() * 520;
    rays += stroke(
      [towerX + Math.cos(angle) * from, 440 + Math.sin(angle) * from],
      [towerX + Math.cos(angle) * to, 440 + Math.sin(angle) * to],
    );
  }
  let glitter = "";
  for (let y = shore + 6; y < 780; y += 7) {
    for (let dash = 0; dash < 3; dash += 1) {
      const spread = 40 + (y - shore) * 0.7;
      const x = towerX + (random() - 0.5) * spread * 2;
      glitter += stroke([x, y], [x + 8 + random() * 30, y]);
    }
  }
  const front: (x: number) => number = (x) =>
    950 - (Math.abs(x - 780) / 800) ** 2.4 * 190 + ridge(6, 0, 18, 120)(x);
  const palms = [
    palm(random, 150, 940, 600, 120, 200),
    palm(random, 40, 930, 420, 90, 170),
    palm(random, 1440, 930, 640, -140, 210),
    palm(random, 1560, 930, 450, -60, 190),
    palm(random, 330, 960, 330, -50, 130),
  ];
  const leaves = [
    [-20, 900, 330, -0.5],
    [60, 1000, 320, -0.9],
    [220, 1010, 270, -0.5],
    [1620, 900, 330, -2.6],
    [1540, 1000, 330, -2.2],
    [1360, 1010, 270, -2.7],
    [420, 1020, 210, -0.9],
    [1190, 1020, 220, -2.2],
    [-30, 1000, 300, -0.15],
    [1630, 1000, 300, -3],
  ].map(([x = 0, y = 0, long = 0, angle = 0]) => leaf(x, y, long, angle));
  const boat = "M690 676q26 14 62 0l-8 14h-44zM718 674v-58l26 46h-22z";
  return (
    `<defs>${wash("so", [
      [0, "#4d3f78"],
      [0.2, "#8d629a"],
      [0.36, "#e29a8c"],
      [0.5, "#fbd9a0"],
    ])}${wash("sow", [
      [0, "#f3cfa0"],
      [0.14, "#8fb3a6"],
      [0.5, "#3b8088"],
      [1, "#1c4760"],
    ])}</defs>` +
    ground("so") +
    glow("sog", towerX, 440, 520, "#ffe9b6") +
    ink(rays, "#fff1c9", 1.4, 0.5) +
    ink(
      rule(
        random,
        20,
        470,
        22,
        (x, y) => 0.75 - Math.max(0, 0.75 - Math.hypot(x - towerX, y - 430) / 560),
        2,
      ),
      "#3a2c62",
      1.2,
      0.35,
    ) +
    `<circle cx="${towerX}" cy="440" r="150" fill="#fff3cf"/>` +
    isles
      .map((m) => fill(m.body, "#b58aa4") + fill(m.shade, "#86689a") + ink(m.lines, "#5d4a80", 1, 0.7))
      .join("") +
    fill(land(hills, 560, 1060, 10, 510), "#9a6f94") +
    ink(hatch(hills, { seed: 3, from: 570, to: 1050, step: 6, depth: 30, side: 0 }), "#5d4a80", 1, 0.7) +
    fill(horns, "#7c1e2e") +
    fill(trace(spire), "#a8283a") +
    fill(dark, "#5f1428") +
    ink(courses, "#3a0d20", 1, 0.7) +
    fill(
      `M${towerX - 4} 270v-14a4 5 0 0 1 8 0v14zM${towerX - 4} 380v-16a4 5 0 0 1 8 0v16zM${towerX - 4} 470v-20a4 5 0 0 1 8 0v20z`,
      "#ffb59a",
    ) +
    ink(`M${towerX + 1} 62V0`, "#ff6a6a", 3, 0.8) +
    `<path d="M0 ${shore}h1600v500H0z" fill="url(#sow)"/>` +
    ink(
      rule(random, shore + 8, 900, 19, (x) => 0.15 + Math.abs(x - 800) / 1600, 2),
      "#173f58",
      1.2,
      0.5,
    ) +
    ink(glitter, "#fff3cf", 2.2, 0.8) +
    fill(cape, "#35604f") +
    fill(sand, "#f2d8a0") +
    ink(foam, "#f8f6e2", 2.2, 0.75) +
    outlined(canopy, "#2c5a4c", "#1b3f3d") +
    ink(crowns, "#8fb07a", 1.4, 0.8) +
    fill(boat, "#3b2340") +
    ink("M684 694h72M694 701h54", "#fff3cf", 1.8, 0.7) +
    ink(flock(random, 1060, 300, 10, 180, 12), "#3a2450", 1.9) +
    fill(land(front), "#1a2338") +
    ink(hatch(front, { seed: 5, step: 10, depth: 80, side: 0, lean: 0.6, inset: 10 }), "#4b5a6e", 1.2, 0.5) +
    palms
      .map((p) => fill(p.stem, "#1a1c34") + ink(p.rings, "#6a4a6c", 1.6, 0.8) + fill(p.fronds, "#16273a"))
      .join("") +
    leaves.map((l) => fill(l.blade, "#121c30") + ink(l.veins, "#48677a", 1.3, 0.75)).join("") +
    fill(traveller(700, front(700) + 4, 90, 1.4), "#0f1428")
  );
}
