import { ruleValue } from "@foray/fieldops/rules/rules";
import type { ItemPrices } from "./prices.ts";

const BUYERS_FEE = ruleValue("buyers-fee") / 100;

export function withBuyersFee(gil: number): number {
  return gil + gil * BUYERS_FEE;
}

/**
 * Approximate cost of `count` of an item (whole gil, with the buyer's fee). Takes the listings cheapest
 * first, then the average for the rest, but no less than the last listing. Null if nothing is listed or sold.
 */
export function buyingCost(count: number, { average, listings }: ItemPrices): number | null {
  let left = Math.max(0, Math.floor(count));
  let gil = 0;
  let dearest = 0;
  for (const { price, quantity } of listings) {
    const taken = Math.min(left, quantity);
    gil += taken * price;
    left -= taken;
    dearest = price;
  }
  if (left === 0) return Math.round(withBuyersFee(gil));
  const rest = Math.max(average ?? 0, dearest);
  return rest === 0 ? null : Math.round(withBuyersFee(gil + left * rest));
}
