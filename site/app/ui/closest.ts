/** Edit distance with swaps (optimal string alignment), given up past `limit`. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (same ? 0 : 1),
          swap && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = above;
    above = current;
  }
  return above[b.length] ?? limit + 1;
}

/** The `count` candidates nearest to `text` by edit distance, nearest first; none further than a third of its length. */
export function closest(text: string, candidates: readonly string[], count: number): string[] {
  const wanted = text.slice(0, 80).toLowerCase();
  const limit = Math.ceil(wanted.length / 3);
  return candidates
    .map((candidate) => ({ candidate, away: distance(wanted, candidate.toLowerCase(), limit) }))
    .filter(({ away }) => away <= limit)
    .sort((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
