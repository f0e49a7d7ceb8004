import { expect, test } from "vitest";
import { boardClocks } from "../instance-board/clocks.ts";
import { maps } from "./maps.ts";
import { nearestArea } from "./nearest-area.ts";

test("every map names its areas", () => {
  expect(maps.filter(({ id }) => nearestArea(id, { x: 20, y: 20 }) === undefined)).toEqual([]);
});

test("places of clocks are in the area whose label is nearest", () => {
  const areaOf = (id: string) => {
    const position = boardClocks.find((clock) => clock.id === id)?.position;
    return position && nearestArea(position.map, position);
  };
  expect(areaOf("on-the-hunt")).toContain("lost-citadel");
  expect(areaOf("persistent-pots")).toContain("solitary-pavilion");
  expect(areaOf("calamity-bound")).toContain("occult-cloister");
});
