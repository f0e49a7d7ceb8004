import fc from "fast-check";
import { expect, test } from "vitest";
import { shares } from "./shares.ts";

const lists = fc.tuple(fc.array(fc.nat(200), { maxLength: 8 }), fc.integer({ min: 1, max: 80 }));

test("shares shows all rows if they fit", () => {
  expect(shares([20, 10], 48)).toEqual([20, 10]);
  expect(shares([], 48)).toEqual([]);
});

test("shares shows a short part in full and splits the rest among long ones", () => {
  expect(shares([4, 90, 60], 48)).toEqual([4, 22, 22]);
});

test("shares hides no rows of a part or at least four", () => {
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

test("shares shows at most three rows per part beyond the room or the minimum", () => {
  fc.assert(
    fc.property(lists, ([sizes, room]) => {
      const shown = shares(sizes, room).reduce((sum, each) => sum + each, 0);
      expect(shown).toBeLessThanOrEqual(Math.max(room, 3 * sizes.length) + 3 * sizes.length);
    }),
  );
});

test("shares shows the same number of rows of equally long parts", () => {
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
