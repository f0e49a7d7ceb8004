import { axe, goggles, gun, rivets, satchel } from "./gear.ts";
import { ellipse, type Plate, type Point, round, sharp } from "./pen.ts";

export type Kind = "mch" | "war";
export type View = "front" | "back" | "side";

/** Where the joints of a figure stand. Left and right are the reader's. */
export type Pose = {
  readonly view: View;
  readonly head: Point;
  /** Degrees that the head leans. */
  readonly tilt: number;
  readonly neck: Point;
  readonly waist: Point;
  readonly shoulders: readonly [Point, Point];
  readonly elbows: readonly [Point, Point];
  readonly hands: readonly [Point, Point];
  readonly hips: readonly [Point, Point];
  readonly knees: readonly [Point, Point];
  readonly ankles: readonly [Point, Point];
  /** Which way each foot points: -1 left, 0 to the reader, 1 right. */
  readonly feet: readonly [-1 | 0 | 1, -1 | 0 | 1];
  /** The weapon: where it is gripped, its turn in degrees, and whether it lies before or behind the body. */
  readonly weapon: {
    readonly at: Point;
    readonly turn: number;
    readonly scale: number;
    readonly layer: "behind" | "before" | "under";
  };
  /** How far the coat or the cape is blown sideways. */
  readonly sweep: number;
};

const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

function head(plate: Plate, pose: Pose, kind: Kind): void {
  plate.placed(pose.head[0], pose.head[1], pose.tilt, 1, (p) => {
    if (pose.view === "side") {
      p.part(
        round([
          [-34, -70],
          [34, -76],
          [66, -30],
          [64, -8],
          [82, 20],
          [66, 26],
          [68, 44],
          [56, 74],
          [14, 88],
          [-30, 60],
          [-56, 0],
        ]),
        { shade: 10 },
      );
      p.lines("M44-8h16M46-18q8-5 16-2M56 50h12M-6 6q-16-8-16 14t16 14", 2.6);
    } else if (pose.view === "front") {
      p.part(
        round([
          [-58, -40],
          [0, -84],
          [58, -40],
          [56, 20],
          [36, 70],
          [0, 92],
          [-36, 70],
          [-56, 20],
        ]),
        { shade: 14 },
      );
      p.lines(
        "M-36-2q12-8 24 0M12-2q12-8 24 0M-40-16q14-8 28-1M12-17q14-7 28 1M0 4l-6 28 10 2M-16 56q16 8 32 0",
        2.8,
      );
      p.solid(ellipse(-24, 1, 4, 4) + ellipse(24, 1, 4, 4));
    } else {
      p.part(
        round([
          [-58, -40],
          [0, -84],
          [58, -40],
          [54, 30],
          [30, 70],
          [-30, 70],
          [-54, 30],
        ]),
        { shade: 14 },
      );
    }
    if (kind === "mch") {
      const locks: Point[] =
        pose.view === "side"
          ? [
              [62, -50],
              [86, -22],
              [44, -40],
              [10, -30],
              [-2, 8],
              [-20, 10],
              [-8, 58],
              [-34, 40],
              [-46, 92],
              [-56, 44],
              [-96, 62],
              [-74, 10],
              [-116, 4],
              [-82, -34],
              [-108, -76],
              [-62, -78],
              [-58, -122],
              [-20, -102],
              [10, -134],
              [36, -104],
              [66, -110],
              [60, -80],
            ]
          : pose.view === "front"
            ? [
                [-60, 52],
                [-86, 30],
                [-76, -6],
                [-100, -34],
                [-78, -62],
                [-74, -104],
                [-40, -98],
                [-22, -134],
                [6, -108],
                [44, -126],
                [54, -92],
                [90, -80],
                [78, -40],
                [98, -6],
                [76, 12],
                [82, 44],
                [60, 50],
                [58, -14],
                [40, -36],
                [16, -26],
                [2, -46],
                [-22, -22],
                [-44, -34],
                [-56, 0],
              ]
            : [
                [-64, 60],
                [-92, 40],
                [-76, 0],
                [-100, -34],
                [-74, -66],
                [-76, -108],
                [-38, -98],
                [-16, -134],
                [12, -106],
                [48, -124],
                [58, -88],
                [92, -72],
                [78, -30],
                [102, 4],
                [78, 24],
                [90, 62],
                [58, 58],
                [52, 104],
                [28, 72],
                [12, 118],
                [-8, 78],
                [-34, 108],
                [-42, 70],
              ];
      p.part(sharp(locks), { tone: "mid", shade: 12, cross: true });
      p.lines(
        pose.view === "back"
          ? "M-34-80q-26 30-22 66M-10-100q-22 70-14 110M14-90q16 50 8 96M40-86q26 40 22 90M-50 10l16 60M-20 20l14 56M14 10l4 70M44 20l-12 50"
          : "M-20-104q-36 30-34 80M20-108q-22 30-20 54M44-94q8 20 26 34",
        1.8,
      );
      if (pose.view === "side") p.placed(36, -56, -6, 0.72, goggles);
      else if (pose.view === "front") p.placed(0, -62, 0, 0.94, goggles);
      else
        p.part(
          sharp([
            [-76, -66],
            [76, -66],
            [76, -44],
            [-76, -44],
          ]),
          { tone: "dark", shade: 0 },
        );
    } else {
      const helm: Point[] =
        pose.view === "side"
          ? [
              [66, -28],
              [70, -62],
              [30, -104],
              [-30, -104],
              [-72, -60],
              [-80, 10],
              [-70, 62],
              [-18, 66],
              [-8, 10],
              [36, -6],
            ]
          : [
              [-70, 50],
              [-80, -20],
              [-52, -94],
              [0, -112],
              [52, -94],
              [80, -20],
              [70, 50],
              [46, 40],
              [44, -14],
              [8, -22],
              [0, 24],
              [-8, -22],
              [-44, -14],
              [-46, 40],
            ];
      const cap: Point[] = [
        [-72, 60],
        [-80, -20],
        [-52, -94],
        [0, -112],
        [52, -94],
        [80, -20],
        [72, 60],
        [0, 76],
      ];
      p.part(sharp(pose.view === "back" ? cap : helm), { tone: "metal", shade: 16, cross: true });
      const horn = (side: number): Point[] => [
        [side * 62, -60],
        [side * 118, -86],
        [side * 150, -150],
        [side * 140, -84],
        [side * 104, -40],
        [side * 72, -28],
      ];
      if (pose.view === "side")
        p.part(
          round([
            [-10, -70],
            [30, -112],
            [92, -160],
            [60, -96],
            [26, -52],
            [-4, -44],
          ]),
          { tone: "light", shade: 9 },
        );
      else for (const side of [-1, 1]) p.part(round(horn(side)), { tone: "light", shade: 9 });
      p.lines("M0-110v70M-60-66q60-26 120 0", 2.4).lines(rivets([-52, -56], [52, -56], 7), 6);
    }
  });
}

function foot(plate: Plate, ankle: Point, way: -1 | 0 | 1, kind: Kind): void {
  const [x, y] = ankle;
  const tone = kind === "mch" ? "dark" : "metal";
  const sole: Point[] =
    way === 0
      ? [
          [x - 38, y - 20],
          [x + 38, y - 20],
          [x + 56, y + 44],
          [x + 58, y + 72],
          [x + 40, y + 84],
          [x - 40, y + 84],
          [x - 58, y + 72],
          [x - 56, y + 44],
        ]
      : [
          [x - way * 34, y - 22],
          [x + way * 32, y - 22],
          [x + way * 62, y + 22],
          [x + way * 124, y + 46],
          [x + way * 128, y + 76],
          [x - way * 44, y + 76],
          [x - way * 44, y + 20],
        ];
  plate.part(sharp(sole), { tone, shade: 12 });
  if (kind === "war") {
    plate.lines(
      way === 0
        ? `M${x - 40} ${y + 12}q40 22 80 0M${x - 44} ${y + 36}q44 22 88 0`
        : `M${x + way * 50} ${y + 10}l${-way * 16} 62M${x + way * 84} ${y + 30}l${-way * 10} 44`,
      2.4,
    );
  } else plate.lines(`M${x - 44} ${y + 62}h${way === 0 ? 88 : 0}`, 2, "#d8c7a2");
}

function leg(plate: Plate, hip: Point, knee: Point, ankle: Point, way: -1 | 0 | 1, kind: Kind): void {
  plate.limb(hip, knee, 60, 62, 42, { tone: "light", shade: 18 });
  const fold = between(hip, knee, 0.6);
  plate.lines(
    `M${Math.round(fold[0] - 30)} ${Math.round(fold[1])}q24 16 50 8M${Math.round(fold[0] - 22)} ${Math.round(fold[1] + 26)}q22 14 42 4`,
    1.8,
  );
  foot(plate, ankle, way, kind);
  plate.limb(knee, ankle, 44, 54, 36, {
    tone: kind === "mch" ? "dark" : "metal",
    shade: 15,
    cross: kind === "war",
  });
  if (kind === "mch") {
    const cuff = between(knee, ankle, 0.06);
    plate.limb([cuff[0] - 50, cuff[1] - 4], [cuff[0] + 50, cuff[1] + 4], 22, 24, 22, {
      tone: "mid",
      shade: 9,
    });
    for (const part of [0.42, 0.66]) {
      const strap = between(knee, ankle, part);
      plate
        .lines(`M${Math.round(strap[0] - 46)} ${Math.round(strap[1])}q46 16 92 0`, 7, "#d8c7a2")
        .lines(`M${Math.round(strap[0] + 6)} ${Math.round(strap[1] - 4)}h20v22h-20z`, 3, "#f3e9d0");
    }
  } else {
    plate.part(
      round([
        [knee[0] - 54, knee[1] - 20],
        [knee[0], knee[1] - 66],
        [knee[0] + 54, knee[1] - 20],
        [knee[0] + 40, knee[1] + 42],
        [knee[0], knee[1] + 64],
        [knee[0] - 40, knee[1] + 42],
      ]),
      { tone: "metal", shade: 15 },
    );
    plate.lines(`M${knee[0]} ${knee[1] - 56}v108M${knee[0] - 44} ${knee[1] + 6}q44 22 88 0`, 2.2);
    const shin = between(knee, ankle, 0.5);
    plate
      .lines(
        `M${Math.round(knee[0] + 2)} ${Math.round(knee[1] + 70)}L${Math.round(ankle[0])} ${Math.round(ankle[1] - 14)}`,
        2.2,
      )
      .lines(rivets([shin[0] - 28, shin[1] - 50], [shin[0] - 20, shin[1] + 60], 4), 6);
  }
}

function arm(plate: Plate, shoulder: Point, elbow: Point, hand: Point, kind: Kind): void {
  if (kind === "mch") {
    plate.limb(shoulder, elbow, 50, 50, 40, { tone: "mid", shade: 15 });
    plate.limb(elbow, between(elbow, hand, 0.86), 42, 46, 42, { tone: "mid", shade: 15 });
    plate.limb(between(elbow, hand, 0.74), between(elbow, hand, 0.9), 50, 52, 50, {
      tone: "light",
      shade: 13,
    });
    plate.lines(
      `M${Math.round(elbow[0] - 30)} ${Math.round(elbow[1] - 20)}q26 18 52 6M${Math.round(elbow[0] - 28)} ${Math.round(elbow[1] + 8)}q26 14 50 0`,
      1.8,
    );
  } else {
    plate.limb(shoulder, elbow, 54, 60, 46, { shade: 16 });
    plate.limb(elbow, hand, 46, 56, 38, { tone: "metal", shade: 16, cross: true });
    plate.part(
      round([
        [elbow[0] - 46, elbow[1] - 16],
        [elbow[0], elbow[1] - 50],
        [elbow[0] + 46, elbow[1] - 16],
        [elbow[0] + 34, elbow[1] + 34],
        [elbow[0] - 34, elbow[1] + 34],
      ]),
      { tone: "metal", shade: 12 },
    );
    const plateLine = between(elbow, hand, 0.62);
    plate.lines(rivets([plateLine[0] - 26, plateLine[1] - 16], [plateLine[0] + 24, plateLine[1] + 10], 3), 6);
  }
  const tone = kind === "mch" ? "dark" : "metal";
  const seam = kind === "mch" ? "#d8c7a2" : "#2a2420";
  const [x, y] = hand;
  plate.part(
    round([
      [x - 34, y - 26],
      [x, y - 36],
      [x + 34, y - 24],
      [x + 40, y + 4],
      [x + 34, y + 34],
      [x + 22, y + 28],
      [x + 14, y + 42],
      [x + 2, y + 32],
      [x - 8, y + 42],
      [x - 18, y + 30],
      [x - 32, y + 32],
      [x - 40, y + 2],
    ]),
    { tone, shade: 9 },
  );
  plate.lines(
    `M${x - 18} ${y + 30}q-4-16 0-28M${x + 2} ${y + 32}q-2-18 2-30M${x + 22} ${y + 28}q2-14 0-26`,
    2,
    seam,
  );
  plate.part(
    round([
      [x - 38, y - 14],
      [x - 20, y - 22],
      [x + 6, y - 4],
      [x + 2, y + 8],
      [x - 22, y + 2],
    ]),
    { tone, shade: 0 },
  );
}

function torso(plate: Plate, pose: Pose, kind: Kind): void {
  const [l, r] = pose.shoulders;
  const [x, y] = pose.waist;
  const thin = pose.view === "side" ? 0.62 : 1;
  const sweep = pose.sweep;
  const hem = kind === "mch" ? 410 : 220;
  const [hl, hr] = pose.hips;
  const chest = between(pose.neck, pose.waist, 0.36);
  const body: Point[] =
    pose.view === "side"
      ? [
          [pose.neck[0] - 40, pose.neck[1] - 10],
          [pose.neck[0] + 40, pose.neck[1] - 10],
          [chest[0] + 96, chest[1] - 12],
          [x + 74, y - 40],
          [x + 86, y + 60],
          [x, y + 130],
          [x - 90, y + 60],
          [x - 66, y - 40],
          [chest[0] - 92, chest[1] - 16],
        ]
      : [
          [l[0] - 10, l[1] - 16],
          [pose.neck[0] - 44 * thin, pose.neck[1] - 14],
          [pose.neck[0] + 44 * thin, pose.neck[1] - 14],
          [r[0] + 10, r[1] - 16],
          [r[0] + 6, r[1] + 110],
          [x + 94 * thin, y - 24],
          [hr[0] + 66 * thin, hr[1] + 30],
          [x, y + 130],
          [hl[0] - 66 * thin, hl[1] + 30],
          [x - 94 * thin, y - 24],
          [l[0] - 6, l[1] + 110],
        ];
  if (kind === "mch") {
    plate.part(round(body), { tone: "mid", shade: 22 });
    if (pose.view === "front") {
      plate.part(
        sharp([
          [pose.neck[0] - 46, pose.neck[1]],
          [pose.neck[0] + 46, pose.neck[1]],
          [x + 38, y + 30],
          [x, y + 60],
          [x - 38, y + 30],
        ]),
        { tone: "light", shade: 14 },
      );
      plate
        .lines(`M${x} ${pose.neck[1] + 30}V${y + 50}`, 2)
        .lines(rivets([x + 14, pose.neck[1] + 70], [x + 12, y], 5), 8);
    } else
      plate.lines(
        `M${x} ${pose.neck[1] + 30}Q${x + 6} ${y - 80} ${x} ${y + 60}M${x - 70 * thin} ${l[1] + 90}q50 30 130 0`,
        2,
      );
    const skirt = (side: -1 | 1): Point[] => [
      [x + side * 96 * thin, y - 10],
      [x + side * 150 * thin + sweep * 0.4, y + hem * 0.5],
      [x + side * 186 * thin + sweep, y + hem],
      [x + side * 120 * thin + sweep, y + hem + 18],
      [x + side * 70 * thin + sweep * 0.9, y + hem - 6],
      [x + side * (pose.view === "front" ? 34 : 6) * thin + sweep * 0.4, y + hem * 0.5],
      [x + side * 4, y + 20],
    ];
    for (const side of [-1, 1] as const) {
      plate.part(round(skirt(side)), { tone: "mid", shade: 24 });
      for (const fold of [0.35, 0.6, 0.84])
        plate.lines(
          `M${Math.round(x + side * 90 * fold * thin)} ${y + 60}Q${Math.round(x + side * 120 * fold * thin + sweep * 0.4)} ${Math.round(y + hem * 0.5)} ${Math.round(x + side * 170 * fold * thin + sweep * 0.95)} ${Math.round(y + hem - 24)}`,
          1.8,
        );
    }
    plate.part(
      sharp([
        [x - 102 * thin, y - 28],
        [x + 102 * thin, y - 28],
        [x + 104 * thin, y + 8],
        [x - 104 * thin, y + 8],
      ]),
      { tone: "dark", shade: 0 },
    );
    const clasp = pose.view === "side" ? x + 56 : x;
    if (pose.view !== "back")
      plate.part(
        sharp([
          [clasp - 24, y - 36],
          [clasp + 24, y - 36],
          [clasp + 24, y + 16],
          [clasp - 24, y + 16],
        ]),
        { tone: "metal", shade: 8 },
      );
    if (pose.view === "side")
      plate.part(
        sharp([
          [chest[0] - 84, chest[1] - 70],
          [chest[0] - 50, chest[1] - 84],
          [x + 78, y - 6],
          [x + 50, y + 10],
        ]),
        { tone: "dark", shade: 0 },
      );
    else
      plate.part(
        sharp([
          [l[0] + 26, l[1] - 26],
          [l[0] + 62, l[1] - 30],
          [x + 104 * thin, y + 10],
          [x + 76 * thin, y + 20],
        ]),
        { tone: "dark", shade: 0 },
      );
    for (const part of pose.view === "side" ? [] : [0.3, 0.5, 0.7]) {
      const at = between([l[0] + 44, l[1] - 28], [x + 88 * thin, y + 14], part);
      plate.part(
        sharp([
          [at[0] - 22, at[1] - 18],
          [at[0] + 14, at[1] - 30],
          [at[0] + 28, at[1] + 6],
          [at[0] - 8, at[1] + 20],
        ]),
        { tone: "light", shade: 0 },
      );
    }
    plate.part(
      round([
        [pose.neck[0] - 70 * thin, pose.neck[1] - 6],
        [pose.neck[0], pose.neck[1] - 44],
        [pose.neck[0] + 70 * thin, pose.neck[1] - 6],
        [pose.neck[0] + 46 * thin, pose.neck[1] + 34],
        [pose.neck[0], pose.neck[1] + 54],
        [pose.neck[0] - 46 * thin, pose.neck[1] + 34],
      ]),
      { tone: "light", shade: 14, cross: true },
    );
    plate.placed(x + (pose.view === "back" ? -1 : 1) * 122 * thin, y + 62, 4, 0.86, satchel);
    return;
  }
  plate.part(round(body), { tone: "metal", shade: 26, cross: true });
  plate.lines(
    pose.view === "back"
      ? `M${x} ${pose.neck[1] + 40}V${y}M${x - 80} ${l[1] + 60}q80 40 160 0M${x - 76} ${l[1] + 130}q76 36 152 0`
      : `M${pose.neck[0]} ${pose.neck[1] + 50}Q${x + 4} ${y - 120} ${x} ${y - 30}M${Math.round(x - 92 * thin)} ${y - 150}q${Math.round(92 * thin)} 60 ${Math.round(184 * thin)} 0M${Math.round(x - 84 * thin)} ${y - 92}q${Math.round(84 * thin)} 40 ${Math.round(168 * thin)} 0`,
    2.4,
  );
  const tasset = (from: number, to: number, drop: number): Point[] => [
    [x + from * thin, y - 6],
    [x + to * thin, y - 6],
    [x + to * 1.24 * thin + sweep * 0.3, y + drop],
    [x + ((from + to) / 2) * 1.22 * thin + sweep * 0.3, y + drop + 34],
    [x + from * 1.24 * thin + sweep * 0.3, y + drop],
  ];
  plate.part(
    sharp([
      [x - 44 * thin, y],
      [x + 44 * thin, y],
      [x + 56 * thin + sweep * 0.5, y + hem + 150],
      [x + sweep * 0.5, y + hem + 176],
      [x - 56 * thin + sweep * 0.5, y + hem + 146],
    ]),
    { tone: "light", shade: 18 },
  );
  plate.lines(
    `M${x - 14} ${y + 70}l${Math.round(-6 + sweep * 0.4)} ${hem + 50}M${x + 18} ${y + 70}l${Math.round(8 + sweep * 0.4)} ${hem + 60}`,
    1.8,
  );
  for (const [from, to] of [
    [-126, -66],
    [66, 126],
    [-72, -22],
    [22, 72],
  ] as const) {
    const set = tasset(from, to, Math.abs(from + to) > 150 ? 150 : 120);
    plate.part(sharp(set), { tone: "metal", shade: 11 });
  }
  plate.part(
    sharp([
      [x - 112 * thin, y - 34],
      [x + 112 * thin, y - 34],
      [x + 116 * thin, y + 10],
      [x - 116 * thin, y + 10],
    ]),
    { tone: "dark", shade: 0 },
  );
  if (pose.view !== "back")
    plate.part(ellipse(pose.view === "side" ? x + 60 : x, y - 12, 34, 34), {
      tone: "light",
      shade: 12,
      cross: true,
    });
  plate.lines(
    rivets([x - 94 * thin, y - 12], [x - 48 * thin, y - 12], 3) +
      rivets([x + 48 * thin, y - 12], [x + 94 * thin, y - 12], 3),
    8,
    "#d8c7a2",
  );
  const mane: Point[] = [];
  for (let tuft = 0; tuft <= 14; tuft += 1) {
    const angle = Math.PI * (1.06 - (tuft / 14) * 1.12);
    const reach = tuft % 2 ? 1 : 0.74;
    mane.push([
      pose.neck[0] + Math.cos(angle) * 150 * thin * reach,
      pose.neck[1] - 14 + Math.sin(angle) * 92 * reach,
    ]);
  }
  plate.part(
    sharp([
      ...mane,
      [pose.neck[0] + 60 * thin, pose.neck[1] - 40],
      [pose.neck[0] - 60 * thin, pose.neck[1] - 40],
    ]),
    { tone: "mid", shade: 14, cross: true },
  );
}

function pauldron(plate: Plate, at: Point, side: -1 | 1): void {
  const [x, y] = at;
  const lames: Point[][] = [112, 78, 44].map((drop, index) => {
    const w = 88 - index * 3;
    return [
      [x - w, y + drop - 40],
      [x - w * 0.7, y - 66 + drop * 0.2],
      [x, y - 86 + drop * 0.3],
      [x + w * 0.7, y - 66 + drop * 0.2],
      [x + w, y + drop - 40],
      [x + w * 0.5, y + drop],
      [x - w * 0.5, y + drop],
    ];
  });
  for (const lame of lames) plate.part(round(lame), { tone: "metal", shade: 17, cross: true });
  plate.part(
    sharp([
      [x + side * 20, y - 66],
      [x + side * 78, y - 150],
      [x + side * 70, y - 44],
    ]),
    { tone: "light", shade: 8 },
  );
  plate.lines(rivets([x - 50, y - 10], [x + 50, y - 10], 5), 6);
}

/** Draws a whole figure in its pose, from the far parts to the near ones. */
export function figure(plate: Plate, kind: Kind, pose: Pose): void {
  const weapon = (): void => {
    plate.placed(
      pose.weapon.at[0],
      pose.weapon.at[1],
      pose.weapon.turn,
      pose.weapon.scale,
      kind === "mch" ? gun : axe,
    );
  };
  const [l, r] = [0, 1] as const;
  if (pose.weapon.layer === "behind") weapon();
  const side = pose.view === "side";
  if (side) arm(plate, pose.shoulders[l], pose.elbows[l], pose.hands[l], kind);
  leg(plate, pose.hips[l], pose.knees[l], pose.ankles[l], pose.feet[l], kind);
  leg(plate, pose.hips[r], pose.knees[r], pose.ankles[r], pose.feet[r], kind);
  plate.limb([pose.neck[0], pose.neck[1] - 60], [pose.neck[0], pose.neck[1] + 10], 40, 38, 46, { shade: 16 });
  if (side && kind === "war") pauldron(plate, pose.shoulders[l], -1);
  torso(plate, pose, kind);
  head(plate, pose, kind);
  if (pose.weapon.layer === "under") weapon();
  if (!side) {
    arm(plate, pose.shoulders[l], pose.elbows[l], pose.hands[l], kind);
    if (kind === "war") pauldron(plate, pose.shoulders[l], -1);
  }
  arm(plate, pose.shoulders[r], pose.elbows[r], pose.hands[r], kind);
  if (kind === "war") pauldron(plate, pose.shoulders[r], side ? -1 : 1);
  if (pose.weapon.layer === "before") weapon();
}
