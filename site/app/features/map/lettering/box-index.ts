/** In pixels unless stated otherwise. */
export type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

/** About the size of a short name, in pixels. */
const CELL = 64;

export function boxesMeet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export class BoxIndex {
  readonly #cells = new Map<number, Box[]>();

  add(box: Box): void {
    for (const key of cellsOf(box)) {
      const cell = this.#cells.get(key);
      if (cell === undefined) this.#cells.set(key, [box]);
      else cell.push(box);
    }
  }

  isFree(box: Box): boolean {
    for (const key of cellsOf(box))
      for (const other of this.#cells.get(key) ?? []) if (boxesMeet(box, other)) return false;
    return true;
  }
}

/** Columns and rows stay far within ±2^15. */
function* cellsOf({ x, y, width, height }: Box): Generator<number, void> {
  const right = Math.floor((x + width) / CELL);
  const bottom = Math.floor((y + height) / CELL);
  for (let row = Math.floor(y / CELL); row <= bottom; row += 1)
    for (let column = Math.floor(x / CELL); column <= right; column += 1) yield row * 65_536 + column;
}
