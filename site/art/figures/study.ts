import { axe, cog, goggles, gun, rivets, satchel } from "./gear.ts";
import { ellipse, type Plate, round, sharp } from "./pen.ts";
import type { Kind } from "./pose.ts";

const SEPIA = "#a9834d";

function measure(plate: Plate, x: number, y: number, wide: number, tall: number): void {
  let ticks = "";
  for (let tick = 0; tick <= 20; tick += 1)
    ticks += `M${Math.round(x + (wide * tick) / 20)} ${y + tall}v${tick % 5 === 0 ? 18 : 9}`;
  plate.lines(
    `${ticks}M${x} ${y + tall}h${wide}M${x - 20} ${y}v${tall}M${x - 28} ${y}h16M${x - 28} ${y + tall}h16`,
    1.5,
    SEPIA,
  );
}

function boot(plate: Plate, kind: Kind): void {
  const tone = kind === "mch" ? "dark" : "metal";
  plate
    .part(
      round([
        [-62, -200],
        [60, -206],
        [56, -60],
        [70, 10],
        [150, 60],
        [164, 96],
        [-64, 96],
        [-70, 10],
        [-52, -80],
      ]),
      { tone, shade: 22, cross: kind === "war" },
    )
    .part(
      sharp([
        [-72, 96],
        [168, 96],
        [168, 118],
        [20, 118],
        [10, 108],
        [-10, 118],
        [-72, 118],
      ]),
      { tone: "mid", shade: 8 },
    )
    .part(
      round([
        [-74, -226],
        [70, -232],
        [76, -180],
        [0, -170],
        [-76, -176],
      ]),
      { tone: "mid", shade: 12 },
    );
  if (kind === "mch") {
    for (const y of [-120, -50, 20])
      plate.lines(`M-58 ${y}q60 20 118 0`, 10, "#d8c7a2").lines(`M10 ${y - 6}h26v26h-26z`, 3.4, "#f3e9d0");
  } else {
    plate.part(
      round([
        [-50, -190],
        [0, -250],
        [56, -196],
        [44, -130],
        [0, -100],
        [-44, -128],
      ]),
      { tone: "metal", shade: 16 },
    );
    plate
      .lines("M2-240v130M-58-40q56 22 112 0M-60 10q60 24 122 0M60 36q-10 30-4 58M104 52q-8 20-2 42", 2.6)
      .lines(rivets([-40, -80], [38, -80], 5), 8);
  }
}

function gauntlet(plate: Plate, kind: Kind): void {
  const tone = kind === "mch" ? "mid" : "metal";
  plate.part(
    sharp([
      [-84, 150],
      [-64, -10],
      [64, -10],
      [84, 150],
      [40, 168],
      [-40, 168],
    ]),
    { tone, shade: 22, cross: true },
  );
  plate.part(
    round([
      [-62, -4],
      [-70, -80],
      [-56, -120],
      [56, -120],
      [72, -70],
      [62, -4],
    ]),
    { tone: kind === "mch" ? "dark" : "metal", shade: 16 },
  );
  [
    [-50, -118, -56, -196],
    [-18, -124, -18, -220],
    [16, -124, 20, -214],
    [46, -116, 56, -190],
    [66, -66, 112, -128],
  ].forEach(([x = 0, y = 0, tipX = 0, tipY = 0]) => {
    plate.limb([x, y], [tipX, tipY], 17, 17, 13, { tone: kind === "mch" ? "light" : "metal", shade: 7 });
  });
  plate
    .lines("M-60 20h120M-66 60h132M-72 100h144", 2.2)
    .lines(rivets([-50, 40], [50, 40], 4) + rivets([-60, 120], [60, 120], 5), 7);
}

export function study(plate: Plate, kind: Kind): void {
  plate.lines("M96 560h1008M96 1010h1008M600 590v390", 1.4, SEPIA);
  if (kind === "mch") {
    plate.lines(`${ellipse(578, 300, 190, 190)}M110 300h980`, 1.4, SEPIA);
    measure(plate, 200, 150, 870, 350);
    plate.placed(520, 316, -4, 1.36, gun);
    measure(plate, 160, 620, 340, 320);
    plate.placed(330, 640, 0, 2, satchel);
    plate.lines("M180 640Q330 520 480 640", 14, "#4a4038");
    plate.placed(850, 700, -5, 2.3, goggles);
    plate.lines(`${ellipse(779, 706, 92, 92)}${ellipse(921, 694, 92, 92)}`, 1.4, SEPIA);
    plate
      .part(cog(740, 890, 76, 14), { tone: "metal", shade: 18, cross: true })
      .part(ellipse(740, 890, 34, 34), { tone: "light", shade: 10 })
      .part(ellipse(740, 890, 10, 10), { tone: "dark", shade: 0 });
    plate
      .part(cog(866, 900, 50, 10), { tone: "light", shade: 12 })
      .part(ellipse(866, 900, 18, 18), { tone: "metal", shade: 6 });
    plate
      .part(cog(962, 872, 44, 9), { tone: "mid", shade: 10 })
      .part(ellipse(962, 872, 14, 14), { tone: "dark", shade: 0 });
  } else {
    plate.lines(`${ellipse(300, 310, 200, 200)}${ellipse(300, 310, 232, 232)}M100 310h1000`, 1.4, SEPIA);
    plate.placed(738, 316, -90, 0.98, axe);
    measure(plate, 130, 120, 960, 392);
    for (const [drop, w] of [
      [150, 190],
      [90, 178],
      [30, 160],
    ] as const) {
      plate.part(
        round([
          [330 - w, 740 + drop],
          [330 - w * 0.76, 680 + drop * 0.3],
          [330, 640 + drop * 0.4],
          [330 + w * 0.76, 680 + drop * 0.3],
          [330 + w, 740 + drop],
          [330 + w * 0.5, 790 + drop],
          [330 - w * 0.5, 790 + drop],
        ]),
        { tone: "metal", shade: 28, cross: true },
      );
    }
    plate
      .part(
        sharp([
          [220, 700],
          [160, 600],
          [270, 672],
        ]),
        { tone: "light", shade: 12 },
      )
      .part(
        sharp([
          [300, 670],
          [310, 570],
          [350, 668],
        ]),
        { tone: "light", shade: 12 },
      )
      .lines(rivets([210, 770], [450, 770], 8), 9);
    plate.part(
      sharp([
        [690, 900],
        [676, 720],
        [740, 640],
        [850, 610],
        [960, 640],
        [1024, 720],
        [1010, 900],
        [950, 870],
        [940, 760],
        [868, 750],
        [850, 840],
        [832, 750],
        [760, 760],
        [750, 870],
      ]),
      { tone: "metal", shade: 30, cross: true },
    );
    plate
      .part(
        round([
          [702, 680],
          [620, 640],
          [576, 570],
          [650, 600],
          [720, 640],
        ]),
        { tone: "light", shade: 10 },
      )
      .part(
        round([
          [998, 680],
          [1080, 640],
          [1124, 574],
          [1050, 600],
          [980, 640],
        ]),
        { tone: "light", shade: 10 },
      );
    plate.lines("M850 612v130M720 700q130-60 260 0", 3).lines(rivets([730, 724], [970, 724], 9), 9);
  }
  measure(plate, 190, 1070, 300, 330);
  plate.placed(300, 1286, 0, 0.92, (p) => boot(p, kind));
  measure(plate, 690, 1070, 300, 330);
  plate.placed(830, 1262, kind === "mch" ? 8 : -8, 0.86, (p) => gauntlet(p, kind));
}
