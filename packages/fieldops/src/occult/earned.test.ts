import { expect, it } from "vitest";
import { currencies } from "#records/currencies/facts";
import { encounterRewards } from "#records/encounter-rewards/facts";
import { earnedFrom } from "./earned.ts";

it("earnedFrom finds a source for every currency that encounters give", () => {
  const given = new Set(encounterRewards.flatMap((reward) => [...reward.currencies, reward.dispeller]));
  const ids = new Set([...given].flatMap((item) => (item === undefined ? [] : [item.itemId])));
  for (const currency of currencies)
    if (ids.has(currency.itemId)) expect(earnedFrom(currency), currency.id).not.toEqual([]);
});

it("earnedFrom keeps the recorded kinds without duplicates", () => {
  for (const currency of currencies) {
    const kinds = earnedFrom(currency);
    expect(kinds).toEqual(expect.arrayContaining([...currency.earnedFrom]));
    expect(new Set(kinds).size).toBe(kinds.length);
  }
});

it("earnedFrom finds engagements and FATEs for every dispeller", () => {
  const dispellers = currencies.filter(({ kind }) => kind === "dispeller");
  expect(dispellers).not.toEqual([]);
  for (const dispeller of dispellers)
    expect(earnedFrom(dispeller)).toEqual(expect.arrayContaining(["engagement", "fate"]));
});
