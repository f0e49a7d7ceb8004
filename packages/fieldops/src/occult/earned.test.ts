import { expect, it } from "vitest";
import { currencies } from "#records/currencies/facts";
import { encounterRewards } from "#records/encounter-rewards/facts";
import { earnedFrom } from "./earned.ts";

it("leaves no currency without a source that some encounter gives", () => {
  const given = new Set(encounterRewards.flatMap((reward) => [...reward.currencies, reward.dispeller]));
  const ids = new Set([...given].flatMap((item) => (item === undefined ? [] : [item.itemId])));
  for (const currency of currencies)
    if (ids.has(currency.itemId)) expect(earnedFrom(currency), currency.id).not.toEqual([]);
});

it("keeps what the record names, and says each kind once", () => {
  for (const currency of currencies) {
    const kinds = earnedFrom(currency);
    expect(kinds).toEqual(expect.arrayContaining([...currency.earnedFrom]));
    expect(new Set(kinds).size).toBe(kinds.length);
  }
});

it("finds the dispellers among what encounters and FATEs give", () => {
  const dispellers = currencies.filter(({ kind }) => kind === "dispeller");
  expect(dispellers).not.toEqual([]);
  for (const dispeller of dispellers)
    expect(earnedFrom(dispeller)).toEqual(expect.arrayContaining(["engagement", "fate"]));
});
