import type { Box } from "./box-index.ts";

export type LandMask = (x: number, y: number) => boolean;

/** Cells per map unit on each axis, and per row (map coordinates 1 to 42). */
const CELLS = 2;
const ROW = 41 * CELLS;

/** One bit per half map unit, row by row, in base64. */
export function printMask(isLand: LandMask): string {
  const bytes = new Uint8Array(Math.ceil((ROW * ROW) / 8));
  for (let cell = 0; cell < ROW * ROW; cell += 1) {
    const [x, y] = [1 + ((cell % ROW) + 0.5) / CELLS, 1 + (Math.floor(cell / ROW) + 0.5) / CELLS];
    if (isLand(x, y)) bytes[cell >> 3] = (bytes[cell >> 3] ?? 0) | (1 << (cell & 7));
  }
  return btoa(String.fromCharCode(...bytes));
}

/** Inverse of {@link printMask}; no land beyond the sheet. */
export function readMask(text: string): LandMask {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return (x, y) => {
    const [column, row] = [Math.floor((x - 1) * CELLS), Math.floor((y - 1) * CELLS)];
    if (column < 0 || row < 0 || column >= ROW || row >= ROW) return false;
    const cell = row * ROW + column;
    return ((bytes[cell >> 3] ?? 0) & (1 << (cell & 7))) !== 0;
  };
}

/** Share of boxes (in pixels) over water, 0 to 1; 0 without a mask. `scale`: pixels per map unit. */
export function wetShare(boxes: readonly Box[], scale: number, land: LandMask | undefined): number {
  if (land === undefined || boxes.length === 0) return 0;
  let wet = 0;
  for (const { x, y, width, height } of boxes)
    for (const u of [0.02, 0.26, 0.5, 0.74, 0.98])
      for (const v of [0.2, 0.8]) if (!land((x + u * width) / scale, (y + v * height) / scale)) wet += 1;
  return wet / (10 * boxes.length);
}
