import { mnemeIds } from "#records/mnemes/ids";
import { DrawTable, sources } from "./draws.ts";
import type { PlanInput } from "./types.ts";

/** Stock and prices by index of mneme and logogram, whole and sound. */
export type Terms = Readonly<{
  owned: Float64Array;
  ownedLogograms: Float64Array;
  prices: Float64Array;
  /** Shared by all that is calculated on these terms. */
  draws: DrawTable;
}>;

const whole = (count = 0) => (Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0);

/** Throws RangeError for a price that is not a finite number above 0. */
export function termsOf({ stock, prices }: Pick<PlanInput, "prices" | "stock">): Terms {
  return {
    owned: Float64Array.from(mnemeIds, (id) => whole(stock.mnemes[id])),
    ownedLogograms: Float64Array.from(sources, ({ id }) => whole(stock.logograms[id])),
    prices: Float64Array.from(sources, ({ id }) => {
      const price = prices[id];
      if (!(price > 0 && price < Number.POSITIVE_INFINITY)) {
        throw new RangeError(`The price of '${id}' must be above 0.`);
      }
      return price;
    }),
    draws: new DrawTable(),
  };
}

/** The same prices with nothing in stock. */
export function withoutStock(terms: Terms): Terms {
  return {
    ...terms,
    owned: new Float64Array(terms.owned.length),
    ownedLogograms: new Float64Array(terms.ownedLogograms.length),
  };
}
