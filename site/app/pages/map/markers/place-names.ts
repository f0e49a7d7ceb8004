import type { SceneMarker } from "./scene.ts";

/** A name that found room: its corner from the map's origin, in pixels of the zoom it was placed for. */
export type PlacedName = Readonly<{ name: string; x: number; y: number; width: number; height: number }>;

/** Names stand from this size of a map unit on, in pixels: below it the chart is all names. */
export const NAMES_FROM = 15;

/** Occupied cells of 10 by 9 pixels: cheap, and near enough for text. */
const CELL = { width: 10, height: 9 } as const;

function cellsOf(x: number, y: number, width: number, height: number): readonly number[] {
  const cells: number[] = [];
  const [last, end] = [Math.floor((y + height) / CELL.height), Math.floor((x + width) / CELL.width)];
  for (let row = Math.floor(y / CELL.height); row <= last; row += 1)
    for (let column = Math.floor(x / CELL.width); column <= end; column += 1)
      cells.push((row + 4096) * 8192 + column + 4096);
  return cells;
}

/** Room on the map, given away name by name. */
export class NameRoom {
  readonly #taken = new Set<number>();

  /** Takes a box, free or not. */
  take(x: number, y: number, width: number, height: number): void {
    for (const cell of cellsOf(x, y, width, height)) this.#taken.add(cell);
  }

  /** Takes a box if all of it is free. */
  claim(x: number, y: number, width: number, height: number): boolean {
    const cells = cellsOf(x, y, width, height - 4);
    if (cells.some((cell) => this.#taken.has(cell))) return false;
    for (const cell of cells) this.#taken.add(cell);
    return true;
  }
}

export type NameMeasure = Readonly<{
  /** Pixels of a map unit. */
  scale: number;
  /** Side of a medallion in pixels. */
  medallion: number;
  height: number;
  widthOf: (name: string) => number;
}>;

/**
 * Places the names below their medallions, the first come first served: one that would cover another is left out. The whole map at
 * once, so that a name does not come and go while the map is moved. Yields now and then, so that a slow processor can pause.
 */
export function* placeNames(
  markers: readonly SceneMarker[],
  { scale, medallion, height, widthOf }: NameMeasure,
): Generator<void, readonly PlacedName[]> {
  const placed: PlacedName[] = [];
  if (scale < NAMES_FROM) return placed;
  const room = new NameRoom();
  // No name stands on the sign of a medallion; on its lower rim it may.
  const sign = medallion / 3;
  for (const { at, glyph, text } of markers)
    if (glyph !== undefined || text !== undefined)
      room.take(at.x * scale - sign, at.y * scale - sign, 2 * sign, sign + 4);
  let count = 0;
  for (const { name, at, glyph, text } of markers) {
    if (name === "") continue;
    count += 1;
    if (count % 12 === 0) yield;
    const width = widthOf(name);
    const below = glyph === undefined && text === undefined ? -height / 2 : medallion / 2 - 2;
    const x = Math.round(at.x * scale - width / 2);
    const y = Math.round(at.y * scale + below);
    if (room.claim(x, y, width, height)) placed.push({ name, x, y, width, height });
  }
  return placed;
}
