import { goggles, rivets } from "./gear.ts";
import { ellipse, type Plate, type Point, round, sharp } from "./pen.ts";
import type { Kind, Pose } from "./pose.ts";

/** The head with its hair and goggles, or its horned helm. */
export function head(plate: Plate, pose: Pose, kind: Kind): void {
  plate.placed(pose.head[0], pose.head[1], pose.tilt, 1, (p) => {
    if (pose.view === "side") {
      p.part(
        "M-56 0C-58-44-38-76 2-80C38-82 60-58 62-28C63-20 60-14 63-8L80 22C82 27 76 30 68 30C64 32 64 35 67 38C72 41 72 45 67 47C72 49 72 54 66 56C64 60 66 66 66 72C64 84 48 90 32 88C8 84-20 74-34 56C-46 38-54 20-56 0z",
        { shade: 10 },
      );
      // Lid, brow, nostril, the line of the mouth, the jaw, and an ear.
      p.lines(
        "M38-6q12-9 22-3M40 0q8 3 16 0M36-20q14-8 26-3M68 26q-6 2-9-3M50 47q10 2 17 0M-22 44q20 30 52 40",
        2.4,
      );
      p.solid(ellipse(52, -3, 4, 5));
      p.part("M-6-6q-20-8-22 12q0 20 18 22q12-2 8-18z", { shade: 0, line: 2.2 });
      p.lines("M-10 0q-12-4-12 8t10 10", 1.8);
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
      // Lids above and below, brows, the nose with its wings, lips, and the shadow under them.
      p.lines(
        "M-40-2q14-13 30 0M10-2q16-13 30 0M-44-19q16-10 34-3M10-22q18-7 34 3M5-4q4 20-1 34M-11 34q4 5 9 2M2 36q5 3 9-2M-19 55q10-5 17-2q2 2 4 0q7-3 17 2",
        2.6,
      );
      p.lines("M-36 4q10 6 22 1M14 5q12 5 22-1M-18 56q18 5 36 0M-11 65q11 5 22 0M-6 78q6 3 12 0", 1.7);
      p.solid(ellipse(-24, -1, 5, 6) + ellipse(24, -1, 5, 6));
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
