import { SHEET_CORNER, SHEET_SIDE } from "../engine/viewport.ts";
import { hasMedallion, type SceneMarker } from "./scene.ts";

/** A name that found room: its corner from the map's origin, in pixels of the zoom it was placed for. */
export type PlacedName = Readonly<{ name: string; x: number; y: number; width: number; height: number }>;

/** Names stand from this size of a map unit on, in pixels: below it the chart is all names. */
export const NAMES_FROM = 15;

/** Occupied cells of 10 by 9 pixels: cheap, and near enough for text. */
const CELL = { width: 10, height: 9 } as const;
/** Map units beyond which nothing stands, on either side of a sheet. */
const EDGE = 8;
const SIDE = SHEET_CORNER + SHEET_SIDE + EDGE;

/** Room on the map, given away name by name: a bit for each cell of a sheet whose map units have `scale` pixels. */
class NameRoom {
  readonly #start: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #taken: Uint8Array;

  constructor(scale: number) {
    this.#start = EDGE * scale;
    const side = this.#start + SIDE * scale;
    this.#columns = Math.ceil(side / CELL.width) + 1;
    this.#rows = Math.ceil(side / CELL.height) + 1;
    this.#taken = new Uint8Array(Math.ceil((this.#columns * this.#rows) / 8));
  }

  /** Takes a box, free or not. */
  take(x: number, y: number, width: number, height: number): void {
    this.#all(x, y, width, height, true);
  }

  /** Takes a box if all of it is free. */
  claim(x: number, y: number, width: number, height: number): boolean {
    if (!this.#all(x, y, width, height - 4, false)) return false;
    return this.#all(x, y, width, height - 4, true);
  }

  /** Goes through the cells of a box: takes them, or tells whether all are free. Beyond the sheet all are. */
  #all(x: number, y: number, width: number, height: number, take: boolean): boolean {
    const lastRow = Math.min(this.#rows - 1, Math.floor((y + height + this.#start) / CELL.height));
    const lastColumn = Math.min(this.#columns - 1, Math.floor((x + width + this.#start) / CELL.width));
    for (let row = Math.max(0, Math.floor((y + this.#start) / CELL.height)); row <= lastRow; row += 1) {
      const first = Math.max(0, Math.floor((x + this.#start) / CELL.width));
      for (let column = first; column <= lastColumn; column += 1) {
        const cell = row * this.#columns + column;
        const byte = this.#taken[cell >> 3] ?? 0;
        if (take) this.#taken[cell >> 3] = byte | (1 << (cell & 7));
        else if ((byte & (1 << (cell & 7))) !== 0) return false;
      }
    }
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
  const room = new NameRoom(scale);
  // No name stands on the sign of a medallion; on its lower rim it may.
  const sign = medallion / 3;
  for (const marker of markers) {
    const { at } = marker;
    if (hasMedallion(marker)) room.take(at.x * scale - sign, at.y * scale - sign, 2 * sign, sign + 4);
  }
  let count = 0;
  for (const marker of markers) {
    const { name, at } = marker;
    if (name === "") continue;
    count += 1;
    if (count % 12 === 0) yield;
    const width = widthOf(name);
    const below = hasMedallion(marker) ? medallion / 2 - 2 : -height / 2;
    const x = Math.round(at.x * scale - width / 2);
    const y = Math.round(at.y * scale + below);
    if (room.claim(x, y, width, height)) placed.push({ name, x, y, width, height });
  }
  return placed;
}
