import { ellipse, type Plate, type Point, round, sharp } from "./pen.ts";

export function cog(x: number, y: number, radius: number, teeth: number): string {
  const points: Point[] = [];
  for (let step = 0; step < teeth * 4; step += 1) {
    const angle = (step / (teeth * 4)) * Math.PI * 2;
    const reach = step % 4 < 2 ? radius : radius * 0.8;
    points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]);
  }
  return sharp(points);
}

export function rivets(from: Point, to: Point, count: number): string {
  let data = "";
  for (let index = 0; index < count; index += 1) {
    const part = count === 1 ? 0 : index / (count - 1);
    data += `M${Math.round(from[0] + (to[0] - from[0]) * part)} ${Math.round(from[1] + (to[1] - from[1]) * part)}h.1`;
  }
  return data;
}

/** 620 units long: the grip at the origin, the muzzle to the right. */
export function gun(plate: Plate): void {
  plate
    .part(
      sharp([
        [-30, -20],
        [-150, 2],
        [-228, 30],
        [-240, 96],
        [-206, 104],
        [-120, 54],
        [-20, 30],
      ]),
      { tone: "mid", shade: 16 },
    )
    .lines("M-214 44l-8 46M-196 38l-6 54M-60 8l-90 26M-44 18l-70 18")
    .part(
      round([
        [-26, 16],
        [14, 12],
        [26, 60],
        [10, 108],
        [-26, 104],
        [-20, 60],
      ]),
      { tone: "mid" },
    )
    .lines("M-12 50l28 4M-14 66l30 4M-16 82l28 4")
    .part(
      sharp([
        [-44, -44],
        [130, -48],
        [150, -30],
        [150, 16],
        [40, 26],
        [-44, 22],
      ]),
      { tone: "metal", shade: 16 },
    )
    .part(
      sharp([
        [146, -40],
        [300, -38],
        [300, 6],
        [146, 10],
      ]),
      { tone: "metal", shade: 14 },
    )
    .part(
      sharp([
        [296, -30],
        [352, -30],
        [384, -52],
        [396, -52],
        [396, 22],
        [384, 22],
        [352, -2],
        [296, -2],
      ]),
      { tone: "metal", shade: 14, cross: true },
    )
    .part(
      sharp([
        [150, 12],
        [270, 10],
        [262, 34],
        [160, 36],
      ]),
      { tone: "mid" },
    )
    .part(ellipse(54, -10, 46, 46), { tone: "light", shade: 18, cross: true })
    .part(cog(54, -10, 34, 10), { tone: "metal", shade: 10 })
    .part(ellipse(54, -10, 11, 11), { tone: "dark", shade: 0 })
    .part(
      sharp([
        [60, -50],
        [64, -86],
        [190, -88],
        [194, -50],
      ]),
      { tone: "metal", shade: 10 },
    )
    .part(ellipse(196, -68, 12, 22), { tone: "paper", shade: 6 })
    .lines(
      "M44 26q6 34 34 30t24-36M60 30l8 16M170-30h116M170-14h116M180-38v46M210-38v46M240-38v46M270-38v46M-30-34h40M-30 12h50",
      2.4,
    )
    .lines(
      rivets([-34, -34], [-34, 14], 4) + rivets([120, -38], [120, 14], 4) + rivets([74, -78], [182, -78], 5),
      6,
    );
}

/** 900 units long: the grip at the origin, the head above. */
export function axe(plate: Plate): void {
  plate
    .part(
      sharp([
        [-13, -560],
        [13, -560],
        [15, 300],
        [-15, 300],
      ]),
      { tone: "mid", shade: 9 },
    )
    .part(
      sharp([
        [-19, 292],
        [19, 292],
        [14, 330],
        [0, 372],
        [-14, 330],
      ]),
      { tone: "metal", shade: 9 },
    );
  let wrap = "";
  for (let y = -70; y < 90; y += 16) wrap += `M-15 ${y}l30 10`;
  for (let y = -330; y < -250; y += 16) wrap += `M-14 ${y}l28 10`;
  plate.lines(wrap, 3);
  const blade: Point[] = [
    [20, -520],
    [92, -566],
    [150, -640],
    [214, -548],
    [230, -440],
    [206, -336],
    [140, -250],
    [96, -338],
    [20, -390],
  ];
  const back: Point[] = [
    [-20, -500],
    [-76, -540],
    [-124, -580],
    [-160, -500],
    [-164, -436],
    [-148, -370],
    [-112, -318],
    [-78, -366],
    [-20, -408],
  ];
  plate
    .part(round(blade), { tone: "metal", shade: 22 })
    .part(round(back), { tone: "metal", shade: 18 })
    .lines(
      "M166-610Q214-440 156-276M146-596Q188-440 136-294M-130-556q-26 118 14 216M-112-540q-22 104 12 192",
      2,
    )
    .lines("M44-500l60-34M44-480l72-36M44-410l56 30M44-430l66 36M-40-484l-44-30M-40-424l-40 24", 2)
    .part(
      sharp([
        [-30, -530],
        [30, -530],
        [34, -380],
        [-34, -380],
      ]),
      { tone: "dark", shade: 8 },
    )
    .part(ellipse(0, -456, 24, 24), { tone: "light", shade: 10, cross: true })
    .part(
      sharp([
        [-16, -528],
        [0, -650],
        [16, -528],
      ]),
      { tone: "metal", shade: 9 },
    )
    .lines("M-20-512h40M-22-398h44", 3, "#d8c7a2");
}

/** The middle of the strap is at the origin. */
export function satchel(plate: Plate): void {
  plate
    .part(
      round([
        [-70, 0],
        [-78, 60],
        [-72, 124],
        [0, 134],
        [72, 124],
        [80, 60],
        [72, 0],
      ]),
      { tone: "mid", shade: 18, cross: true },
    )
    .part(
      round([
        [-76, -6],
        [0, -14],
        [78, -6],
        [76, 44],
        [44, 76],
        [0, 84],
        [-44, 76],
        [-76, 44],
      ]),
      { tone: "light", shade: 14 },
    )
    .part(
      sharp([
        [-42, 40],
        [-26, 40],
        [-26, 104],
        [-42, 104],
      ]),
      { tone: "dark", shade: 0 },
    )
    .part(
      sharp([
        [26, 40],
        [42, 40],
        [42, 104],
        [26, 104],
      ]),
      { tone: "dark", shade: 0 },
    )
    .part(
      sharp([
        [-48, 76],
        [-20, 76],
        [-20, 94],
        [-48, 94],
      ]),
      { tone: "metal", shade: 0 },
    )
    .part(
      sharp([
        [20, 76],
        [48, 76],
        [48, 94],
        [20, 94],
      ]),
      { tone: "metal", shade: 0 },
    )
    .lines("M-68 4q68-12 138 0M-64 36q14 24 34 30M62 36q-10 22-30 32", 1.6);
}

export function goggles(plate: Plate): void {
  plate
    .part(
      sharp([
        [-72, -12],
        [72, -12],
        [72, 12],
        [-72, 12],
      ]),
      { tone: "dark", shade: 0 },
    )
    .part(ellipse(-31, 0, 28, 26), { tone: "mid", shade: 7 })
    .part(ellipse(31, 0, 28, 26), { tone: "mid", shade: 7 })
    .part(ellipse(-31, 0, 19, 18), { tone: "metal", shade: 0 })
    .part(ellipse(31, 0, 19, 18), { tone: "metal", shade: 0 })
    .lines("M-42-6l10-8M-40 4l16-14M20-6l10-8M22 4l16-14", 1.6);
}
