import {
  cloud,
  fill,
  flock,
  glow,
  grass,
  ground,
  hatch,
  ink,
  land,
  type Point,
  type Random,
  ridge,
  rule,
  seeded,
  stroke,
  trace,
  traveller,
  wash,
} from "./pen.ts";

/** A table mountain: flat top, hatched cliff, shaded right wall. */
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

/** The fortress ship: keel, decks, towers, fins and engines, seen from below and aside, bow to the left. */
function fortressShip(random: Random): string {
  const hull: Point[] = [
    [392, 372],
    [452, 340],
    [560, 330],
    [590, 312],
    [1030, 306],
    [1066, 322],
    [1196, 316],
    [1246, 336],
    [1232, 372],
    [1190, 394],
    [1150, 424],
    [1040, 452],
    [940, 470],
    [905, 520],
    [880, 474],
    [760, 480],
    [690, 472],
    [660, 506],
    [636, 462],
    [540, 436],
    [462, 404],
  ];
  const belly: Point[] = [
    [392, 372],
    [1240, 352],
    [1232, 372],
    [1190, 394],
    [1150, 424],
    [1040, 452],
    [940, 470],
    [905, 520],
    [880, 474],
    [760, 480],
    [690, 472],
    [660, 506],
    [636, 462],
    [540, 436],
    [462, 404],
  ];
  const upper: Point[] = [
    [596, 314],
    [600, 286],
    [636, 282],
    [640, 250],
    [662, 246],
    [664, 214],
    [674, 214],
    [676, 246],
    [704, 244],
    [706, 270],
    [748, 268],
    [752, 196],
    [770, 188],
    [774, 138],
    [782, 96],
    [790, 138],
    [796, 186],
    [826, 182],
    [830, 150],
    [846, 146],
    [850, 112],
    [856, 112],
    [860, 146],
    [872, 150],
    [878, 240],
    [920, 238],
    [924, 210],
    [950, 206],
    [954, 262],
    [1002, 262],
    [1006, 282],
    [1032, 286],
    [1034, 310],
  ];
  const fins =
    trace([
      [1180, 322],
      [1290, 236],
      [1330, 238],
      [1262, 340],
    ]) +
    trace([
      [1200, 388],
      [1312, 444],
      [1280, 452],
      [1160, 418],
    ]) +
    trace([
      [470, 402],
      [392, 456],
      [430, 456],
      [536, 432],
    ]) +
    trace([
      [560, 330],
      [494, 262],
      [520, 262],
      [606, 316],
    ]);
  const engines: readonly (readonly [number, number, number])[] = [
    [560, 452, 22],
    [1010, 470, 24],
    [1120, 446, 20],
    [760, 492, 22],
  ];
  let pods = "";
  let props = "";
  for (const [x, y, r] of engines) {
    pods += trace([
      [x - r * 1.6, y - r * 0.5],
      [x + r * 1.6, y - r * 0.7],
      [x + r * 2, y],
      [x + r * 1.5, y + r * 0.7],
      [x - r * 1.6, y + r * 0.5],
    ]);
    props += `M${x - r * 1.8} ${y - r * 1.7}q${-r * 0.4} ${r * 1.7} 0 ${r * 3.4}M${x - r * 2.3} ${y}h${r * 0.8}`;
  }
  let plates = "";
  for (let x = 430; x < 1230; x += 13) {
    const low = 352 + (x < 620 ? (x - 392) * 0.4 : x > 1040 ? 100 - (x - 1040) * 0.35 : 104);
    const from = 362 - (x - 392) * 0.02 + random() * 12;
    plates += stroke([x, from], [x + 4, from + (low - 352) * (0.35 + random() * 0.6)]);
  }
  let decks =
    "M412 366L1240 346M470 346L1230 330M600 300H1030M644 268H700M756 216H872M924 240H952M598 308H1030";
  for (let x = 606; x < 1026; x += 14) decks += `M${x} 303v6`;
  for (let y = 150; y < 236; y += 8)
    decks += stroke([838, y + 20], [870, y + 21]) + (y > 190 ? stroke([776, y], [796, y + 1]) : "");
  let lamps = "";
  for (let x = 486; x < 1210; x += 26 + random() * 14)
    lamps += `M${Math.round(x)} ${Math.round(356 - (x - 392) * 0.02 - 12)}h.1`;
  for (const [x, y] of [
    [764, 230],
    [764, 250],
    [846, 190],
    [846, 215],
    [860, 170],
    [650, 276],
    [934, 228],
    [690, 258],
  ] as const)
    lamps += `M${x} ${y}h.1`;
  const guns = [480, 1090, 1150]
    .map(
      (x) =>
        trace([
          [x - 14, 334],
          [x - 10, 320],
          [x + 10, 320],
          [x + 14, 334],
        ]) +
        trace([
          [x - 8, 324],
          [x - 40, 312],
          [x - 40, 308],
          [x - 6, 318],
        ]),
    )
    .join("");
  return (
    fill(fins, "#4a5273") +
    fill(trace(upper), "#565e80") +
    fill(
      trace([
        [782, 96],
        [790, 138],
        [796, 186],
        [798, 312],
        [782, 312],
      ]) +
        trace([
          [856, 112],
          [860, 146],
          [872, 150],
          [878, 240],
          [878, 312],
          [852, 312],
          [850, 150],
        ]) +
        trace([
          [670, 214],
          [676, 246],
          [704, 244],
          [706, 270],
          [706, 312],
          [680, 312],
        ]) +
        trace([
          [940, 208],
          [950, 206],
          [954, 262],
          [1002, 262],
          [1006, 282],
          [1034, 310],
          [950, 312],
        ]),
      "#353b5a",
    ) +
    fill(trace(hull), "#6a7190") +
    fill(trace(belly), "#3b4263") +
    fill(guns, "#353b5a") +
    fill(pods, "#2c3250") +
    ink(plates, "#1f2440", 1.2, 0.75) +
    ink(decks, "#1f2440", 1.3, 0.8) +
    ink(props, "#2c3250", 2.4) +
    ink(lamps, "#ffdf9e", 4.4) +
    ink("M782 96v-30M856 112v-24M669 214v-22M937 208v-24", "#353b5a", 2.4) +
    fill("M782 66l44 8-44 12zM856 88l30 6-30 8z", "#b5463c")
  );
}

/** Zadnor: the high plateau above the clouds, and the fortress ship Dalriada among them. */
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
  const far = sea(7, 640, 46, 330);
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
    ink(rule(random, 16, 620, 14, light, 2), "#3f4d7c", 1.2, 0.32) +
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
