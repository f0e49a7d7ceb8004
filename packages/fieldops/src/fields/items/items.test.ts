import { describe, expect, it } from "vitest";
import { fragmentFacts } from "#records/fragments/facts";
import { items } from "#records/items/records";
import { lockboxes } from "#records/lockboxes/facts";
import { logogramFacts } from "#records/logograms/facts";

describe("items", () => {
  it("items are 36 fragments, 9 logograms, 10 lockboxes and one currency, each once", () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const kind = (wanted: string) => items.filter((item) => item.kind === wanted);
    expect(["fragment", "logogram", "lockbox", "currency"].map((each) => kind(each).length)).toEqual([
      36, 9, 10, 1,
    ]);
  });

  it("the currency of every fragment exchange is an item", () => {
    for (const { sources } of fragmentFacts) {
      for (const source of sources) {
        if (source.type !== "exchange") continue;
        expect(items.find(({ id }) => id === source.currency)?.itemId).toBe(source.currencyItemId);
      }
    }
  });

  it("items agree with the tables of fragments and logograms", () => {
    for (const { id, itemId, iconId, marketable } of [...fragmentFacts, ...logogramFacts]) {
      expect(items.find((item) => item.itemId === itemId)).toMatchObject({ id, iconId, marketable });
    }
  });
});

describe("lockboxes", () => {
  it("the 9 lockboxes are items whose percentages add up to 100", () => {
    expect(lockboxes).toHaveLength(9);
    for (const { item, itemId, drops } of lockboxes) {
      expect(items.find(({ id }) => id === item)?.itemId).toBe(itemId);
      expect(drops.length).toBeGreaterThan(0);
      expect(drops.every(({ min, max }) => min >= 1 && max >= min)).toBe(true);
      if (drops.every(({ percent }) => percent !== null)) {
        const sum = drops.reduce((total, { percent }) => total + (percent ?? 0), 0);
        expect(Math.abs(sum - 100)).toBeLessThan(1);
      }
    }
  });
});
