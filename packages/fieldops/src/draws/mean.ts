/*
 * Mean number of boxes to open until certain items have dropped, each box containing one random item: the
 * coupon collector's problem with unequal chances. If boxes are opened at the ticks of a Poisson clock of
 * rate 1, items arrive independently of each other, so the mean is the integral over time of the probability
 * that something is still missing.
 */

/** Gauss-Legendre nodes and weights of order 8 on [-1, 1], positive half. */
const GAUSS = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
] as const;

/**
 * Mean number of boxes until every count of `missing` (whole, by kind) has dropped, where a box contains kind
 * k with probability `chances[k]`. Kinds with nothing missing may be omitted.
 */
export type MeanDraws = (chances: readonly number[], missing: ArrayLike<number>) => number;

/**
 * Creates a `MeanDraws` that integrates up to `most` boxes, in panels that double in length every
 * `perDoubling` panels, and caches intermediate results. Means above half of `most` come out too small.
 */
export function meanDrawsUpTo(most: number, perDoubling: number): MeanDraws {
  const panels = Math.ceil(Math.log2(most / 4) * perDoubling);
  const ends = [
    0,
    1,
    2,
    3,
    4,
    ...Array.from({ length: panels }, (_, step) => 4 * 2 ** ((step + 1) / perDoubling)),
  ];
  const nodes = ends.slice(1).flatMap((end, panel) => {
    const middle = (end + (ends[panel] ?? 0)) / 2;
    const half = end - middle;
    return GAUSS.flatMap(([node, weight]) =>
      [-1, 1].map((sign) => ({ time: middle + sign * half * node, weight: half * weight })),
    );
  });
  const weights = Float64Array.from(nodes, ({ weight }) => weight);
  const product = new Float64Array(weights.length);
  /** By chance, then count: probability at every node that at least this many have dropped. */
  const known = new Map<number, { atLeast: Float64Array[]; logTerms: Float64Array }>();

  const arrived = (chance: number, count: number): Float64Array => {
    let table = known.get(chance);
    if (table === undefined) {
      // Computed in logarithms: with a large mean the first terms underflow.
      const logTerms = Float64Array.from(nodes, ({ time }) => -time * chance);
      table = { atLeast: [new Float64Array(weights.length).fill(1)], logTerms };
      known.set(chance, table);
    }
    const { atLeast, logTerms } = table;
    for (let made = atLeast.length; made <= count; made++) {
      const before = atLeast[made - 1];
      atLeast.push(logTerms.map((term, node) => Math.max(0, (before?.[node] ?? 0) - Math.exp(term))));
      nodes.forEach(({ time }, node) => {
        logTerms[node] = (logTerms[node] ?? 0) + Math.log((time * chance) / made);
      });
    }
    return atLeast[count] ?? logTerms;
  };

  return (chances, missing) => {
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
  };
}
