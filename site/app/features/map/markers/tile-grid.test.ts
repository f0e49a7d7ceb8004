import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grown, TILE, type TileEdges, tileKey, tileRange, tilesOf } from "./tile-grid.ts";

describe("tilesOf", () => {
  it("tilesOf covers the box with each touched tile once", () => {
    const edge = fc.integer({ min: -3000, max: 12000 });
    const side = fc.integer({ min: 1, max: 2600 });
    fc.assert(
      fc.property(edge, edge, side, side, (left, top, width, height) => {
        const box = { left, top, right: left + width, bottom: top + height };
        const tiles = tilesOf(box);
        const columns = Math.ceil(box.right / TILE) - Math.floor(left / TILE);
        const rows = Math.ceil(box.bottom / TILE) - Math.floor(top / TILE);
        expect(tiles).toHaveLength(columns * rows);
        expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length);
        for (const { key, column, row } of tiles) {
          expect(key).toBe(tileKey(column, row));
          expect(column * TILE < box.right && (column + 1) * TILE > left).toBe(true);
          expect(row * TILE < box.bottom && (row + 1) * TILE > top).toBe(true);
        }
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it("tilesOf starts with the tile in the middle", () => {
    const [first] = tilesOf(grown({ left: 1000, top: 1000, right: 1001, bottom: 1001 }, 800));
    expect(first?.key).toBe(tileKey(Math.floor(1000 / TILE), Math.floor(1000 / TILE)));
  });
});

it("tileRange is equal exactly for boxes that touch the same tiles", () => {
  const box = fc.record({
    left: fc.integer({ min: -600, max: 600 }),
    top: fc.integer({ min: -600, max: 600 }),
    width: fc.integer({ min: 1, max: 900 }),
    height: fc.integer({ min: 1, max: 900 }),
  });
  const keys = (of: TileEdges) =>
    tilesOf(of)
      .map(({ key }) => key)
      .toSorted();
  fc.assert(
    fc.property(box, box, (...two) => {
      const [one, other] = two.map(({ left, top, width, height }) => ({
        left,
        top,
        right: left + width,
        bottom: top + height,
      }));
      if (one === undefined || other === undefined) return;
      expect(tileRange(one) === tileRange(other)).toBe(keys(one).join() === keys(other).join());
    }),
  );
});
