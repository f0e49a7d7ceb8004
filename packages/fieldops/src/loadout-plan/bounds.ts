import { costOf, findMissing, type Terms } from "./cost.ts";
import { drawFacts, lastKinds, SLACK, sources } from "./draws.ts";
import { addUse, KINDS, type Option, type TrayClass, type Use } from "./options.ts";
import { lackingOf, type Range } from "./ranges.ts";

/*
 * Lower bounds of the cost that are straight in the use of mnemes, so that each tray's share in them can be told apart.
 *
 * The longest of several waits is at least the wait of the kind that was last at some reference use u. That kind's wait grows by
 * 1/chance for each count past u and shrinks in proportion below it: a concave line in each kind, over which its chord from the least to
 * the most that can be missing lies nowhere. Any mean of such bounds is one again; which mean is best is found by play: the
 * trays answer with their cheapest ways under the present bound, and the bound leans towards the one that is sharp at that answer.
 */

/** `cost(use) >= base + sum of slope[kind] * use[kind]` for every use that the trays can have. */
export type Bound = Readonly<{
  slopes: Float64Array;
  base: number;
  /** The base by logogram: the cost is a sum over logograms, and so is the bound. */
  bases: Float64Array;
}>;

/** The bound that is sharp near the use `at`, over the range that `lacking` spans. */
function boundAt(at: Use, lacking: Range, terms: Terms): Bound {
  const slopes = new Float64Array(KINDS);
  const bases = new Float64Array(sources.length);
  const missing = findMissing(at, terms);
  for (let place = 0; place < sources.length; place++) {
    const source = sources[place];
    if (source === undefined) continue;
    const inStock = terms.ownedLogograms[place] ?? 0;
    if (drawFacts(place, at, terms.owned).draws <= inStock) continue;
    const price = terms.prices[place] ?? 0;
    let base = -price * inStock;
    const kinds = lastKinds(source, missing);
    for (let index = 0; index < kinds.length; index++) {
      const { last, wait } = kinds[index] ?? { last: 0, wait: 0 };
      const kind = source.mnemes[index] ?? 0;
      if (last === 0) continue;
      const reference = Math.ceil((missing[kind] ?? 0) - SLACK);
      const pace = last / (source.chances[index] ?? 1);
      const waitOf = (count: number) =>
        price * (count < reference ? (wait * count) / reference : wait + pace * (count - reference));
      const low = lacking.least[kind] ?? 0;
      const high = lacking.most[kind] ?? 0;
      if (high - low <= SLACK) {
        base += waitOf(low);
        continue;
      }
      const slope = (waitOf(high) - waitOf(low)) / (high - low);
      slopes[kind] = slope;
      base += waitOf(low) - slope * ((terms.owned[kind] ?? 0) + low);
    }
    bases[place] = base;
  }
  return { slopes, base: sumOf(bases), bases };
}

function sumOf(list: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < list.length; place++) sum += list[place] ?? 0;
  return sum;
}

export function weigh(use: Use, slopes: Float64Array): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += (use[kind] ?? 0) * (slopes[kind] ?? 0);
  return sum;
}

export type Play = Readonly<{
  /** The best bounds that were met, best first. */
  bounds: readonly Bound[];
  /** What the best bound says that the trays cost at least. */
  least: number;
  /** The cheapest answer that was met: an option for each class, used in all its trays. */
  answer: readonly Option[];
  cost: number;
}>;

/** Rounds that a bound taken over from a wider range counts as having been played. */
const TAKEN_OVER = 6;

/** The option that weighs least by the slopes, and what it weighs. */
export function cheapest(
  options: readonly Option[],
  slopes: Float64Array,
): Readonly<{ option: Option; weight: number }> | undefined {
  let best: Option | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const weight = weigh(option.use, slopes);
    if (weight >= least) continue;
    least = weight;
    best = option;
  }
  return best === undefined ? undefined : { option: best, weight: least };
}

/**
 * Plays `rounds` rounds and keeps the `keep` best bounds.
 * @param from a bound that holds for these trays, to start with
 */
export function play(
  classes: readonly TrayClass[],
  range: Range,
  terms: Terms,
  rounds: number,
  keep: number,
  from?: Bound,
): Play {
  const lacking = lackingOf(range, terms);
  const met: { bound: Bound; value: number }[] = [];
  const played = from === undefined ? 0 : TAKEN_OVER;
  let slopes = from?.slopes ?? new Float64Array(KINDS);
  let bases = from?.bases ?? new Float64Array(sources.length);
  let answer: readonly Option[] = [];
  let cost = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const use = new Float64Array(KINDS);
    const picks: Option[] = [];
    for (const { options, places } of classes) {
      const pick = cheapest(options, slopes);
      if (pick === undefined) continue;
      addUse(use, pick.option.use, places.length);
      picks.push(pick.option);
    }
    const base = sumOf(bases);
    met.push({ bound: { slopes, base, bases }, value: base + weigh(use, slopes) });
    const found = costOf(use, terms);
    if (found < cost) {
      cost = found;
      answer = picks;
    }
    const sharp = boundAt(use, lacking, terms);
    const lean = round + played === 0 ? 1 : 1.5 / (round + played + 2);
    slopes = slopes.map((slope, kind) => slope + lean * ((sharp.slopes[kind] ?? 0) - slope));
    bases = bases.map((each, place) => each + lean * ((sharp.bases[place] ?? 0) - each));
  }
  met.sort((a, b) => b.value - a.value);
  return {
    bounds: met.slice(0, keep).map(({ bound }) => bound),
    least: met[0]?.value ?? 0,
    answer,
    cost,
  };
}
