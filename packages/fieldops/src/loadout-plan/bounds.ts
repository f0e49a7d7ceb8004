import { costOf, type Terms } from "./cost.ts";
import { lastKinds, meanDraws, sources } from "./draws.ts";
import { addUse, KINDS, type TrayClass, type Use } from "./options.ts";

/*
 * Lower bounds of the cost that are straight in the use of mnemes, so that each tray's share in them can be told apart.
 *
 * The longest of several waits is at least the wait of the kind that was last at some reference use u. That kind's wait grows by
 * 1/chance for each count past u and shrinks in proportion below it: a concave line in each kind, over which its chord from 0 to
 * the most that can ever be missing lies nowhere. Any mean of such bounds is one again; which mean is best is found by play: the
 * trays answer with their cheapest ways under the present bound, and the bound leans towards the one that is sharp at that answer.
 */

/** `cost(use) >= base + sum of slope[kind] * use[kind]` for every use that the trays can have. */
export type Bound = Readonly<{
  slopes: Float64Array;
  base: number;
  /** The base by logogram: the cost is a sum over logograms, and so is the bound. */
  bases: Float64Array;
}>;

/** The most of each mneme that the trays can use. */
function mostUse(classes: readonly TrayClass[]): Use {
  const most = new Float64Array(KINDS);
  for (const { places, options } of classes) {
    for (let kind = 0; kind < KINDS; kind++) {
      const highest = options.reduce((high, { use }) => Math.max(high, use[kind] ?? 0), 0);
      most[kind] = (most[kind] ?? 0) + places.length * highest;
    }
  }
  return most;
}

/** The bound that is sharp near the use `at`. */
function boundAt(at: Use, most: Use, terms: Terms): Bound {
  const slopes = new Float64Array(KINDS);
  const bases = new Float64Array(sources.length);
  const lacking = at.map((used, kind) => Math.max(0, used - (terms.owned[kind] ?? 0)));
  sources.forEach((source, place) => {
    const price = terms.prices[place] ?? 0;
    const inStock = terms.ownedLogograms[place] ?? 0;
    if (meanDraws(source, lacking) <= inStock) return;
    let base = -price * inStock;
    lastKinds(source, lacking).forEach(({ last, wait }, index) => {
      const kind = source.mnemes[index] ?? 0;
      if (last === 0) return;
      const owned = terms.owned[kind] ?? 0;
      const reference = Math.ceil((lacking[kind] ?? 0) - 1e-9);
      const highest = Math.max(reference, Math.ceil((most[kind] ?? 0) - owned));
      const chance = source.chances[index] ?? 1;
      const slope = (price * (wait + (last / chance) * (highest - reference))) / highest;
      slopes[kind] = slope;
      base -= slope * owned;
    });
    bases[place] = base;
  });
  return { slopes, base: bases.reduce((sum, each) => sum + each, 0), bases };
}

export function weigh(use: Use, slopes: Float64Array): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += (use[kind] ?? 0) * (slopes[kind] ?? 0);
  return sum;
}

export type Play = Readonly<{
  /** The best bounds that were met, best first. */
  bounds: readonly Bound[];
  /** The cheapest answer that was met: the place of an option for each class, used in all its trays. */
  answer: readonly number[];
  cost: number;
}>;

/** Plays `rounds` rounds and keeps the `keep` best bounds. */
export function play(classes: readonly TrayClass[], terms: Terms, rounds: number, keep: number): Play {
  const most = mostUse(classes);
  const met: { bound: Bound; value: number }[] = [];
  let slopes = new Float64Array(KINDS);
  let bases = new Float64Array(sources.length);
  let answer: readonly number[] = classes.map(() => 0);
  let cost = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const use = new Float64Array(KINDS);
    const picks = classes.map(({ options, places }) => {
      const weights = options.map((option) => weigh(option.use, slopes));
      const pick = weights.indexOf(Math.min(...weights));
      const option = options[pick];
      if (option !== undefined) addUse(use, option.use, places.length);
      return pick;
    });
    const base = bases.reduce((sum, each) => sum + each, 0);
    met.push({ bound: { slopes, base, bases }, value: base + weigh(use, slopes) });
    const found = costOf(use, terms);
    if (found < cost) {
      cost = found;
      answer = picks;
    }
    const sharp = boundAt(use, most, terms);
    const lean = round === 0 ? 1 : 1.5 / (round + 2);
    slopes = slopes.map((slope, kind) => slope + lean * ((sharp.slopes[kind] ?? 0) - slope));
    bases = bases.map((each, place) => each + lean * ((sharp.bases[place] ?? 0) - each));
  }
  met.sort((a, b) => b.value - a.value);
  return { bounds: met.slice(0, keep).map(({ bound }) => bound), answer, cost };
}
