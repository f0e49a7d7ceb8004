import type { Arena, Point, Shape, Step } from "#records/fights/types";
import { isInArena } from "./arena.ts";
import { hits } from "./shapes.ts";
import { dangerOf } from "./steps.ts";
import { along, distance, seenFrom } from "./vectors.ts";

export type Verdict =
  | Readonly<{ kind: "safe"; clear: number | null }>
  | Readonly<{ kind: "off" }>
  | Readonly<{ kind: "hit"; shape: Shape; away: number }>;

/** Measured from the shape's center or tip, or from the center line of its arm. */
function awayFrom(shape: Shape, point: Point): number {
  switch (shape.shape) {
    case "circle":
    case "donut":
    case "cone":
      return distance(shape.at, point);
    case "rect":
      return Math.abs(seenFrom(shape.at, shape.dir, point)[1]);
    case "cross":
      return Math.min(...seenFrom(shape.at, shape.dir ?? 0, point).map(Math.abs));
    case "polygon":
      return 0;
  }
}

const LOOKED_YALMS = 40;
const WAYS = 36;

/** `null` if nothing nearby is hit. */
function clearOf(shapes: readonly Shape[], point: Point): number | null {
  for (let far = 1; far <= LOOKED_YALMS; far++)
    for (let way = 0; way < WAYS; way++) {
      const near = along(point, (way * 360) / WAYS, far);
      if (shapes.some((shape) => hits(shape, near))) return far;
    }
  return null;
}

export function judge(arena: Arena, step: Step, point: Point): Verdict {
  if (!isInArena(arena, point)) return { kind: "off" };
  const shape = dangerOf(step).find((each) => hits(each, point));
  if (shape !== undefined) return { kind: "hit", shape, away: awayFrom(shape, point) };
  return { kind: "safe", clear: clearOf(dangerOf(step), point) };
}
