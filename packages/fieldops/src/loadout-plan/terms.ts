import { mnemeIds } from "#records/mnemes/ids";
import { DrawTable, sources } from "./draws.ts";
import type { PlanInput } from "./types.ts";

/** By index of mneme and logogram. */
export type Terms = Readonly<{
  owned: Float64Array;
  ownedLogograms: Float64Array;
  prices: Float64Array;
  draws: DrawTable;
}>;

const whole = (count = 0) => (Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0);

/** @throws RangeError for a price that is not a finite number above 0. */
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

export function withoutStock(terms: Terms): Terms {
  return {
    ...terms,
    owned: new Float64Array(terms.owned.length),
    ownedLogograms: new Float64Array(terms.ownedLogograms.length),
  };
}
