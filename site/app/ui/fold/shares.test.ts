import fc from "fast-check";
import { expect, test } from "vitest";
import { shares } from "./shares.ts";

const lists = fc.tuple(fc.array(fc.nat(200), { maxLength: 8 }), fc.integer({ min: 1, max: 80 }));

test("a list that fits is shown whole", () => {
  expect(shares([20, 10], 48)).toEqual([20, 10]);
  expect(shares([], 48)).toEqual([]);
});

test("a short part is whole, and the long ones share what it leaves", () => {
  expect(shares([4, 90, 60], 48)).toEqual([4, 22, 22]);
});

test("a part shows all its rows, or leaves out enough to be worth a press", () => {
  fc.assert(
    fc.property(lists, ([sizes, room]) => {
      shares(sizes, room).forEach((shown, at) => {
        const left = (sizes[at] ?? 0) - shown;
        expect(left === 0 || left >= 4).toBe(true);
        if (left > 0) expect(shown).toBeGreaterThan(0);
      });
    }),
  );
});

test("no list goes over its room by more than what is not worth a press, or the least of each part", () => {
  fc.assert(
    fc.property(lists, ([sizes, room]) => {
      const shown = shares(sizes, room).reduce((sum, each) => sum + each, 0);
      expect(shown).toBeLessThanOrEqual(Math.max(room, 3 * sizes.length) + 3 * sizes.length);
    }),
  );
});

test("parts of one size show alike", () => {
  fc.assert(
    fc.property(lists, ([sizes, room]) => {
      const bySize = new Map<number, number>();
      shares(sizes, room).forEach((shown, at) => {
        const size = sizes[at] ?? 0;
        expect(bySize.get(size) ?? shown).toBe(shown);
        bySize.set(size, shown);
      });
    }),
  );
});
