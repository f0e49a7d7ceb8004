import { rivets } from "./gear.ts";
import { between, type Plate, type Point, round, sharp, type Tone } from "./pen.ts";
import type { Kind } from "./pose.ts";

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

export function leg(plate: Plate, hip: Point, knee: Point, ankle: Point, way: -1 | 0 | 1, kind: Kind): void {
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

export function arm(plate: Plate, shoulder: Point, elbow: Point, hand: Point, kind: Kind): void {
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
  drawHand(plate, hand, tone, seam);
}

/** Left edge, top and length. The index finger is last, so that it is drawn on top. */
const fingers = [
  [-34, 4, 28],
  [-17, 6, 36],
  [0, 6, 38],
  [17, 3, 34],
] as const;

function drawHand(plate: Plate, [x, y]: Point, tone: Tone, seam: string): void {
  for (const [left, top, length] of fingers)
    plate.part(
      round([
        [x + left, y + top],
        [x + left + 9, y + top - 5],
        [x + left + 18, y + top],
        [x + left + 18, y + top + length - 8],
        [x + left + 9, y + top + length],
        [x + left, y + top + length - 8],
      ]),
      { tone, shade: 5, line: 2.4 },
    );
  plate.part(
    round([
      [x - 30, y - 34],
      [x + 4, y - 40],
      [x + 34, y - 30],
      [x + 39, y - 4],
      [x + 30, y + 12],
      [x - 2, y + 15],
      [x - 33, y + 12],
      [x - 40, y - 8],
    ]),
    { tone, shade: 10 },
  );
  plate.part(
    round([
      [x - 39, y - 16],
      [x - 28, y - 20],
      [x - 12, y - 2],
      [x + 6, y + 14],
      [x + 2, y + 24],
      [x - 14, y + 18],
      [x - 34, y + 4],
    ]),
    { tone, shade: 5, line: 2.4 },
  );
  plate.lines(
    `M${x - 24} ${y - 12}q-2 10-3 20M${x - 8} ${y - 16}q0 10 0 12M${x + 8} ${y - 16}q2 12 2 24M${x + 24} ${y - 14}q3 10 2 20M${x - 30} ${y + 22}h10M${x - 12} ${y + 27}h10M${x + 5} ${y + 28}h10M${x + 22} ${y + 23}h10`,
    1.8,
    seam,
  );
}

export function pauldron(plate: Plate, at: Point, side: -1 | 1): void {
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
