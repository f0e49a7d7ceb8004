import type { Bound } from "./bounds.ts";
import type { Terms } from "./cost.ts";
import type { Step } from "./courses.ts";
import { type DrawFacts, sources } from "./draws.ts";
import { KINDS, type Option, type Use } from "./options.ts";

/** An option's use without its zeros, one after the other: kinds, amounts, and where each option's begin. */
type Sparse = Readonly<{ kinds: Uint8Array; amounts: Float64Array; starts: Uint16Array }>;

function sparse(options: readonly Option[]): Sparse {
  const kinds: number[] = [];
  const amounts: number[] = [];
  const starts = [0];
  for (const { use } of options) {
    for (let kind = 0; kind < KINDS; kind++) {
      const amount = use[kind] ?? 0;
      if (amount === 0) continue;
      kinds.push(kind);
      amounts.push(amount);
    }
    starts.push(kinds.length);
  }
  return {
    kinds: Uint8Array.from(kinds),
    amounts: Float64Array.from(amounts),
    starts: Uint16Array.from(starts),
  };
}

/** How far the line that is sharp at what is chosen is followed, where the bound of the whole search is to be had as well; each is tried. */
const LEANS = [1, 0.5];

/**
 * Lower bounds of what the trays add from what is chosen on, where some logograms have too many uses to be followed one by one: for
 * those that are opened already, the line that is sharp there; for the others, the bound of the whole search.
 */
export class LocalBounds {
  readonly #steps: readonly Step[];
  readonly #places: readonly number[];
  readonly #terms: Terms;
  readonly #root: Bound;
  readonly #ways: readonly Sparse[];
  readonly #slopes: Float64Array;

  /** @param places of those logograms */
  constructor(steps: readonly Step[], places: readonly number[], terms: Terms, root: Bound) {
    const ways: Sparse[] = [];
    steps.forEach(({ options, same }, depth) => {
      const before = ways[depth - 1];
      ways.push(same && before !== undefined ? before : sparse(options));
    });
    this.#steps = steps;
    this.#places = places;
    this.#terms = terms;
    this.#root = root;
    this.#ways = ways;
    this.#slopes = root.slopes.slice();
  }

  #weight({ kinds, amounts, starts }: Sparse, option: number): number {
    let sum = 0;
    const end = starts[option + 1] ?? 0;
    for (let at = starts[option] ?? 0; at < end; at++) {
      sum += (this.#slopes[kinds[at] ?? 0] ?? 0) * (amounts[at] ?? 0);
    }
    return sum;
  }

  #cheapest(way: Sparse): number {
    let least = Number.POSITIVE_INFINITY;
    for (let option = 0; option < way.starts.length - 1; option++) {
      const sum = this.#weight(way, option);
      if (sum < least) least = sum;
    }
    return least;
  }

  /** Sets the slopes of those logograms for one lean; gives what they cost at least where the use is. */
  #settle(facts: readonly DrawFacts[], use: Use, lean: number): number {
    const root = this.#root;
    let total = 0;
    for (let at = 0; at < this.#places.length; at++) {
      const place = this.#places[at] ?? 0;
      const source = sources[place];
      const here = facts[place];
      if (source === undefined || here === undefined) continue;
      const inStock = this.#terms.ownedLogograms[place] ?? 0;
      const price = this.#terms.prices[place] ?? 0;
      const share = here.draws > inStock ? lean : 0;
      total += (1 - share) * (root.bases[place] ?? 0);
      const line = share > 0 ? here.line : null;
      if (line !== null) total += share * price * (line.floor - inStock);
      for (let kind = 0; kind < source.mnemes.length; kind++) {
        const mneme = source.mnemes[kind] ?? 0;
        const far = (1 - share) * (root.slopes[mneme] ?? 0);
        total += far * (use[mneme] ?? 0);
        this.#slopes[mneme] = line === null ? far : far + share * price * (line.slopes[kind] ?? 0);
      }
    }
    return total;
  }

  /**
   * Raises `scores` to what the whole costs at least with each way of the step at `depth`.
   * @param others what the other logograms come to over the root's slopes at the use chosen and each way, by way
   */
  raise(
    depth: number,
    facts: readonly DrawFacts[],
    use: Use,
    others: Float64Array,
    scores: Float64Array,
  ): void {
    const own = this.#ways[depth];
    if (own === undefined) return;
    for (const lean of LEANS) {
      let total = this.#settle(facts, use, lean);
      let least = 0;
      for (let step = depth + 1; step < this.#steps.length; step++) {
        const way = this.#ways[step];
        if (way === undefined) continue;
        if (step === depth + 1 || this.#steps[step]?.same !== true) least = this.#cheapest(way);
        total += least;
      }
      for (let option = 0; option < scores.length; option++) {
        const score = total + (others[option] ?? 0) + this.#weight(own, option);
        if (score > (scores[option] ?? 0)) scores[option] = score;
      }
    }
  }
}
