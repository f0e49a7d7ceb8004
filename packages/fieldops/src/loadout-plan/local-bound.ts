import type { Bound } from "./bounds.ts";
import { findMissing, type Terms } from "./cost.ts";
import { drawFacts, sources } from "./draws.ts";
import { KINDS, type Option, type Use } from "./options.ts";

/** An option's use without its zeros. */
type Sparse = Readonly<{ kinds: Uint8Array; amounts: Float64Array }>;

function sparse(use: Use): Sparse {
  const kinds = [...use.keys()].filter((kind) => (use[kind] ?? 0) > 0);
  return {
    kinds: Uint8Array.from(kinds),
    amounts: Float64Array.from(kinds, (kind) => use[kind] ?? 0),
  };
}

/**
 * A lower bound of the cost from what is already chosen on: for the logograms that are opened already, the line that is sharp there;
 * for the others, the bound of the whole search. `lean` is how far the first is followed where both are to be had.
 */
export function localBound(
  steps: readonly Readonly<{ options: readonly Option[]; same: boolean }>[],
  terms: Terms,
  root: Bound,
) {
  const options: Sparse[][] = [];
  steps.forEach(({ options: own, same }, depth) => {
    options.push(same ? (options[depth - 1] ?? []) : own.map(({ use }) => sparse(use)));
  });
  const slopes = new Float64Array(KINDS);

  const cheapest = (choices: readonly Sparse[]): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const { kinds, amounts } of choices) {
      let sum = 0;
      for (let index = 0; index < kinds.length; index++) {
        sum += (slopes[kinds[index] ?? 0] ?? 0) * (amounts[index] ?? 0);
      }
      if (sum < least) least = sum;
    }
    return least;
  };

  return (depth: number, use: Use, lean: number): number => {
    const lacking = findMissing(use, terms);
    let total = 0;
    for (let place = 0; place < sources.length; place++) {
      const { mnemes } = sources[place] ?? { mnemes: [] };
      const facts = drawFacts(place, lacking);
      const inStock = terms.ownedLogograms[place] ?? 0;
      const price = terms.prices[place] ?? 0;
      const share = facts.draws > inStock ? lean : 0;
      total += (1 - share) * (root.bases[place] ?? 0);
      if (share > 0) total += share * price * (facts.line.floor - inStock);
      for (let kind = 0; kind < mnemes.length; kind++) {
        const mneme = mnemes[kind] ?? 0;
        const far = (1 - share) * (root.slopes[mneme] ?? 0);
        total += far * (use[mneme] ?? 0);
        slopes[mneme] = share > 0 ? far + share * price * (facts.line.slopes[kind] ?? 0) : far;
      }
    }
    let least = 0;
    for (let step = depth; step < steps.length; step++) {
      if (step === depth || steps[step]?.same !== true) least = cheapest(options[step] ?? []);
      total += least;
    }
    return total;
  };
}
