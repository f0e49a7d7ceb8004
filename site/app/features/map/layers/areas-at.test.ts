import { areas } from "@foray/fieldops/records/areas/southhorn";
import { describe, expect, it } from "vitest";
import { areasAt, isWithin } from "./areas-at.ts";
import { lookOfArea } from "./marker-look.ts";

const square = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
] as const;
const area = (id: string, rings: readonly (readonly (readonly [number, number])[])[]) => ({
  id,
  marker: id,
  rings,
  hue: 0,
});

describe("areasAt", () => {
  it("isWithin tells whether a ring surrounds a place", () => {
    expect(isWithin({ x: 5, y: 5 }, square)).toBe(true);
    expect(isWithin({ x: 11, y: 5 }, square)).toBe(false);
    expect(isWithin({ x: 5, y: 5 }, [])).toBe(false);
  });

  it("areasAt lists the smallest area first, counting any of its rings", () => {
    const small = square.map(([x, y]) => [4 + x / 5, 4 + y / 5] as const);
    const found = areasAt([area("large", [square]), area("small", [[], small])], { x: 5, y: 5 });
    expect(found).toEqual(["small", "large"]);
    expect(areasAt([area("large", [square])], { x: 50, y: 5 })).toEqual([]);
  });

  it("areasAt finds every South Horn area at its own marker", () => {
    const scene = areas.map(lookOfArea);
    for (const { id, x = 0, y = 0 } of areas) expect(areasAt(scene, { x, y })).toContain(id);
  });
});
