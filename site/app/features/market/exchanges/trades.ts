import type { ZoneId } from "@foray/eorzea/zones/rates";
import { exchanges } from "@foray/fieldops/records/exchanges/facts";
import { shops } from "@foray/fieldops/records/shops/facts";
import type { Exchange, FieldPosition } from "@foray/fieldops/records/types";

export type Amount = Readonly<{ itemId: number; quantity: number }>;

/** One trade: what is got for what, and with whom. */
export type Trade = Readonly<{
  id: string;
  operation: Exchange["operation"];
  /** Groups the trades of one place. */
  shop: string;
  zone: ZoneId | null;
  /** Key of the item names, where the vendor is known. */
  vendor: string | null;
  position: FieldPosition | null;
  /** The sheet it was read from is of this patch, where it is older than the others. */
  patch: string | null;
  sure: boolean;
  gets: readonly Amount[];
  costs: readonly Amount[];
}>;

/** A currency takes part in this many trades at least; gear that is given for its better kind does not. */
const MIN_TRADES = 3;

const ofShops: readonly Trade[] = shops.flatMap((shop) =>
  shop.wares.flatMap(({ cost, count = 1, itemId }, at) =>
    itemId === undefined
      ? []
      : [
          {
            id: `${shop.id}-${at}`,
            operation: "occult" as const,
            shop: `${shop.zone}-${shop.vendor}`,
            zone: shop.zone,
            vendor: shop.vendor,
            position: shop.position ?? null,
            patch: null,
            sure: shop.confidence === "high",
            gets: [{ itemId, quantity: count }],
            costs: [{ itemId: shop.currencyItemId, quantity: cost }],
          },
        ],
  ),
);

const ofExchanges: readonly Trade[] = exchanges.flatMap(
  ({ confidence, id, operation, patch, trades, zone }) =>
    trades.map(({ costs, gets }, at) => ({
      id: `${id}-${at}`,
      operation,
      shop: zone ?? operation,
      zone: zone ?? null,
      vendor: null,
      position: null,
      patch: patch ?? null,
      sure: confidence === "high",
      gets,
      costs,
    })),
);

/** Every trade of the shops and exchanges of all operations. */
export const trades: readonly Trade[] = [...ofShops, ...ofExchanges];

export const operations = ["occult", "bozja", "eureka"] as const;

export type Currency = Readonly<{ itemId: number; operation: Exchange["operation"]; trades: number }>;

/** Currencies by operation: first those that buy alone, the most used first. */
export const currencies: readonly Currency[] = operations.flatMap((operation) => {
  const uses = new Map<number, { all: number; alone: number }>();
  for (const trade of trades) {
    if (trade.operation !== operation) continue;
    for (const { itemId } of trade.costs) {
      const { all, alone } = uses.get(itemId) ?? { all: 0, alone: 0 };
      uses.set(itemId, { all: all + 1, alone: alone + (trade.costs.length === 1 ? 1 : 0) });
    }
  }
  return [...uses]
    .filter(([, { all }]) => all >= MIN_TRADES)
    .sort(([, a], [, b]) => b.alone - a.alone || b.all - a.all)
    .map(([itemId, { all }]) => ({ itemId, operation, trades: all }));
});

/** How much of a currency a trade takes; 0 where it takes none. */
export function costIn({ costs }: Trade, currency: number): number {
  return costs.filter(({ itemId }) => itemId === currency).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** How often a trade can be made with an amount of a currency; its other costs are not asked for. */
export function timesFor(trade: Trade, currency: number, amount: number): number {
  const cost = costIn(trade, currency);
  return cost === 0 ? 0 : Math.floor(amount / cost);
}

/** The most that a purse is taken for. */
const MOST = 999_999;

/** An amount as an address or a field has it: a whole number from 1; `null` for anything else. */
export function readAmount(text: string | null): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null;
  const amount = Number(text);
  return amount >= 1 && amount <= MOST ? amount : null;
}
