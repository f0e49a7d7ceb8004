import { areaLabels } from "#records/area-labels/facts";
import type { MapId } from "./types.ts";

/** Area with the nearest label. `x` and `y` are map coordinates. */
export function nearestArea(map: MapId, { x, y }: Readonly<{ x: number; y: number }>): string | undefined {
  const far = (label: Readonly<{ x: number; y: number }>) => Math.hypot(label.x - x, label.y - y);
  return areaLabels.filter((label) => label.map === map).toSorted((a, b) => far(a) - far(b))[0]?.id;
}
