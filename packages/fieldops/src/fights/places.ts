import type { Point } from "#records/fights/types";

/** A place as it is said: whole yalms from the middle, zero where it lies on the axis. */
export interface Place {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

/** The whole yalms that a point lies from the middle of its arena. */
export function placeOf([x, y]: Point): Place {
  const [east, south] = [Math.round(x) || 0, Math.round(y) || 0];
  return {
    north: Math.max(0, -south) || 0,
    south: Math.max(0, south) || 0,
    east: Math.max(0, east) || 0,
    west: Math.max(0, -east) || 0,
  };
}

/** The eight ways that words have, clockwise from north. */
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

/** The nearest of the eight ways to a direction in degrees. */
export function wayNamed(degrees: number): Way {
  return ways[Math.round((((degrees % 360) + 360) % 360) / 45) % ways.length] ?? "north";
}
