import type { ZoneId } from "@foray/eorzea/zones/rates";
import { exchanges } from "@foray/fieldops/records/exchanges/facts";
import { shops } from "@foray/fieldops/records/shops/facts";
import type { Exchange, FieldPosition } from "@foray/fieldops/records/types";

export type Amount = Readonly<{ itemId: number; quantity: number }>;

export type Trade = Readonly<{
  id: string;
  operation: Exchange["operation"];
  /** Key that groups the trades of one place. */
  shop: string;
  zone: ZoneId | null;
  /** Key in the item names; null if the vendor is unknown. */
  vendor: string | null;
  position: FieldPosition | null;
  /** Patch of the source sheet, if it is older than the other sheets. */
  patch: string | null;
  sure: boolean;
  gets: readonly Amount[];
  costs: readonly Amount[];
}>;

/** Items used in fewer trades are not currencies, such as gear that is traded in for its upgrade. */
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

export const trades: readonly Trade[] = [...ofShops, ...ofExchanges];

export const operations = ["occult", "bozja", "eureka"] as const;

export type Currency = Readonly<{ itemId: number; operation: Exchange["operation"]; trades: number }>;

/** By operation: the currencies that are most often the only cost come first, then by number of trades. */
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

/** Amount of a currency that a trade takes; 0 if none. */
export function costIn({ costs }: Trade, currency: number): number {
  return costs.filter(({ itemId }) => itemId === currency).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Number of times that an amount of a currency pays for a trade, ignoring its other costs. */
export function timesFor(trade: Trade, currency: number, amount: number): number {
  const cost = costIn(trade, currency);
  return cost === 0 ? 0 : Math.floor(amount / cost);
}

const MOST = 999_999;

/** Parses a whole number of at least 1; null for any other text. */
export function readAmount(text: string | null): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null;
  const amount = Number(text);
  return amount >= 1 && amount <= MOST ? amount : null;
}
