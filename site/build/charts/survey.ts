import { groundKindAt } from "@foray/fieldops/atlas/outlines/ground-kind";
import { portalNumbers } from "@foray/fieldops/atlas/portal-grid";
import type { MapId, MapPlace } from "@foray/fieldops/atlas/types";
import { heightsByMap } from "@foray/fieldops/records/heights/all";
import { markers as northHornMarkers } from "@foray/fieldops/records/markers/northhorn/facts";
import { outlinesByMap } from "@foray/fieldops/records/outlines/all";
import { places } from "@foray/fieldops/records/places/facts";
import type { Point } from "./field.ts";
import { bendLine, type Ground, groundOf } from "./ground.ts";
import { seedOf } from "./noise.ts";
import { type Box, cartouchePlace, type Rose, rosePlace } from "./ornament.ts";
import { simplify } from "./path.ts";
import {
  cliffTicks,
  marshMarks,
  pitTicks,
  type Relief,
  reliefOf,
  type Stroke,
  shoreTicks,
} from "./relief.ts";

export type Survey = Readonly<{
  ground: Ground;
  relief: Relief;
  cliffs: readonly Point[][];
  walls: readonly Point[][];
  roads: readonly Point[][];
  ticks: readonly Stroke[];
  pits: readonly Stroke[];
  marsh: readonly Stroke[];
  cartouche: Box;
  rose: Rose | undefined;
  shore: readonly Stroke[];
  places: readonly MapPlace[];
}>;

const surveys = new Map<MapId, Survey>();

export function surveyOf(map: MapId): Survey {
  const known = surveys.get(map);
  if (known) return known;
  const outline = outlinesByMap[map];
  const seed = seedOf(map);
  const ground = groundOf(outline, map);
  const relief = reliefOf(heightsByMap[map] ?? [], ground, seed);
  const linesOf = (...kinds: readonly string[]): Point[][] =>
    outline.lines.filter((l) => kinds.includes(l.kind)).map((l) => bendLine(ground, l.points));
  const cliffs = linesOf("cliff");
  const walls = linesOf("wall");
  const ask = groundKindAt(outline);
  const own = places.filter((place) => place.map === map);
  const isShallow = (p: Point): boolean => ask(...ground.bend(p)) === "shallow";
  // Slopes end at the water's edge, even where the water is wadable.
  const onGround = (strokes: readonly Stroke[]): Stroke[] =>
    strokes.filter(([a, b]) => !isShallow(a) && !isShallow(b));
  // The portal section numbers are in the sea of Hydatos, so the rose and cartouche avoid them.
  const numbers = map === "hydatos" ? portalNumbers.map(({ x, y }): Point => [x, y]) : [];
  const keep = [...own.map((place): Point => [place.x, place.y]), ...numbers];
  const cartouche = cartouchePlace(ground, keep);
  const survey: Survey = {
    ground,
    relief: { ...relief, light: onGround(relief.light), heavy: onGround(relief.heavy) },
    cliffs: cliffs.map((line) => simplify(line, 0.015)),
    walls: walls.map((line) => simplify(line, 0.02)),
    roads: linesOf("road", "corridor").map((line) => simplify(line, 0.02)),
    ticks: cliffs.flatMap((line, i) => cliffTicks(line, relief, seed + i)),
    pits: ground.pits.flatMap((ring, i) => pitTicks(ring, ground, seed + 100 + i)),
    marsh: marshMarks(ground, isShallow, seed + 7),
    cartouche,
    shore: onGround(ground.land.flatMap((ring, i) => shoreTicks(ring, ground, seed + 300 + i))),
    rose: rosePlace(ground, cartouche, keep),
    places: own,
  };
  surveys.set(map, survey);
  return survey;
}

/** A guess: the hull of the known markers under North Horn, pushed outward. */
export function undergroundHull(): Point[] {
  const points = northHornMarkers
    .filter((marker) => marker.ground === "underground")
    .flatMap((marker): Point[] =>
      Array.from({ length: 12 }, (_, i): Point => {
        const angle = (i * Math.PI) / 6;
        return [marker.x + 1.1 * Math.cos(angle), marker.y + 1.1 * Math.sin(angle)];
      }),
    )
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const p of list) {
      for (let a = hull.at(-2), b = hull.at(-1); a && b; a = hull.at(-2), b = hull.at(-1)) {
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        hull.pop();
      }
      hull.push(p);
    }
    return hull.slice(0, -1);
  };
  const hull = [...half(points), ...half([...points].reverse())];
  const first = hull[0];
  return first ? [...hull, first] : [];
}
