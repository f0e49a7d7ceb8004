import type { Arena, Point, Shape, Step } from "#records/fights/types";
import { extentOf, isInArena } from "./arena.ts";
import { hits } from "./shapes.ts";

export const dangerOf = (step: Step): readonly Shape[] => step.danger ?? [];

export const isSafe = (arena: Arena, step: Step, point: Point): boolean =>
  isInArena(arena, point) && !dangerOf(step).some((shape) => hits(shape, point));

/** Yalms between points. */
const GRID = 1;

export function safeGround(arena: Arena, step: Step): readonly Point[] {
  const [width, height] = extentOf(arena);
  const safe: Point[] = [];
  for (let y = -Math.floor(height); y <= height; y += GRID)
    for (let x = -Math.floor(width); x <= width; x += GRID)
      if (isSafe(arena, step, [x, y])) safe.push([x, y]);
  return safe;
}
