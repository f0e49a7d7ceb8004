/**
 * Mean number of the first `owned` boxes that get opened before `missing` is complete: the sum, over those
 * boxes, of the probability that something is still missing beforehand. The probability is built up kind by
 * kind: of the boxes with any kind so far, the number with the next kind is binomial.
 */
export function meanOwnedDraws(
  chances: readonly number[],
  missing: ArrayLike<number>,
  owned: number,
  mean: number,
): number {
  const wanted = chances.flatMap((chance, kind) => {
    const count = missing[kind] ?? 0;
    return count > 0 ? [{ chance, count }] : [];
  });
  const least = wanted.reduce((sum, { count }) => sum + count, 0);
  if (owned <= least) return Math.max(0, owned);
  // With this many boxes, the chance that a kind is still incomplete is below 1 in 10,000.
  const ample = wanted.map(({ chance, count }) => (count + 3.5 * Math.sqrt(count) + 6) / chance);
  if (owned >= Math.max(0, ...ample)) return mean;
  let complete = new Float64Array(owned).fill(1);
  let together = 1 - wanted.reduce((sum, { chance }) => sum + chance, 0);
  for (const { chance, count } of wanted) {
    together = Math.max(0, together) + chance;
    complete = withOneMore(complete, count, chance / together);
  }
  return complete.reduce((sum, chance) => sum + 1 - chance, 0);
}

/**
 * Adds to `complete` (probabilities by number of boxes) a kind with `share` of the drops, needed `count`
 * times.
 */
function withOneMore(complete: Float64Array, count: number, share: number): Float64Array<ArrayBuffer> {
  if (share > 1 - 1e-9) return complete.map((_, draws) => (draws >= count ? 1 : 0));
  const next = new Float64Array(complete.length);
  const hitting = new Float64Array(complete.length + 1);
  hitting[0] = 1;
  for (let draws = 0; draws < next.length; draws++) {
    let sum = 0;
    for (let hits = count; hits <= draws; hits++) sum += (hitting[hits] ?? 0) * (complete[draws - hits] ?? 0);
    next[draws] = sum;
    for (let hits = draws + 1; hits > 0; hits--) {
      hitting[hits] = (hitting[hits] ?? 0) * (1 - share) + (hitting[hits - 1] ?? 0) * share;
    }
    hitting[0] = (hitting[0] ?? 0) * (1 - share);
  }
  return next;
}
