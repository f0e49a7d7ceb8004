import type { Box } from "./box-index.ts";

/** Whether there is land at a place of the map, in map coordinates. */
export type LandMask = (x: number, y: number) => boolean;

/** Cells of a map unit on one side, and cells of a row: map coordinates 1 to 42. */
const CELLS = 2;
const ROW = 41 * CELLS;

/** Prints a mask as one bit a half map unit, row by row, in base64. */
export function printMask(isLand: LandMask): string {
  const bytes = new Uint8Array(Math.ceil((ROW * ROW) / 8));
  for (let cell = 0; cell < ROW * ROW; cell += 1) {
    const [x, y] = [1 + ((cell % ROW) + 0.5) / CELLS, 1 + (Math.floor(cell / ROW) + 0.5) / CELLS];
    if (isLand(x, y)) bytes[cell >> 3] = (bytes[cell >> 3] ?? 0) | (1 << (cell & 7));
  }
  return btoa(String.fromCharCode(...bytes));
}

/** Reads what {@link printMask} printed. Beyond the sheet there is no land. */
export function readMask(text: string): LandMask {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return (x, y) => {
    const [column, row] = [Math.floor((x - 1) * CELLS), Math.floor((y - 1) * CELLS)];
    if (column < 0 || row < 0 || column >= ROW || row >= ROW) return false;
    const cell = row * ROW + column;
    return ((bytes[cell >> 3] ?? 0) & (1 << (cell & 7))) !== 0;
  };
}

/** Share of boxes in pixels that lies over water, 0 to 1, where a map unit has `scale` pixels; 0 without a mask. */
export function wetShare(boxes: readonly Box[], scale: number, land: LandMask | undefined): number {
  if (land === undefined || boxes.length === 0) return 0;
  let wet = 0;
  for (const { x, y, width, height } of boxes)
    for (const u of [0.02, 0.26, 0.5, 0.74, 0.98])
      for (const v of [0.2, 0.8]) if (!land((x + u * width) / scale, (y + v * height) / scale)) wet += 1;
  return wet / (10 * boxes.length);
}
