import { logogramFacts } from "../logograms/facts.ts";
import type { LogogramId } from "../logograms/ids.ts";
import { type MnemeId, mnemeIds } from "../mnemes/ids.ts";

/*
 * How many logograms must be appraised until certain mnemes have come: the coupon collector's problem with unequal chances. Appraised at
 * the ticks of a Poisson clock of rate 1, the mnemes of one logogram arrive independently of each other, so the mean is the integral
 * over time of the chance that something is still missing.
 */

/** A logogram as the planner needs it: its mnemes by their index in `mnemeIds`, with their chances, which sum to 1. */
export type Source = Readonly<{ id: LogogramId; mnemes: readonly number[]; chances: readonly number[] }>;

export const mnemeIndex: ReadonlyMap<MnemeId, number> = new Map(mnemeIds.map((id, index) => [id, index]));

export const sources: readonly Source[] = logogramFacts.map(({ id, mnemes }) => {
  const sum = mnemes.reduce((total, { percent }) => total + percent, 0);
  return {
    id,
    mnemes: mnemes.map(({ mneme }) => mnemeIndex.get(mneme) ?? 0),
    chances: mnemes.map(({ percent }) => percent / sum),
  };
});

/** Gauss-Legendre nodes and weights of order 8 on [-1, 1], the positive half. */
const GAUSS = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
] as const;

/** Ends of the panels of the integral, up to 2,048 draws: dense where few draws matter. */
const ENDS = [0, 1, 2, 3, 4, ...Array.from({ length: 18 }, (_, step) => 4 * 2 ** ((step + 1) / 2))];

const nodes = ENDS.slice(1).flatMap((end, panel) => {
  const middle = (end + (ENDS[panel] ?? 0)) / 2;
  const half = end - middle;
  return GAUSS.flatMap(([node, weight]) =>
    [-1, 1].map((sign) => ({ time: middle + sign * half * node, weight: half * weight })),
  );
});
const weights = Float64Array.from(nodes, ({ weight }) => weight);

/** For each chance, by count: the probability at every node that at least so many have arrived. */
const arrivals = new Map<number, { atLeast: Float64Array[]; terms: Float64Array }>();

function arrived(chance: number, count: number): Float64Array {
  let table = arrivals.get(chance);
  if (table === undefined) {
    const terms = Float64Array.from(nodes, ({ time }) => Math.exp(-time * chance));
    table = { atLeast: [new Float64Array(weights.length).fill(1)], terms };
    arrivals.set(chance, table);
  }
  const { atLeast, terms } = table;
  for (let made = atLeast.length; made <= count; made++) {
    const before = atLeast[made - 1];
    atLeast.push(terms.map((term, node) => Math.max(0, (before?.[node] ?? 0) - term)));
    nodes.forEach(({ time }, node) => {
      terms[node] = ((terms[node] ?? 0) * time * chance) / made;
    });
  }
  return atLeast[count] ?? terms;
}

/** Reused from call to call. */
const product = new Float64Array(weights.length);

/**
 * Mean number of logograms until every count of `missing` (whole, by the place of the mneme in the source) has come.
 * To five digits up to about a thousand.
 */
export function meanDraws({ chances }: Source, missing: ArrayLike<number>): number {
  let kinds = 0;
  let single = 0;
  for (let kind = 0; kind < chances.length; kind++) {
    const count = missing[kind] ?? 0;
    if (count <= 0) continue;
    const chance = chances[kind] ?? 1;
    const table = arrived(chance, count);
    single = count / chance;
    if (kinds === 0) product.set(table);
    else {
      for (let node = 0; node < product.length; node++) {
        product[node] = (product[node] ?? 0) * (table[node] ?? 0);
      }
    }
    kinds += 1;
  }
  if (kinds < 2) return single;
  let sum = 0;
  for (let node = 0; node < product.length; node++) {
    sum += (weights[node] ?? 0) * (1 - (product[node] ?? 0));
  }
  return sum;
}

class Branch {
  readonly next: (Branch | undefined)[] = [];
  mean: number | null = null;
}

/** Remembers `meanDraws`, one level of branches a mneme: a search asks for the same counts over and over. */
export class DrawTable {
  readonly #roots = sources.map(() => new Branch());

  /** Mean draws from the source at a place of `sources`. */
  find(place: number, missing: Int32Array): number {
    let branch = this.#roots[place] ?? new Branch();
    for (let kind = 0; kind < missing.length; kind++)
      branch = branch.next[missing[kind] ?? 0] ??= new Branch();
    const source = sources[place];
    branch.mean ??= source === undefined ? 0 : meanDraws(source, missing);
    return branch.mean;
  }
}
