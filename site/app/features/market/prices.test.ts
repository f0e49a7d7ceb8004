import { regions } from "@foray/fieldops/records/regions/facts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FRESH_MS, KEPT_MS, priceCache } from "./cache.ts";
import { type ItemPrices, readPrices } from "./prices.ts";
import { marketPlace, marketScope, placeName } from "./scope.ts";

describe("readPrices", () => {
  test("readPrices never throws and keeps only requested items, sorted by price", () => {
    const listing = fc.record({
      pricePerUnit: fc.oneof(fc.integer({ min: -2, max: 2_000_000_000 }), fc.anything()),
      quantity: fc.oneof(fc.integer({ min: 0, max: 200 }), fc.anything()),
      worldName: fc.oneof(fc.string(), fc.constant(undefined)),
    });
    const item = fc.record({
      itemID: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.anything()),
      averagePrice: fc.oneof(fc.double(), fc.anything()),
      listings: fc.oneof(fc.array(listing), fc.anything()),
    });
    const body = fc.oneof(
      fc.anything(),
      item,
      fc.record({ items: fc.dictionary(fc.string(), fc.oneof(item, fc.anything())) }),
    );
    fc.assert(
      fc.property(body, fc.array(fc.integer({ min: 1, max: 20 })), (answer, asked) => {
        for (const [id, prices] of readPrices(answer, asked) ?? []) {
          expect(asked).toContain(id);
          const offers = prices.listings.map(({ price }) => price);
          expect(offers).toEqual(offers.toSorted((a, b) => a - b));
          expect(offers.length).toBeLessThanOrEqual(3);
          expect(prices.average === null || Number.isSafeInteger(prices.average)).toBe(true);
        }
      }),
      { seed: 8 },
    );
  });

  test("readPrices returns null for a missing average or upload date", () => {
    const answer = { itemID: 5, averagePrice: 0, lastUploadTime: 0, listings: null };
    expect(readPrices(answer, [5])?.get(5)).toEqual({
      itemId: 5,
      average: null,
      listings: [],
      uploadedAt: null,
    });
  });
});

describe("priceCache", () => {
  const shelf = (start: string | null = null) => {
    let text = start;
    return {
      read: () => text,
      write: (_key: string, next: string) => {
        text = next;
      },
      text: () => text ?? "",
    };
  };
  const prices = (itemId: number): ItemPrices => ({
    itemId,
    average: 12,
    listings: [{ price: 10, quantity: 2, world: "Siren" }],
    uploadedAt: 1,
  });

  test("priceCache keeps dated prices for the next visit until they expire", () => {
    const first = shelf();
    priceCache(first).put("Light", new Map([[7, prices(7)]]), 1000);
    const next = priceCache(shelf(first.text()));
    expect(next.get("Light", 7, 1000 + FRESH_MS)).toEqual({ at: 1000, prices: prices(7) });
    expect(next.get("Chaos", 7, 1000)).toBeUndefined();
    expect(next.get("Light", 7, 1000 + KEPT_MS)).toBeUndefined();
  });

  test("priceCache limits the stored size and keeps the newest prices", () => {
    const kept = shelf();
    const cache = priceCache(kept);
    for (let scope = 0; scope < 20; scope += 1) {
      const items = Array.from({ length: 300 }, (_, index) => 30_000 + index);
      cache.put(`Place ${scope}`, new Map(items.map((id) => [id, prices(id)])), scope);
    }
    expect(kept.text().length).toBeLessThan(40_000);
    expect(priceCache(shelf(kept.text())).get("Place 19", 30_299, 20)).toBeDefined();
  });

  test("priceCache keeps the most requested place among many others", () => {
    const kept = shelf();
    const cache = priceCache(kept);
    const look = (scope: string) => cache.put(scope, new Map([[7, prices(7)]]), 1);
    for (const scope of ["Home", "Home", "A", "B", "C", "D"]) look(scope);
    const next = priceCache(shelf(kept.text()));
    expect(["Home", "A", "B", "C", "D"].filter((scope) => next.get(scope, 7, 2) !== undefined)).toEqual([
      "Home",
      "C",
      "D",
    ]);
  });

  test("priceCache works with any stored text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const cache = priceCache(shelf(text));
        expect(cache.get("Light", 7, 0)).toBeUndefined();
        cache.put("Light", new Map([[7, prices(7)]]), 0);
        expect(cache.get("Light", 7, 0)).toBeDefined();
      }),
      { seed: 9 },
    );
  });
});

describe("market places", () => {
  test("marketPlace is the chosen place, else that of the time zone", () => {
    expect(marketPlace("Siren", "Europe/Paris", regions)).toBe("Siren");
    expect(marketPlace(null, "Europe/Paris", regions)).toBe("Europe");
    expect(marketPlace(null, "Asia/Tokyo", regions)).toBe("Japan");
    expect(marketPlace(null, "Asia/Seoul", regions)).toBe("한국");
    expect(marketPlace(null, "Nowhere", regions)).toBe("North-America");
  });

  test("marketScope uses names for regions and data centers, ids for worlds", () => {
    expect(marketScope("North-America", regions)).toBe("North-America");
    expect(marketScope("Light", regions)).toBe("Light");
    expect(marketScope("Siren", regions)).toBe("57");
    expect(marketScope("Nowhere", regions)).toBe("Nowhere");
  });

  test("placeName writes regions as players know them", () => {
    expect(placeName("North-America", regions)).toBe("North America");
    expect(placeName("Siren", regions)).toBe("Siren");
    expect(placeName("Nowhere", regions)).toBe("Nowhere");
  });
});
