import { figure } from "./body.ts";
import { cog, goggles, satchel } from "./gear.ts";
import { ellipse, hatchings, Plate, type Point, round, sharp } from "./pen.ts";
import type { Kind, Pose } from "./pose.ts";
import { poses } from "./poses.ts";
import { study } from "./study.ts";

export const FIGURE_SIZE = { width: 1200, height: 1500 } as const;

/** The types of `/reference/{type}`. Each has the same number of plates, 01 to 05. */
export const figureTypes = ["mch", "war"] as const satisfies readonly Kind[];
export const FIGURES_PER_TYPE = 5;

export type FigureNumber = 1 | 2 | 3 | 4 | 5;

export const figureViews = {
  1: "seen from the front",
  2: "seen from behind",
  3: "in profile",
  4: "in action",
  5: "study of the gear",
} as const satisfies Readonly<Record<FigureNumber, string>>;

export const figureNames = {
  mch: "Machinist",
  war: "Warrior",
} as const satisfies Readonly<Record<Kind, string>>;

const SEPIA = "#a9834d";

function frame(): string {
  return (
    `<path d="M0 0h1200v1500H0z" fill="#f7f2e6"/>` +
    `<path d="M36 36h1128v1428H36zM48 48h1104v1404H48z" fill="none" stroke="#8a6a3a" stroke-width="2"/>` +
    `<path d="M36 110h12M36 1390h12M1152 110h12M1152 1390h12M110 36v12M1090 36v12M110 1452v12M1090 1452v12" stroke="#8a6a3a" stroke-width="2"/>`
  );
}

/** Construction lines: eight head heights, the axis, and circles around head and joints. */
function construction(pose: Pose): string {
  const top = pose.head[1] - 112;
  const foot = Math.max(pose.ankles[0][1], pose.ankles[1][1]) + 78;
  let levels = "";
  for (let level = 0; level <= 8; level += 1) {
    const y = Math.round(top + ((foot - top) * level) / 8);
    levels += `M96 ${y}h1008`;
  }
  let ticks = "";
  for (let tick = 0; tick <= 32; tick += 1) {
    const y = Math.round(top + ((foot - top) * tick) / 32);
    ticks += `M80 ${y}h${tick % 4 === 0 ? 30 : tick % 2 === 0 ? 18 : 10}`;
  }
  const [x, y] = pose.head;
  const joints = [...pose.shoulders, ...pose.elbows, ...pose.knees]
    .map(([px, py]) => ellipse(px, py, 74, 74))
    .join("");
  const axis = Math.round((pose.hips[0][0] + pose.hips[1][0]) / 2);
  return (
    `<g fill="none" stroke="${SEPIA}" stroke-width="1.4"><path d="${levels}" stroke-dasharray="2 9"/><path d="${ticks}M80 ${Math.round(top)}V${foot}"/>` +
    `<path d="M${axis} ${Math.round(top) - 50}V${foot + 36}" stroke-dasharray="26 8 4 8"/><path d="${ellipse(x, y - 6, 118, 118)}M${Math.round(x) - 150} ${y}h300M${Math.round(x)} ${y - 150}v300"/>` +
    `<path d="${joints}" opacity=".5"/><path d="${ellipse(axis, pose.waist[1], 330, 330)}${ellipse(axis, pose.waist[1], 470, 470)}" opacity=".28"/></g>`
  );
}

function shadow(pose: Pose): string {
  const foot = Math.max(pose.ankles[0][1], pose.ankles[1][1]) + 72;
  const middle = (pose.ankles[0][0] + pose.ankles[1][0]) / 2 + 50;
  const half = Math.abs(pose.ankles[0][0] - pose.ankles[1][0]) / 2 + 200;
  let data = "";
  for (let row = -4; row <= 4; row += 1) {
    const wide = half * Math.sqrt(1 - (row / 5) ** 2);
    const ragged = ((row * 37) % 23) + 12;
    data += `M${Math.round(middle - wide + ragged)} ${foot + row * 8}H${Math.round(middle + wide - ragged * 1.6)}`;
  }
  return `<path d="${data}" stroke="#2a2420" stroke-width="2" stroke-linecap="round" opacity=".7"/>`;
}

function roundel(plate: Plate, at: Point, to: Point, draw: (plate: Plate) => void, scale: number): void {
  const angle = Math.atan2(to[1] - at[1], to[0] - at[0]);
  const from: Point = [at[0] + Math.cos(angle) * 88, at[1] + Math.sin(angle) * 88];
  plate
    .solid(ellipse(at[0], at[1], 88, 88), "#fbf7ec")
    .lines(`${ellipse(at[0], at[1], 88, 88)}${ellipse(at[0], at[1], 80, 80)}`, 1.8, SEPIA)
    .lines(
      `M${Math.round(from[0])} ${Math.round(from[1])}L${Math.round(to[0])} ${Math.round(to[1])}`,
      1.6,
      SEPIA,
    )
    .solid(ellipse(to[0], to[1], 6, 6), SEPIA)
    .placed(at[0], at[1], 0, scale, draw);
}

function wheel(plate: Plate): void {
  plate
    .part(cog(0, 0, 62, 12), { tone: "metal", shade: 14, cross: true })
    .part(ellipse(0, 0, 30, 30), { tone: "light", shade: 9 })
    .part(ellipse(0, 0, 9, 9), { tone: "dark", shade: 0 });
}

function buckle(plate: Plate): void {
  plate
    .part(
      sharp([
        [-90, -22],
        [90, -22],
        [90, 22],
        [-90, 22],
      ]),
      { tone: "dark", shade: 0 },
    )
    .part(
      sharp([
        [-38, -44],
        [38, -44],
        [38, 44],
        [-38, 44],
      ]),
      { tone: "metal", shade: 12 },
    )
    .part(
      sharp([
        [-20, -24],
        [20, -24],
        [20, 24],
        [-20, 24],
      ]),
      { tone: "mid", shade: 8 },
    )
    .lines("M0-2h34", 6);
}

function kneePlate(plate: Plate): void {
  plate
    .part(
      round([
        [-58, -16],
        [0, -70],
        [58, -16],
        [44, 42],
        [0, 66],
        [-44, 42],
      ]),
      { tone: "metal", shade: 18, cross: true },
    )
    .lines("M0-60v116M-48 8q48 24 96 0", 2.4)
    .lines("M-30-22h.1M30-22h.1M-24 32h.1M24 32h.1", 8);
}

function spike(plate: Plate): void {
  plate
    .part(ellipse(0, 22, 58, 46), { tone: "metal", shade: 14, cross: true })
    .part(
      sharp([
        [-26, 6],
        [10, -66],
        [28, 10],
      ]),
      { tone: "light", shade: 10 },
    )
    .lines("M-40 34h.1M-14 46h.1M14 46h.1M40 34h.1", 8);
}

export function drawFigure(type: Kind, number: FigureNumber): string {
  // One letter per plate, so that their ids differ.
  const mark = String.fromCharCode(97 + figureTypes.indexOf(type) * FIGURES_PER_TYPE + number - 1);
  const plate = new Plate(mark);
  let under = "";
  if (number === 5) {
    study(plate, type);
  } else {
    const pose = poses[type][number];
    under = construction(pose) + shadow(pose);
    figure(plate, type, pose);
    if (number !== 4) {
      const [left, right]: readonly [Point, Point] = [
        [190, 1190],
        [1010, 470],
      ];
      if (type === "mch") {
        roundel(plate, left, [Math.min(pose.ankles[0][0], pose.ankles[1][0]) - 22, 1196], buckle, 0.8);
        roundel(
          plate,
          right,
          number === 2 ? [560, 686] : [pose.head[0] + 40, pose.head[1] - 60],
          number === 2 ? wheel : goggles,
          number === 2 ? 0.95 : 0.95,
        );
      } else {
        roundel(
          plate,
          [190, 1040],
          [Math.min(pose.knees[0][0], pose.knees[1][0]) - 40, 1046],
          kneePlate,
          0.86,
        );
        roundel(
          plate,
          number === 3 ? [1000, 480] : [200, 470],
          [pose.shoulders[number === 3 ? 1 : 0][0], pose.shoulders[number === 3 ? 1 : 0][1] - 40],
          spike,
          0.9,
        );
      }
    } else if (type === "mch") {
      const [x, y] = [1062, 440];
      let burst = "";
      for (let ray = 0; ray < 13; ray += 1) {
        const angle = -1.15 + (ray / 12) * 2.3;
        const long = ray % 2 ? 96 : 54;
        burst += `M${Math.round(x + Math.cos(angle) * 22)} ${Math.round(y + Math.sin(angle) * 22)}L${Math.round(x + Math.cos(angle) * long)} ${Math.round(y + Math.sin(angle) * long)}`;
      }
      plate.lines(burst, 3);
      roundel(plate, [1000, 860], [646, 830], (p) => p.placed(0, -36, 0, 0.66, satchel), 1);
    } else {
      let arcs = "";
      for (let arc = 0; arc < 9; arc += 1) {
        const r = 400 + arc * 22;
        const [from, to] = [-2.1 + (arc % 2) * 0.12, -0.75 + ((arc * 5) % 4) * 0.13];
        arcs += `M${Math.round(600 + Math.cos(from) * r)} ${Math.round(660 + Math.sin(from) * r)}A${r} ${r} 0 0 1 ${Math.round(600 + Math.cos(to) * r)} ${Math.round(660 + Math.sin(to) * r)}`;
      }
      under += `<path d="${arcs}" fill="none" stroke="#2a2420" stroke-width="1.8" opacity=".45" stroke-linecap="round"/>`;
      roundel(plate, [1000, 760], [624, 664], spike, 0.9);
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FIGURE_SIZE.width} ${FIGURE_SIZE.height}"><title>${figureNames[type]}, ${figureViews[number]}</title><desc>Drawn for Foray Almanac</desc>` +
    `<defs>${hatchings(mark)}</defs>${frame()}${under}${plate.toString()}</svg>\n`
  );
}
