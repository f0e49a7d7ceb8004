import { groundKindAt } from "../outlines/ground-kind.ts";
import type { MapOutline, OutlinePoint } from "../outlines/types.ts";

/** Cells of a map unit along each side: 12.5 yalms to a cell, half the width of a narrow bridge. */
const CELLS = 4;
/** First map coordinate of the grid, and cells of a row. */
const FROM = 1;
const ROW = 41 * CELLS;
const COUNT = ROW * ROW;

/** Whether a cell is open ground, a cliff or wall (passed only if nothing else leads on), or no ground at all. */
const OPEN = 0;
const BARRIER = 1;
const NO_GROUND = 2;

/**
 * Cost of a map unit by what it leads over. Whatever is not open costs so much that a path over open ground, however long, is taken
 * first: no known path is then left out for a straight line. Beside an edge it costs a little more, which keeps paths off the brink.
 */
const COST = { open: 1, edge: 1.3, barrier: 60, noGround: 400 } as const;

/** Places up to so far from open ground (map units) count as on it: outlines are as coarse as that. */
const SNAP = 1.2;

export type WalkGrid = Readonly<{
  /** Kind of each cell. */
  kinds: Uint8Array;
  /** Cost of a map unit in each cell. */
  costs: Float32Array;
}>;

const centre = (cell: number): OutlinePoint => [
  FROM + ((cell % ROW) + 0.5) / CELLS,
  FROM + (Math.floor(cell / ROW) + 0.5) / CELLS,
];

function cellAt(x: number, y: number): number {
  const within = (value: number) => Math.min(ROW - 1, Math.max(0, Math.floor((value - FROM) * CELLS)));
  return within(y) * ROW + within(x);
}

/** The ground of a map as a grid of cells: land and shallows are open, cliffs and walls are barriers, all else is not ground. */
export function walkGrid(outline: MapOutline): WalkGrid {
  const kindAt = groundKindAt(outline);
  const kinds = Uint8Array.from({ length: COUNT }, (_, cell) => {
    const kind = kindAt(...centre(cell));
    return kind === "land" || kind === "shallow" ? OPEN : NO_GROUND;
  });
  for (const { kind, points } of outline.lines) {
    if (kind === "cliff" || kind === "wall")
      for (const [x, y] of alongLine(points)) {
        const cell = cellAt(x, y);
        if (kinds[cell] === OPEN) kinds[cell] = BARRIER;
      }
  }
  // Strips that can be walked lead over cliffs, and walls where they have a gate.
  for (const { kind, points } of outline.lines)
    if (kind === "corridor" || kind === "road")
      for (const [x, y] of alongLine(points)) {
        const cell = cellAt(x, y);
        if (kind === "corridor" || kinds[cell] === BARRIER) kinds[cell] = OPEN;
      }
  const costs = Float32Array.from(kinds, (kind, cell) => {
    if (kind === NO_GROUND) return COST.noGround;
    if (kind === BARRIER) return COST.barrier;
    return neighbours(cell).some(({ to }) => kinds[to] !== OPEN) ? COST.edge : COST.open;
  });
  return { kinds, costs };
}

/** Points along a line so near to each other that no cell is left out. */
function* alongLine(points: readonly OutlinePoint[]): Generator<OutlinePoint, void> {
  for (const [i, [bx, by]] of points.entries()) {
    const [ax, ay] = points[i - 1] ?? [bx, by];
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) * CELLS * 6));
    for (let step = 0; step <= steps; step += 1)
      yield [ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps];
  }
}

type Neighbour = Readonly<{ to: number; length: number }>;

function neighbours(cell: number): readonly Neighbour[] {
  const [column, row] = [cell % ROW, Math.floor(cell / ROW)];
  const found: Neighbour[] = [];
  for (let dy = -1; dy <= 1; dy += 1)
    for (let dx = -1; dx <= 1; dx += 1) {
      if (dx === 0 && dy === 0) continue;
      const [x, y] = [column + dx, row + dy];
      if (x < 0 || y < 0 || x >= ROW || y >= ROW) continue;
      found.push({ to: y * ROW + x, length: Math.hypot(dx, dy) / CELLS });
    }
  return found;
}

/** The cell from which a place is reached: its own, or the nearest open one if its own is not open ground. */
export function cellOf({ kinds }: WalkGrid, { x, y }: Readonly<{ x: number; y: number }>): number {
  const own = cellAt(x, y);
  if (kinds[own] === OPEN) return own;
  let best = own;
  let least = SNAP;
  const reach = Math.ceil(SNAP * CELLS);
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) {
      const cell = cellAt(x + dx / CELLS, y + dy / CELLS);
      const [cx, cy] = centre(cell);
      const far = Math.hypot(cx - x, cy - y);
      if (kinds[cell] === OPEN && far < least) [best, least] = [cell, far];
    }
  return best;
}

/** Whether a cell is open ground. */
export function isOpen({ kinds }: WalkGrid, cell: number): boolean {
  return kinds[cell] === OPEN;
}

/** The middle of a cell in map coordinates. */
export function pointOfCell(cell: number): Readonly<{ x: number; y: number }> {
  const [x, y] = centre(cell);
  return { x, y };
}

/** Whether the straight line between two points leads over open ground alone. */
export function isClear(
  { kinds }: WalkGrid,
  a: Readonly<{ x: number; y: number }>,
  b: Readonly<{ x: number; y: number }>,
): boolean {
  for (const [x, y] of alongLine([
    [a.x, a.y],
    [b.x, b.y],
  ]))
    if (kinds[cellAt(x, y)] !== OPEN) return false;
  return true;
}

/** Offsets and lengths of the eight steps, for the search's inner loop. */
const STEPS: readonly (readonly [dx: number, dy: number, length: number])[] = [
  [1, 0, 1 / CELLS],
  [-1, 0, 1 / CELLS],
  [0, 1, 1 / CELLS],
  [0, -1, 1 / CELLS],
  [1, 1, Math.SQRT2 / CELLS],
  [1, -1, Math.SQRT2 / CELLS],
  [-1, 1, Math.SQRT2 / CELLS],
  [-1, -1, Math.SQRT2 / CELLS],
];

export type Reached = Readonly<{
  /** Cost of the cheapest path to each cell that was reached. */
  costs: Float64Array;
  /** The cell before on that path; -1 at the start. */
  before: Int32Array;
}>;

/** Dijkstra's searches over one grid. Results are valid until the next search, which reuses the arrays. */
export class WalkSearch {
  readonly #grid: WalkGrid;
  readonly #costs = new Float64Array(COUNT);
  readonly #before = new Int32Array(COUNT);
  readonly #settled = new Uint8Array(COUNT);

  constructor(grid: WalkGrid) {
    this.#grid = grid;
  }

  /** Searches from one cell until all `targets` are reached. Costs are the same in both directions. */
  from(start: number, targets: ReadonlySet<number>): Reached {
    const costs = this.#costs.fill(Number.POSITIVE_INFINITY);
    const before = this.#before.fill(-1);
    const settled = this.#settled.fill(0);
    const heap = new CellHeap(costs);
    costs[start] = 0;
    heap.push(start);
    let left = targets.size;
    for (let cell = heap.pop(); cell >= 0 && left > 0; cell = heap.pop()) {
      if (settled[cell] === 1) continue;
      settled[cell] = 1;
      if (targets.has(cell)) left -= 1;
      const here = costs[cell] ?? 0;
      const rate = this.#grid.costs[cell] ?? 0;
      const [column, row] = [cell % ROW, Math.floor(cell / ROW)];
      for (const [dx, dy, length] of STEPS) {
        const [x, y] = [column + dx, row + dy];
        if (x < 0 || y < 0 || x >= ROW || y >= ROW) continue;
        const to = y * ROW + x;
        const cost = here + ((rate + (this.#grid.costs[to] ?? 0)) / 2) * length;
        if (cost >= (costs[to] ?? 0)) continue;
        costs[to] = cost;
        before[to] = cell;
        heap.push(to);
      }
    }
    return { costs, before };
  }
}

/** A binary heap of cells by their cost at the time of the push; a cell that became cheaper is in it twice. */
class CellHeap {
  readonly #costs: Float64Array;
  readonly #cells: number[] = [];
  readonly #keys: number[] = [];

  constructor(costs: Float64Array) {
    this.#costs = costs;
  }

  push(cell: number): void {
    const key = this.#costs[cell] ?? 0;
    let at = this.#cells.length;
    this.#cells.push(cell);
    this.#keys.push(key);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((this.#keys[parent] ?? 0) <= key) break;
      this.#move(parent, at);
      at = parent;
    }
    this.#set(at, cell, key);
  }

  /** The cheapest cell, or -1. */
  pop(): number {
    const top = this.#cells[0] ?? -1;
    const last = this.#cells.pop();
    const key = this.#keys.pop();
    const count = this.#cells.length;
    if (last === undefined || key === undefined || count === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= count) break;
      if (child + 1 < count && (this.#keys[child + 1] ?? 0) < (this.#keys[child] ?? 0)) child += 1;
      if ((this.#keys[child] ?? 0) >= key) break;
      this.#move(child, at);
      at = child;
    }
    this.#set(at, last, key);
    return top;
  }

  #move(from: number, to: number): void {
    this.#set(to, this.#cells[from] ?? 0, this.#keys[from] ?? 0);
  }

  #set(at: number, cell: number, key: number): void {
    this.#cells[at] = cell;
    this.#keys[at] = key;
  }
}
