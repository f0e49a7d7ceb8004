import { wilsonInterval } from "@foray/fieldops/draws/interval";
import type { DropRate } from "@foray/fieldops/records/types";
import type { ItemPrices } from "../prices.ts";

/** Row of gil in the Item sheet. */
const GIL = 1;

export type Drop = DropRate["drops"][number];

/** Average pieces per drop: the counted ones, or the middle of minimum and maximum. */
export function piecesOf({ count, max, min, quantity }: Drop): number {
  if (quantity !== undefined && count > 0) return quantity / count;
  return min !== undefined && max !== undefined ? (min + max) / 2 : 1;
}

/** Gil per piece: the average of recent sales, or the cheapest listing; null if unknown. */
export function unitPrice(itemId: number, prices: ItemPrices | undefined): number | null {
  if (itemId === GIL) return 1;
  return prices?.average ?? prices?.listings[0]?.price ?? null;
}

/** Adds the drop's share of openings, its 95% interval, and its contribution to the box's value. */
export function weigh(drop: Drop, openings: number, prices: ItemPrices | undefined) {
  const price = unitPrice(drop.itemId, prices);
  const share = openings === 0 ? 0 : drop.count / openings;
  return {
    ...drop,
    share,
    interval: wilsonInterval(drop.count, openings),
    pieces: piecesOf(drop),
    price,
    worth: price === null ? null : share * piecesOf(drop) * price,
  };
}

export type Weighed = ReturnType<typeof weigh>;

/** Expected value of a box in gil, and the number of its drops that have a price. */
export function expectedWorth(drops: readonly Weighed[]): Readonly<{ gil: number; priced: number }> {
  const priced = drops.flatMap(({ worth }) => worth ?? []);
  return { gil: priced.reduce((sum, worth) => sum + worth, 0), priced: priced.length };
}
