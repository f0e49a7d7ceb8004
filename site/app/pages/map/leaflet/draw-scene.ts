import type { Scene, SceneMarker } from "../scene.ts";
import { type Ink, MEDALLION, type Medallions } from "./medallions.ts";
import type { NamePlates } from "./name-plates.ts";

/** Where map coordinates fall on the canvas, in CSS pixels. */
export type Projection = Readonly<{
  x: (x: number) => number;
  y: (y: number) => number;
  scale: number;
  width: number;
  height: number;
}>;

export type Tools = Readonly<{ ink: Ink; medallions: Medallions; plates: NamePlates }>;

/** How large a medallion is drawn where a map unit has so many pixels: small on a whole map, or they would cover it. */
function medallionSize(scale: number): number {
  const side = scale >= 20 ? MEDALLION : scale >= 12 ? MEDALLION - 4 : MEDALLION - 8;
  return (side * (MEDALLION + 4)) / MEDALLION;
}

/** Names stand from this size of a map unit on: below it the chart is all names. */
const NAMES_FROM = 15;
/** A marker's ground is drawn from this radius in pixels on. */
const GROUND_FROM = 6;

/** Draws the whole scene. Returns false when names were left out because this drawing had made its share of them. */
export function drawScene(
  pen: CanvasRenderingContext2D,
  scene: Scene,
  at: Projection,
  tools: Tools,
): boolean {
  drawAreas(pen, scene, at);
  drawDividers(pen, scene, at, tools.ink);
  const seen = scene.markers.filter(({ at: { x, y }, radius = 0 }) => {
    const reach = Math.max(MEDALLION, radius * at.scale);
    const [px, py] = [at.x(x), at.y(y)];
    return px > -reach && py > -reach && px < at.width + reach && py < at.height + reach;
  });
  drawGrounds(pen, seen, at, tools.ink);
  drawWay(pen, scene, at, tools.ink);
  const selected = seen.find(({ id }) => id === scene.selected);
  const size = medallionSize(at.scale);
  for (const marker of seen) {
    if (marker === selected || (marker.glyph === undefined && marker.text === undefined)) continue;
    pen.drawImage(
      tools.medallions.of(marker),
      Math.round(at.x(marker.at.x) - size / 2),
      Math.round(at.y(marker.at.y) - size / 2),
      size,
      size,
    );
  }
  const whole = scene.names ? drawNames(pen, seen, at, tools) : true;
  if (selected !== undefined) drawSelected(pen, selected, at, tools);
  return whole;
}

function trace(
  pen: CanvasRenderingContext2D,
  line: readonly (readonly [number, number])[],
  at: Projection,
): void {
  line.forEach(([x, y], i) => {
    if (i === 0) pen.moveTo(at.x(x), at.y(y));
    else pen.lineTo(at.x(x), at.y(y));
  });
}

function drawAreas(pen: CanvasRenderingContext2D, { areas }: Scene, at: Projection): void {
  for (const { rings, hue } of areas) {
    pen.beginPath();
    for (const ring of rings) {
      trace(pen, ring, at);
      pen.closePath();
    }
    pen.fillStyle = `hsl(${hue} 60% 55% / 24%)`;
    pen.strokeStyle = `hsl(${hue} 60% 48% / 90%)`;
    pen.lineWidth = 1.5;
    pen.fill();
    pen.stroke();
  }
}

function drawDividers(
  pen: CanvasRenderingContext2D,
  { dividers, numbers }: Scene,
  at: Projection,
  ink: Ink,
): void {
  if (dividers.length === 0) return;
  pen.save();
  pen.strokeStyle = ink.ink;
  pen.globalAlpha = 0.75;
  pen.lineWidth = 2;
  pen.setLineDash([8, 7]);
  for (const line of dividers) {
    pen.beginPath();
    trace(pen, line, at);
    pen.stroke();
  }
  pen.setLineDash([]);
  pen.globalAlpha = 0.9;
  pen.fillStyle = ink.tones.find;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.font = `400 ${Math.round(Math.max(26, Math.min(96, at.scale * 2.6)))}px Marcellus, Georgia, serif`;
  for (const { text, x, y } of numbers) pen.fillText(text, at.x(x), at.y(y));
  pen.restore();
}

function drawGrounds(
  pen: CanvasRenderingContext2D,
  markers: readonly SceneMarker[],
  at: Projection,
  ink: Ink,
): void {
  pen.save();
  pen.lineWidth = 1.5;
  pen.setLineDash([5, 4]);
  for (const { radius, tone, at: place } of markers) {
    if (radius === undefined || radius * at.scale < GROUND_FROM) continue;
    pen.beginPath();
    pen.arc(at.x(place.x), at.y(place.y), radius * at.scale, 0, 2 * Math.PI);
    pen.globalAlpha = 0.12;
    pen.fillStyle = ink.tones[tone];
    pen.fill();
    pen.globalAlpha = 0.85;
    pen.strokeStyle = ink.tones[tone];
    pen.stroke();
  }
  pen.restore();
}

function drawWay(pen: CanvasRenderingContext2D, { way }: Scene, at: Projection, ink: Ink): void {
  const [start] = way;
  if (start === undefined) return;
  const line = [...way, start].map(({ x, y }) => [x, y] as const);
  pen.save();
  pen.lineJoin = "round";
  for (const [colour, width] of [
    [ink.paper, 6],
    [ink.focus, 2.5],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    trace(pen, line, at);
    pen.stroke();
  }
  pen.beginPath();
  pen.arc(at.x(start.x), at.y(start.y), 9, 0, 2 * Math.PI);
  pen.fillStyle = ink.focus;
  pen.strokeStyle = ink.paper;
  pen.lineWidth = 3;
  pen.fill();
  pen.stroke();
  pen.restore();
}

function drawSelected(
  pen: CanvasRenderingContext2D,
  marker: SceneMarker,
  at: Projection,
  tools: Tools,
): void {
  const [x, y] = [at.x(marker.at.x), at.y(marker.at.y)];
  const size = medallionSize(at.scale);
  if (marker.glyph !== undefined || marker.text !== undefined)
    pen.drawImage(
      tools.medallions.of(marker),
      Math.round(x - size / 2),
      Math.round(y - size / 2),
      size,
      size,
    );
  pen.beginPath();
  pen.arc(x, y, size / 2 + 2, 0, 2 * Math.PI);
  pen.strokeStyle = tools.ink.paper;
  pen.lineWidth = 6;
  pen.stroke();
  pen.strokeStyle = tools.ink.focus;
  pen.lineWidth = 3;
  pen.stroke();
}

/** Names below their medallions, the first come first served: one that would cover another is left out. */
function drawNames(
  pen: CanvasRenderingContext2D,
  markers: readonly SceneMarker[],
  at: Projection,
  tools: Tools,
): boolean {
  if (at.scale < NAMES_FROM) return true;
  // Occupied cells of 10 by 9 pixels: cheap, and near enough for text.
  const taken = new Set<number>();
  let whole = true;
  for (const { name, at: place, glyph, text } of markers) {
    if (name === "") continue;
    const plate = tools.plates.of(name);
    if (plate === undefined) {
      whole = false;
      continue;
    }
    const x = Math.round(at.x(place.x) - plate.width / 2);
    const y = Math.round(
      at.y(place.y) +
        (glyph === undefined && text === undefined ? -plate.height / 2 : medallionSize(at.scale) / 2 - 2),
    );
    if (!claim(taken, x, y, plate.width, plate.height)) continue;
    pen.drawImage(plate.picture, x, y, plate.width, plate.height);
  }
  return whole;
}

function claim(taken: Set<number>, x: number, y: number, width: number, height: number): boolean {
  const cells: number[] = [];
  for (let row = Math.floor(y / 9); row <= Math.floor((y + height - 4) / 9); row += 1) {
    for (let column = Math.floor(x / 10); column <= Math.floor((x + width) / 10); column += 1) {
      const cell = (row + 4096) * 8192 + column + 4096;
      if (taken.has(cell)) return false;
      cells.push(cell);
    }
  }
  for (const cell of cells) taken.add(cell);
  return true;
}
