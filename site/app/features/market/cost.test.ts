import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buyingCost, withBuyersFee } from "./cost.ts";

const listing = fc.record({
  price: fc.integer({ min: 1, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  world: fc.constant(null),
});
const prices = fc.record({
  itemId: fc.constant(1),
  average: fc.option(fc.integer({ min: 1, max: 100_000 })),
  listings: fc.array(listing, { maxLength: 3 }).map((all) => all.toSorted((a, b) => a.price - b.price)),
  uploadedAt: fc.constant(null),
});

describe("buyingCost", () => {
  test("buyingCost is 0 for no items and never falls with the count", () => {
    fc.assert(
      fc.property(prices, fc.nat(300), fc.nat(300), (item, a, b) => {
        const few = buyingCost(Math.min(a, b), item);
        const many = buyingCost(Math.max(a, b), item);
        expect(buyingCost(0, item)).toBe(0);
        if (few !== null && many !== null) expect(many).toBeGreaterThanOrEqual(few);
        if (few === null) expect(many).toBeNull();
      }),
      { seed: 16 },
    );
  });

  test("buyingCost uses the cheapest offers first, then the average but no less than the dearest", () => {
    const item = {
      itemId: 1,
      average: 12,
      uploadedAt: null,
      listings: [
        { price: 10, quantity: 2, world: "Siren" },
        { price: 20, quantity: 1, world: "Siren" },
      ],
    };
    expect(buyingCost(2, item)).toBe(21);
    expect(buyingCost(5, item)).toBe(84);
    expect(buyingCost(1, { ...item, listings: [], average: null })).toBeNull();
  });

  test("buyingCost includes the buyer's fee of 5% in whole gil", () => {
    expect(withBuyersFee(0)).toBe(0);
    expect(withBuyersFee(100)).toBe(105);
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 300 }), (item, count) => {
        const cost = buyingCost(count, item);
        if (cost === null) return;
        const cheapest = item.listings[0]?.price ?? item.average ?? 0;
        expect(Number.isSafeInteger(cost)).toBe(true);
        expect(cost).toBeGreaterThanOrEqual(Math.round(withBuyersFee(count * cheapest)));
      }),
      { seed: 17 },
    );
  });
});
