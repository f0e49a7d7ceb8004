import { expect, test } from "vitest";
import { boardClocks } from "../instance-board/clocks.ts";
import { maps } from "./maps.ts";
import { nearestArea } from "./nearest-area.ts";

test("nearestArea finds an area on every map", () => {
  expect(maps.filter(({ id }) => nearestArea(id, { x: 20, y: 20 }) === undefined)).toEqual([]);
});

test("nearestArea returns the area with the nearest label for a clock’s position", () => {
  const areaOf = (id: string) => {
    const position = boardClocks.find((clock) => clock.id === id)?.position;
    return position && nearestArea(position.map, position);
  };
  expect(areaOf("on-the-hunt")).toContain("lost-citadel");
  expect(areaOf("persistent-pots")).toContain("solitary-pavilion");
  expect(areaOf("calamity-bound")).toContain("occult-cloister");
});
