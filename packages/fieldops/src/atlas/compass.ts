import { distance, type MapPosition } from "./transforms.ts";

/** The eight directions, clockwise from north. */
export const compassPoints = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type CompassPoint = (typeof compassPoints)[number];

/** Nearer than the game's chat can tell, there is no direction. */
const SAME_PLACE = 0.05;

/** The direction from one place of a map to another; north is up. Undefined for the same place. */
export function directionTo(from: MapPosition, to: MapPosition): CompassPoint | undefined {
  if (distance(from, to) < SAME_PLACE) return undefined;
  const turn = Math.atan2(to.x - from.x, from.y - to.y) / (Math.PI / 4);
  return compassPoints[(Math.round(turn) + 8) % 8];
}
