import { areaLabels } from "#records/area-labels/facts";
import type { MapId } from "./types.ts";

/**
 * Id of the area whose label is nearest on the map: where a player would say that something is.
 * @param x in-game coordinate, like `y`
 */
export function nearestArea(map: MapId, { x, y }: Readonly<{ x: number; y: number }>): string | undefined {
  const far = (label: Readonly<{ x: number; y: number }>) => Math.hypot(label.x - x, label.y - y);
  return areaLabels.filter((label) => label.map === map).toSorted((a, b) => far(a) - far(b))[0]?.id;
}
