import type { Arena, Point, Shape, Step } from "#records/fights/types";
import { extentOf, isInArena } from "./arena.ts";
import { hits } from "./shapes.ts";

/** What hits in a step. */
export const dangerOf = (step: Step): readonly Shape[] => step.danger ?? [];

/** Whether a step lets one stand at a point: on the floor, and out of all that hits. */
export const isSafe = (arena: Arena, step: Step, point: Point): boolean =>
  isInArena(arena, point) && !dangerOf(step).some((shape) => hits(shape, point));

/** Yalms between the points that safe ground is looked for at. */
const GRID = 1;

/** The points of a yard-wide grid that a step leaves safe: the floor without what hits. */
export function safeGround(arena: Arena, step: Step): readonly Point[] {
  const [width, height] = extentOf(arena);
  const safe: Point[] = [];
  for (let y = -Math.floor(height); y <= height; y += GRID)
    for (let x = -Math.floor(width); x <= width; x += GRID)
      if (isSafe(arena, step, [x, y])) safe.push([x, y]);
  return safe;
}
