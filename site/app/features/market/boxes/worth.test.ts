import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ItemPrices } from "../prices.ts";
import { expectedWorth, piecesOf, unitPrice, weigh } from "./worth.ts";

const prices = (average: number | null, ...offers: number[]): ItemPrices => ({
  itemId: 5,
  average,
  uploadedAt: 1,
  listings: offers.map((price) => ({ price, quantity: 1, world: null })),
});

describe("box worth", () => {
  test("expectedWorth equals the mean over all openings", () => {
    const contents = fc.array(
      fc.record({
        itemId: fc.integer({ min: 2, max: 9 }),
        count: fc.integer({ min: 1, max: 40 }),
        price: fc.option(fc.integer({ min: 1, max: 5_000 })),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(contents, fc.integer({ min: 40, max: 90 }), (drops, openings) => {
        const weighed = drops.map(({ count, itemId, price }) =>
          weigh({ itemId, count }, openings, price === null ? undefined : prices(price)),
        );
        let gil = 0;
        for (let opening = 0; opening < openings; opening++)
          for (const { count, price } of drops) if (opening < count) gil += price ?? 0;
        expect(expectedWorth(weighed).gil).toBeCloseTo(gil / openings, 6);
        expect(expectedWorth(weighed).priced).toBe(drops.filter(({ price }) => price !== null).length);
      }),
      { seed: 24 },
    );
  });

  test("piecesOf and weigh count all pieces of a drop", () => {
    expect(piecesOf({ itemId: 2, count: 4, quantity: 10 })).toBe(2.5);
    expect(piecesOf({ itemId: 2, count: 4, min: 1, max: 3 })).toBe(2);
    expect(piecesOf({ itemId: 2, count: 4 })).toBe(1);
    expect(weigh({ itemId: 2, count: 4, quantity: 10 }, 8, prices(100)).worth).toBe(125);
  });

  test("unitPrice is the average, else the cheapest offer, and 1 for gil", () => {
    expect(unitPrice(5, prices(12, 10))).toBe(12);
    expect(unitPrice(5, prices(null, 10, 20))).toBe(10);
    expect(unitPrice(5, prices(null))).toBeNull();
    expect(unitPrice(5, undefined)).toBeNull();
    expect(unitPrice(1, undefined)).toBe(1);
  });
});
