import { rivets, satchel } from "./gear.ts";
import { between, ellipse, type Plate, type Point, round, sharp } from "./pen.ts";
import type { Kind, Pose } from "./pose.ts";

export function torso(plate: Plate, pose: Pose, kind: Kind): void {
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
      (pose.view === "side" ? "" : rivets([x + 48 * thin, y - 12], [x + 94 * thin, y - 12], 3)),
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
