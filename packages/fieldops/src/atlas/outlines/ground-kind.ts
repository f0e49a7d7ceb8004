import type { MapOutline, OutlinePoint } from "./types.ts";

/** "sea" is anything outside the outline's polygons. */
export type GroundKind = "sea" | "land" | "shallow" | "void" | "water";

/** Map units. */
const USUAL_WIDTH = 0.4;

export function distanceToSegment(
  [x, y]: OutlinePoint,
  [ax, ay]: OutlinePoint,
  [bx, by]: OutlinePoint,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / length, 0), 1);
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

function contains(points: readonly OutlinePoint[], x: number, y: number): boolean {
  let inside = false;
  let before = points[points.length - 1] ?? [0, 0];
  for (const point of points) {
    if (
      point[1] > y !== before[1] > y &&
      x < ((before[0] - point[0]) * (y - point[1])) / (before[1] - point[1]) + point[0]
    )
      inside = !inside;
    before = point;
  }
  return inside;
}

/** The topmost polygon at a position, unless a corridor crosses it. */
export function groundKindAt(outline: MapOutline): (x: number, y: number) => GroundKind {
  const boxes = outline.polygons.toReversed().map((polygon) => {
    const xs = polygon.points.map((p) => p[0]);
    const ys = polygon.points.map((p) => p[1]);
    return { polygon, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const };
  });
  const strips = outline.lines
    .filter((line) => line.kind === "corridor")
    .flatMap((line) =>
      line.points.slice(1).flatMap((b, i) => {
        const a = line.points[i];
        return a ? [{ a, b, half: (line.width ?? USUAL_WIDTH) / 2 }] : [];
      }),
    );
  return (x, y) => {
    const found = boxes.find(
      ({ polygon, box }) =>
        x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3] && contains(polygon.points, x, y),
    );
    const kind = found?.polygon.kind ?? "sea";
    if (kind === "sea" || kind === "void" || kind === "water")
      for (const { a, b, half } of strips) {
        if (x < Math.min(a[0], b[0]) - half || x > Math.max(a[0], b[0]) + half) continue;
        if (distanceToSegment([x, y], a, b) <= half) return "land";
      }
    return kind;
  };
}
