import { groundKindAt } from "../outlines/ground-kind.ts";
import type { MapOutline, OutlinePoint } from "../outlines/types.ts";

/** Per map unit: a cell is 12.5 yalms wide, half the width of a narrow bridge. */
const CELLS = 4;
/** First map coordinate of the grid, and cells per row. */
const FROM = 1;
const ROW = 41 * CELLS;
const COUNT = ROW * ROW;

/** Cell kinds. Barriers (cliffs and walls) are crossed only if there is no other way. */
const OPEN = 0;
const BARRIER = 1;
const NO_GROUND = 2;

/**
 * Per map unit. Even a long detour over open ground is cheaper than anything else. The slight extra cost
 * beside an edge keeps paths away from it.
 */
const COST = { open: 1, edge: 1.3, barrier: 60, noGround: 400 } as const;

/** Maximum distance from open ground (map units) at which a place counts as on it, as outlines are coarse. */
const SNAP = 1.2;

export type WalkGrid = Readonly<{
  kinds: Uint8Array;
  /** Per map unit. */
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
  // Corridors cross cliffs and gaps, roads pass gates in walls.
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

/** Points along a line, close enough to hit every cell. */
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

/** The cell of a place, or the nearest open one within `SNAP` if that is not open. */
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

export function isOpen({ kinds }: WalkGrid, cell: number): boolean {
  return kinds[cell] === OPEN;
}

/** Center of the cell. */
export function pointOfCell(cell: number): Readonly<{ x: number; y: number }> {
  const [x, y] = centre(cell);
  return { x, y };
}

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
  /** Cost of the cheapest path to each reached cell. */
  costs: Float64Array;
  /** Previous cell on that path; -1 at the start. */
  before: Int32Array;
}>;

/** Dijkstra search on a grid. Results are valid until the next search, which reuses the arrays. */
export class WalkSearch {
  readonly #grid: WalkGrid;
  readonly #costs = new Float64Array(COUNT);
  readonly #before = new Int32Array(COUNT);
  readonly #settled = new Uint8Array(COUNT);

  constructor(grid: WalkGrid) {
    this.#grid = grid;
  }

  /** Stops when all targets are reached. Costs are symmetric. */
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

/** Ordered by the cost when pushed. A cell that became cheaper is in it twice. */
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

  /** The cheapest cell; -1 if empty. */
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
