/**
 * Damerau-Levenshtein distance (optimal string alignment: insert, delete, replace, swap neighbours), or `limit + 1` as soon as it is
 * sure to exceed `limit`. Works on UTF-16 units; the cost is about `length × limit`.
 */
export function boundedDistance(a: string, b: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return tooFar;
  if (a === b) return 0;
  let twoAbove = new Array<number>(b.length + 1).fill(tooFar);
  let above = Array.from({ length: b.length + 1 }, (_, column) => Math.min(column, tooFar));
  for (let row = 1; row <= a.length; row++) {
    const current = new Array<number>(b.length + 1).fill(tooFar);
    if (row <= limit) current[0] = row;
    const from = Math.max(1, row - limit);
    const to = Math.min(b.length, row + limit);
    let best = current[0] ?? tooFar;
    for (let column = from; column <= to; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let cost = Math.min(
        (above[column] ?? tooFar) + 1,
        (current[column - 1] ?? tooFar) + 1,
        (above[column - 1] ?? tooFar) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (swapped) cost = Math.min(cost, (twoAbove[column - 2] ?? tooFar) + 1);
      current[column] = Math.min(cost, tooFar);
      if (cost < best) best = cost;
    }
    // A swap may reach back two rows, so both must be beyond the limit before giving up.
    if (best > limit && Math.min(...above) > limit) return tooFar;
    twoAbove = above;
    above = current;
  }
  return Math.min(above[b.length] ?? tooFar, tooFar);
}
