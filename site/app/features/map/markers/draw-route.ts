import type { Ink } from "./medallions.ts";
import type { Pen } from "./picture.ts";
import type { Projection } from "./projection.ts";
import type { RouteLine, RouteNumber, SceneRoute } from "./scene.ts";
import { BADGE, badgeAt } from "./sizes.ts";

/** Pixels per map unit from which stops are numbered. */
const NUMBERS_FROM = 14;

/** Dash pattern by kind: walked path, straight line where no path is known, aetheryte jump. */
const DASHES: Readonly<Record<RouteLine["kind"], readonly number[]>> = {
  walk: [],
  crow: [7, 7],
  jump: [1.5, 7],
};

export function drawRoute(pen: Pen, { lines, start }: SceneRoute, at: Projection, ink: Ink): void {
  if (lines.length === 0) return;
  pen.save();
  pen.lineJoin = pen.lineCap = "round";
  for (const [colour, width] of [
    [ink.paper, 6],
    [ink.focus, 2.5],
  ] as const) {
    pen.strokeStyle = colour;
    for (const { kind, points, past, now } of lines) {
      pen.lineWidth = now ? width + 1.5 : width;
      pen.globalAlpha = past ? 0.3 : 1;
      pen.setLineDash(DASHES[kind]);
      pen.beginPath();
      for (const [i, { x, y }] of points.entries())
        if (i === 0) pen.moveTo(at.x(x), at.y(y));
        else pen.lineTo(at.x(x), at.y(y));
      pen.stroke();
    }
  }
  pen.globalAlpha = 1;
  pen.setLineDash([]);
  if (start !== undefined) {
    pen.beginPath();
    pen.arc(at.x(start.x), at.y(start.y), 9, 0, 2 * Math.PI);
    pen.fillStyle = ink.focus;
    pen.strokeStyle = ink.paper;
    pen.lineWidth = 3;
    pen.fill();
    pen.stroke();
  }
  pen.restore();
}

function drawNumber(pen: Pen, { text, past, next }: RouteNumber, x: number, y: number, ink: Ink): void {
  pen.globalAlpha = past ? 0.55 : 1;
  pen.beginPath();
  pen.roundRect(x - BADGE.width / 2, y - BADGE.height / 2, BADGE.width, BADGE.height, BADGE.height / 2);
  pen.fillStyle = next ? ink.tones.find : ink.focus;
  pen.strokeStyle = ink.paper;
  pen.lineWidth = 1.5;
  pen.fill();
  pen.stroke();
  pen.fillStyle = ink.paper;
  pen.fillText(text, x, y + 0.5);
}

function drawRing(pen: Pen, x: number, y: number, radius: number, ink: Ink): void {
  pen.globalAlpha = 1;
  for (const [colour, width] of [
    [ink.paper, 6],
    [ink.focus, 3],
  ] as const) {
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke();
  }
}

export function drawRouteNumbers(
  pen: Pen,
  { numbers }: SceneRoute,
  at: Projection,
  ink: Ink,
  medallion: number,
): void {
  pen.save();
  pen.font = "650 10.5px Figtree, sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (const number of numbers) {
    // On a small scale, numbers would cover the map: only the next stop has one.
    if (at.scale < NUMBERS_FROM && !number.next) continue;
    const offset = badgeAt(medallion);
    const [x, y] = [Math.round(at.x(number.x) + offset.x), Math.round(at.y(number.y) + offset.y)];
    if (number.next)
      drawRing(pen, Math.round(at.x(number.x)), Math.round(at.y(number.y)), medallion / 2 + 3, ink);
    if (x > -BADGE.width && y > -BADGE.height && x < at.width + BADGE.width && y < at.height + BADGE.height)
      drawNumber(pen, number, x, y, ink);
  }
  pen.restore();
}
