import { shops } from "@foray/fieldops/records/shops/facts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exchangeItems } from "./items.ts";
import { costIn, currencies, readAmount, timesFor, trades } from "./trades.ts";

const SILVER = 45043;

describe("trades", () => {
  test("trades have unique ids and only items with names", () => {
    expect(new Set(trades.map(({ id }) => id)).size).toBe(trades.length);
    for (const { costs, gets, id } of trades)
      for (const { itemId } of [...costs, ...gets])
        expect(exchangeItems.known(itemId), `${id}: ${itemId}`).toBeDefined();
  });

  test("trades include every ware of every shop", () => {
    const wares = shops.flatMap((shop) => shop.wares.filter(({ itemId }) => itemId !== undefined));
    expect(trades.filter(({ vendor }) => vendor !== null).length).toBe(wares.length);
  });

  test("timesFor counts how often 3,000 silver pays for a trade", () => {
    const bought = trades.filter((trade) => timesFor(trade, SILVER, 3000) > 0);
    expect(bought.length).toBeGreaterThan(10);
    for (const trade of bought) {
      const cost = costIn(trade, SILVER);
      let left = 3000;
      let times = 0;
      while (left >= cost) {
        left -= cost;
        times += 1;
      }
      expect(timesFor(trade, SILVER, 3000)).toBe(times);
    }
    for (const trade of trades.filter((each) => !bought.includes(each))) {
      const cost = costIn(trade, SILVER);
      expect(cost === 0 || cost > 3000).toBe(true);
    }
  });

  test("currencies include silver and count only existing trades", () => {
    expect(currencies.map(({ itemId }) => itemId)).toContain(SILVER);
    for (const { itemId, trades: count } of currencies)
      expect(trades.filter((trade) => costIn(trade, itemId) > 0).length).toBeGreaterThanOrEqual(count);
  });
});

test("readAmount accepts only whole numbers from 1 to 999,999", () => {
  expect(readAmount("3000")).toBe(3000);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = readAmount(text);
      if (amount === null) return;
      expect(Number.isInteger(amount) && amount >= 1 && amount <= 999_999).toBe(true);
    }),
    { seed: 25 },
  );
  for (const text of [null, "", "0", "-1", "1e3", "1.5", "9999999"]) expect(readAmount(text)).toBeNull();
});
