import type { PlacedName } from "../lettering/lettering.ts";
import { drawRoute, drawRouteNumbers } from "./draw-route.ts";
import type { Ink, Medallions } from "./medallions.ts";
import type { NamePlates } from "./name-plates.ts";
import type { Board, Pen } from "./picture.ts";
import type { Projection } from "./projection.ts";
import { hasMedallion, type Scene, type SceneMarker } from "./scene.ts";
import { MEDALLION, medallionSize, numberSize } from "./sizes.ts";

/** Drawing context for one theme and pixel ratio; `board` has the size of a tile. */
export type Tools = Readonly<{ ink: Ink; medallions: Medallions; plates: NamePlates; board: Board }>;

/** Minimum radius in pixels at which a marker's ground is drawn. */
const GROUND_FROM = 6;

/** Undefined for an empty tile. Names are placed beforehand, across all tiles. */
export function partOf(scene: Scene, names: readonly PlacedName[], at: Projection): ScenePart | undefined {
  const left = -at.x(0);
  const top = -at.y(0);
  // Runs for every marker and tile: no allocations.
  const markers = scene.markers.filter(({ at: place, radius = 0 }) => {
    const reach = Math.max(MEDALLION, radius * at.scale);
    const x = place.x * at.scale - left;
    const y = place.y * at.scale - top;
    return x > -reach && y > -reach && x < at.width + reach && y < at.height + reach;
  });
  const plates = names.filter(
    ({ x, y, width, height }) =>
      x + width > left && y + height > top && x < left + at.width && y < top + at.height,
  );
  const lines = scene.areas.length + scene.dividers.length + scene.route.lines.length;
  return markers.length + plates.length + lines === 0 ? undefined : { markers, plates };
}

export type ScenePart = Readonly<{ markers: readonly SceneMarker[]; plates: readonly PlacedName[] }>;

/** Rasterizes medallions and names that are not cached yet, one per step. */
export function* preparePart(
  { markers, plates }: ScenePart,
  scale: number,
  tools: Tools,
): Generator<void, void> {
  const size = medallionSize(scale);
  for (const marker of markers) {
    if (!hasMedallion(marker) || tools.medallions.has(marker, size)) continue;
    tools.medallions.of(marker, size);
    yield;
  }
  for (const { name } of plates) {
    if (tools.plates.has(name)) continue;
    tools.plates.of(name);
    yield;
  }
}

export function drawScene(
  pen: Pen,
  scene: Scene,
  { markers, plates }: ScenePart,
  at: Projection,
  tools: Tools,
): void {
  drawAreas(pen, scene, at);
  drawDividers(pen, scene, at, tools.ink);
  drawGrounds(pen, markers, at, tools.ink);
  drawRoute(pen, scene.route, at, tools.ink);
  const size = medallionSize(at.scale);
  for (const marker of markers) {
    if (!hasMedallion(marker)) continue;
    pen.drawImage(
      tools.medallions.of(marker, size),
      Math.round(at.x(marker.at.x) - size / 2),
      Math.round(at.y(marker.at.y) - size / 2),
      size,
      size,
    );
  }
  drawRouteNumbers(pen, scene.route, at, tools.ink, size);
  const [left, top] = [at.x(0), at.y(0)];
  for (const { name, x, y, width, height } of plates) {
    pen.drawImage(tools.plates.of(name), Math.round(x + left), Math.round(y + top), width, height);
  }
}

function trace(pen: Pen, line: readonly (readonly [number, number])[], at: Projection): void {
  line.forEach(([x, y], i) => {
    if (i === 0) pen.moveTo(at.x(x), at.y(y));
    else pen.lineTo(at.x(x), at.y(y));
  });
}

function drawAreas(pen: Pen, { areas }: Scene, at: Projection): void {
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

function drawDividers(pen: Pen, { dividers, numbers }: Scene, at: Projection, ink: Ink): void {
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
  pen.font = `400 ${numberSize(at.scale)}px Figtree, sans-serif`;
  for (const { text, x, y } of numbers) pen.fillText(text, at.x(x), at.y(y));
  pen.restore();
}

function drawGrounds(pen: Pen, markers: readonly SceneMarker[], at: Projection, ink: Ink): void {
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
