import { cellOf, isClear, isOpen, pointOfCell, type WalkGrid, type WalkSearch } from "./path-grid.ts";

/** A place in map coordinates. */
export type MapPoint = Readonly<{ x: number; y: number }>;

/**
 * A piece of a leg. walk: over ground that the outline knows; crow: straight, because nobody knows the ground or a path over it;
 * jump: from one aetheryte to another.
 */
export type LegPart = Readonly<{ kind: "walk" | "crow" | "jump"; points: readonly MapPoint[] }>;

/** Length of a line in map units. */
export function lengthOf(points: readonly MapPoint[]): number {
  return points.reduce((sum, { x, y }, i) => {
    const before = points[i - 1];
    return before === undefined ? 0 : sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
}

/** A straight line is searched for over this many cells. */
const LOOK_AHEAD = 48;

/** The line pulled tight: points are left out wherever the straight line is over open ground. */
function pulledTight(grid: WalkGrid, points: readonly MapPoint[]): readonly MapPoint[] {
  const tight: MapPoint[] = [];
  let at = 0;
  while (at < points.length) {
    const here = points[at];
    if (here === undefined) break;
    tight.push(here);
    let next = at + 1;
    for (let far = Math.min(points.length - 1, at + LOOK_AHEAD); far > next; far -= 1) {
      const there = points[far];
      if (there !== undefined && isClear(grid, here, there)) {
        next = far;
        break;
      }
    }
    at = next;
  }
  return tight;
}

/** The cheapest path between two places by their cells, as pieces over known ground and pieces over none. */
export function walkPath(
  grid: WalkGrid,
  search: WalkSearch,
  from: MapPoint,
  to: MapPoint,
): readonly LegPart[] {
  const [first, last] = [cellOf(grid, from), cellOf(grid, to)];
  const { before } = search.from(first, new Set([last]));
  const cells: number[] = [];
  for (let cell = last; cell >= 0; cell = before[cell] ?? -1) cells.push(cell);
  cells.reverse();
  const runs: { open: boolean; points: MapPoint[] }[] = [];
  for (const cell of cells) {
    const open = isOpen(grid, cell);
    const run = runs.at(-1);
    if (run?.open === open) run.points.push(pointOfCell(cell));
    else runs.push({ open, points: [pointOfCell(cell)] });
  }
  return runs.map(({ open, points }, i) => {
    // Pieces meet where known ground ends; the first and the last one reach to the places themselves.
    const start = i === 0 ? [from] : open ? [] : (runs[i - 1]?.points.slice(-1) ?? []);
    const end = i === runs.length - 1 ? [to] : open ? [] : (runs[i + 1]?.points.slice(0, 1) ?? []);
    const whole = [...start, ...points, ...end];
    if (open) return { kind: "walk", points: pulledTight(grid, whole) };
    const [a, b] = [whole[0] ?? from, whole.at(-1) ?? to];
    return { kind: "crow", points: [a, b] };
  });
}
