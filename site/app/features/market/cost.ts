import type { ItemPrices } from "./prices.ts";

/**
 * About what `count` of an item cost (gil): the listed ones cheapest first, the rest at the average, but never under the lowest
 * listing shown. `null` if nothing is listed and nothing was sold.
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
  if (left === 0) return gil;
  const rest = Math.max(average ?? 0, dearest);
  return rest === 0 ? null : gil + left * rest;
}
