import type { Arena, Point, Shape } from "#records/fights/types";
import { hits } from "./shapes.ts";

export function floorOf(arena: Arena): readonly Shape[] {
  switch (arena.shape) {
    case "circle":
      return [{ shape: "circle", at: [0, 0], r: arena.r }];
    case "rect":
      return [{ shape: "rect", at: [0, arena.h / 2], dir: 0, half: arena.w / 2, length: arena.h }];
    case "floor":
      return arena.parts;
  }
}

/** Includes the edge. */
export const isInArena = (arena: Arena, point: Point): boolean =>
  floorOf(arena).some((shape) => hits(shape, point));

/** Maximum distance from the arena's center, in x and y. */
function reachOf(shape: Shape): readonly [x: number, y: number] {
  switch (shape.shape) {
    case "circle":
    case "donut":
    case "cone":
      return [Math.abs(shape.at[0]) + shape.r, Math.abs(shape.at[1]) + shape.r];
    case "rect":
    case "cross": {
      const far = shape.length + shape.half;
      return [Math.abs(shape.at[0]) + far, Math.abs(shape.at[1]) + far];
    }
    case "polygon":
      return [
        Math.max(...shape.points.map(([x]) => Math.abs(x))),
        Math.max(...shape.points.map(([, y]) => Math.abs(y))),
      ];
  }
}

/** Half the width and half the height (yalms). */
export function extentOf(arena: Arena): readonly [x: number, y: number] {
  if (arena.shape === "rect") return [arena.w / 2, arena.h / 2];
  const reaches = floorOf(arena).map(reachOf);
  return [Math.max(...reaches.map(([x]) => x)), Math.max(...reaches.map(([, y]) => y))];
}
