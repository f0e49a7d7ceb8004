/** A rectangle in pixels. */
export type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

/** Side of a cell in pixels: about the size of a short name. */
const CELL = 64;

/** Whether two boxes share more than an edge. */
export function boxesMeet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Boxes that are taken, found by where they lie. */
export class BoxIndex {
  readonly #cells = new Map<number, Box[]>();

  add(box: Box): void {
    for (const key of cellsOf(box)) {
      const cell = this.#cells.get(key);
      if (cell === undefined) this.#cells.set(key, [box]);
      else cell.push(box);
    }
  }

  /** Whether nothing lies in `box`. */
  isFree(box: Box): boolean {
    for (const key of cellsOf(box))
      for (const other of this.#cells.get(key) ?? []) if (boxesMeet(box, other)) return false;
    return true;
  }
}

/** Keys of the cells that a box touches; columns and rows of a map stay far below 2^15 on either side of zero. */
function* cellsOf({ x, y, width, height }: Box): Generator<number, void> {
  const right = Math.floor((x + width) / CELL);
  const bottom = Math.floor((y + height) / CELL);
  for (let row = Math.floor(y / CELL); row <= bottom; row += 1)
    for (let column = Math.floor(x / CELL); column <= right; column += 1) yield row * 65_536 + column;
}
