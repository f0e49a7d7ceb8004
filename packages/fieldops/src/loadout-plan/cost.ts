import { logogramIds } from "#records/logograms/ids";
import { mnemeIds } from "#records/mnemes/ids";
import { drawFacts, meanDraws, sources } from "./draws.ts";
import { addUse, averageUse, KINDS, trayChance, trayTries, type Use } from "./options.ts";
import type { PlanInput, Tally, TrayChoice } from "./types.ts";

/** Stock and prices as the search needs them: by place, whole and sound. */
export type Terms = Readonly<{ owned: Float64Array; ownedLogograms: Float64Array; prices: Float64Array }>;

const whole = (count: number | undefined) =>
  count !== undefined && Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;

/** Throws RangeError for a price that is not a number above 0. */
export function termsOf({ stock, prices }: Pick<PlanInput, "prices" | "stock">): Terms {
  return {
    owned: Float64Array.from(mnemeIds, (id) => whole(stock.mnemes[id])),
    ownedLogograms: Float64Array.from(logogramIds, (id) => whole(stock.logograms[id])),
    prices: Float64Array.from(logogramIds, (id) => {
      const price = prices[id];
      if (!(price > 0 && price < Number.POSITIVE_INFINITY)) {
        throw new RangeError(`The price of '${id}' must be above 0.`);
      }
      return price;
    }),
  };
}

const missing = new Float64Array(KINDS);

/** What a use needs beyond the stock; the answer is overwritten by the next call. */
export function findMissing(use: Use, { owned }: Terms): Float64Array {
  for (let kind = 0; kind < KINDS; kind++) {
    missing[kind] = Math.max(0, (use[kind] ?? 0) - (owned[kind] ?? 0));
  }
  return missing;
}

/**
 * What a use of mnemes costs on average: the mnemes the player lacks, by logograms at their prices, those in stock first.
 * Monotone in use and prices, and never more with more stock.
 */
export function costOf(use: Use, terms: Terms): number {
  let cost = 0;
  for (let place = 0; place < sources.length; place++) {
    cost += costOfDraws(place, drawFacts(place, use, terms.owned).draws, terms);
  }
  return cost;
}

/** What so many of the logogram at a place cost, those in stock first. */
export function costOfDraws(place: number, draws: number, { ownedLogograms, prices }: Terms): number {
  const bought = draws - (ownedLogograms[place] ?? 0);
  return bought > 0 ? bought * (prices[place] ?? 0) : 0;
}

/** The full account of a choice of recipes. */
export function tally(choices: readonly TrayChoice[], terms: Terms): Tally {
  const use = new Float64Array(KINDS);
  for (const choice of choices) addUse(use, averageUse(choice));
  const lacking = findMissing(use, terms);
  const logograms = sources.flatMap((source, place) => {
    const opened = meanDraws(source, lacking);
    if (opened === 0) return [];
    const owned = Math.min(opened, terms.ownedLogograms[place] ?? 0);
    return [{ logogram: source.id, opened, owned, cost: (opened - owned) * (terms.prices[place] ?? 0) }];
  });
  const mnemes = sources.flatMap((source) =>
    source.mnemes.flatMap((kind) => {
      const used = use[kind] ?? 0;
      const mneme = mnemeIds[kind];
      if (used === 0 || mneme === undefined) return [];
      return [{ mneme, logogram: source.id, used, owned: Math.min(used, terms.owned[kind] ?? 0) }];
    }),
  );
  return {
    trays: choices.map(({ umbral, astral }) => ({
      umbral,
      astral,
      chance: trayChance({ umbral, astral }),
      tries: trayTries({ umbral, astral }),
    })),
    mnemes,
    logograms,
    cost: logograms.reduce((sum, { cost }) => sum + cost, 0),
  };
}
