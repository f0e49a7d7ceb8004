import { cellOf, isClear, isOpen, pointOfCell, type WalkGrid, type WalkSearch } from "./path-grid.ts";

export type MapPoint = Readonly<{ x: number; y: number }>;

/** walk: over known ground. crow: a straight line where no path is known. jump: between aetherytes. */
export type LegPart = Readonly<{ kind: "walk" | "crow" | "jump"; points: readonly MapPoint[] }>;

export function lengthOf(points: readonly MapPoint[]): number {
  return points.reduce((sum, { x, y }, i) => {
    const before = points[i - 1];
    return before === undefined ? 0 : sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
}

const LOOK_AHEAD = 48;

/** Skips points wherever a straight line crosses only open ground. */
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

/** The cheapest path between two places, split into parts over open and other ground. */
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
    // Straight parts extend to the open ground on both sides. The first and last part extend to the places
    // themselves.
    const start = i === 0 ? [from] : open ? [] : (runs[i - 1]?.points.slice(-1) ?? []);
    const end = i === runs.length - 1 ? [to] : open ? [] : (runs[i + 1]?.points.slice(0, 1) ?? []);
    const whole = [...start, ...points, ...end];
    if (open) return { kind: "walk", points: pulledTight(grid, whole) };
    const [a, b] = [whole[0] ?? from, whole.at(-1) ?? to];
    return { kind: "crow", points: [a, b] };
  });
}
