import { wilsonInterval } from "@foray/fieldops/draws/interval";
import type { DropRate } from "@foray/fieldops/records/types";
import type { ItemPrices } from "../prices.ts";

/** Row of the Item sheet that stands for gil. */
const GIL = 1;

export type Drop = DropRate["drops"][number];

/** Pieces that one find holds on average: all pieces through the finds, or the middle of least and most. */
export function piecesOf({ count, max, min, quantity }: Drop): number {
  if (quantity !== undefined && count > 0) return quantity / count;
  return min !== undefined && max !== undefined ? (min + max) / 2 : 1;
}

/** Gil for one piece: the average of recent sales, or else the cheapest offer; `null` if neither is known. */
export function unitPrice(itemId: number, prices: ItemPrices | undefined): number | null {
  if (itemId === GIL) return 1;
  return prices?.average ?? prices?.listings[0]?.price ?? null;
}

/** A drop with its share of openings, the interval of 95 %, and what it adds to the worth of a box. */
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

/** Average value of a box: the sum over what has a price (gil), and how many kinds of its contents that covers. */
export function expectedWorth(drops: readonly Weighed[]): Readonly<{ gil: number; priced: number }> {
  const priced = drops.flatMap(({ worth }) => worth ?? []);
  return { gil: priced.reduce((sum, worth) => sum + worth, 0), priced: priced.length };
}
