import { distance, type MapPosition } from "./transforms.ts";

export const compassPoints = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type CompassPoint = (typeof compassPoints)[number];

/** Below the precision of the game's chat (map units). */
const SAME_PLACE = 0.05;

/** Undefined if they are the same place. */
export function directionTo(from: MapPosition, to: MapPosition): CompassPoint | undefined {
  if (distance(from, to) < SAME_PLACE) return undefined;
  const turn = Math.atan2(to.x - from.x, from.y - to.y) / (Math.PI / 4);
  return compassPoints[(Math.round(turn) + 8) % 8];
}
