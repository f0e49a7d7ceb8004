/** CSS pixels: small enough for a slow phone to draw a tile within a frame. */
export const TILE = 256;

/** In pixels of the plane. */
export type TileEdges = Readonly<{ left: number; top: number; right: number; bottom: number }>;

export type Tile = Readonly<{ key: string; column: number; row: number }>;

export function tileKey(column: number, row: number): string {
  return `${column},${row}`;
}

/** Nearest to the box's center first. */
export function tilesOf({ left, top, right, bottom }: TileEdges): readonly Tile[] {
  const tiles: (Tile & Readonly<{ away: number }>)[] = [];
  const [middleX, middleY] = [(left + right) / 2 / TILE - 0.5, (top + bottom) / 2 / TILE - 0.5];
  for (let row = Math.floor(top / TILE); row * TILE < bottom; row += 1) {
    for (let column = Math.floor(left / TILE); column * TILE < right; column += 1) {
      tiles.push({
        key: tileKey(column, row),
        column,
        row,
        away: Math.hypot(column - middleX, row - middleY),
      });
    }
  }
  return tiles.sort((a, b) => a.away - b.away);
}

/** Equal for all boxes that touch the same tiles. */
export function tileRange({ left, top, right, bottom }: TileEdges): string {
  const first = tileKey(Math.floor(left / TILE), Math.floor(top / TILE));
  return `${first} ${tileKey(Math.ceil(right / TILE) - 1, Math.ceil(bottom / TILE) - 1)}`;
}

export function grown({ left, top, right, bottom }: TileEdges, by: number): TileEdges {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
