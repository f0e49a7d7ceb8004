import type { Point } from "#records/fights/types";

/** Whole yalms from the arena's center, zero on the axis. */
export interface Place {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

export function placeOf([x, y]: Point): Place {
  const [east, south] = [Math.round(x) || 0, Math.round(y) || 0];
  return {
    north: Math.max(0, -south) || 0,
    south: Math.max(0, south) || 0,
    east: Math.max(0, east) || 0,
    west: Math.max(0, -east) || 0,
  };
}

export const ways = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
] as const;
export type Way = (typeof ways)[number];

export function wayNamed(degrees: number): Way {
  return ways[Math.round((((degrees % 360) + 360) % 360) / 45) % ways.length] ?? "north";
}
