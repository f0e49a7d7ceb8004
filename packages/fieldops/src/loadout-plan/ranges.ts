import type { Terms } from "./cost.ts";
import { drawsForOneMore, meanDraws, SLACK, sources } from "./draws.ts";
import { KINDS, type TrayClass, type Use } from "./options.ts";

/** The least and the most of each mneme that the trays can use with the ways they have left. */
export type Range = Readonly<{ least: Use; most: Use }>;

export function rangeOf(classes: readonly TrayClass[]): Range {
  const least = new Float64Array(KINDS);
  const most = new Float64Array(KINDS);
  for (const { places, options } of classes) {
    for (let kind = 0; kind < KINDS; kind++) {
      let low = Number.POSITIVE_INFINITY;
      let high = 0;
      for (const { use } of options) {
        const amount = use[kind] ?? 0;
        if (amount < low) low = amount;
        if (amount > high) high = amount;
      }
      least[kind] = (least[kind] ?? 0) + places.length * (options.length === 0 ? 0 : low);
      most[kind] = (most[kind] ?? 0) + places.length * high;
    }
  }
  return { least, most };
}

/** What the use lacks beyond the stock at both ends of the range. */
export function lackingOf({ least, most }: Range, { owned }: Terms): Range {
  const beyond = (use: Use) => use.map((amount, kind) => Math.max(0, amount - (owned[kind] ?? 0)));
  return { least: beyond(least), most: beyond(most) };
}

/** What one more of each mneme costs, at least and at most, wherever in the range the use comes to lie. */
export type Marginals = Readonly<{ least: Float64Array; most: Float64Array }>;

export function marginalsOf(range: Range, terms: Terms): Marginals {
  const lacking = lackingOf(range, terms);
  const least = new Float64Array(KINDS);
  const most = new Float64Array(KINDS);
  for (let place = 0; place < sources.length; place++) {
    const source = sources[place];
    if (source === undefined) continue;
    const inStock = terms.ownedLogograms[place] ?? 0;
    // All that may be needed is in stock: more of it costs nothing.
    if (inStock > 0 && meanDraws(source, lacking.most) <= inStock) continue;
    const price = terms.prices[place] ?? 0;
    const bought = inStock === 0 || meanDraws(source, lacking.least) >= inStock;
    for (let kind = 0; kind < source.mnemes.length; kind++) {
      const mneme = source.mnemes[kind] ?? 0;
      const high = lacking.most[mneme] ?? 0;
      if (high <= SLACK) continue;
      most[mneme] = price * drawsForOneMore(source, kind, Math.ceil(high - SLACK) - 1, lacking.least);
      if (!bought || (range.least[mneme] ?? 0) < (terms.owned[mneme] ?? 0)) continue;
      const low = Math.floor((lacking.least[mneme] ?? 0) + SLACK);
      least[mneme] = price * drawsForOneMore(source, kind, low, lacking.most);
    }
  }
  return { least, most };
}
