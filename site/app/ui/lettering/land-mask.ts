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
