import type { MapPoint } from "../engine/viewport.ts";
import type { SceneArea } from "../markers/scene.ts";

type Ring = SceneArea["rings"][number];

/** Even-odd rule. */
export function isWithin({ x, y }: MapPoint, ring: Ring): boolean {
  let inside = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before !== undefined) {
      const [ax, ay] = corner;
      const [bx, by] = before;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

function extent(rings: readonly Ring[]): number {
  const xs = rings.flat().map(([x]) => x);
  const ys = rings.flat().map(([, y]) => y);
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
}

/** Smallest area first: a large one would hide those inside it. */
export function areasAt(areas: readonly SceneArea[], at: MapPoint): readonly string[] {
  return areas
    .filter(({ rings }) => rings.some((ring) => isWithin(at, ring)))
    .sort((a, b) => extent(a.rings) - extent(b.rings))
    .map(({ marker }) => marker);
}
