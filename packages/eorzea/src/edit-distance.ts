/** Three rows of the distance table, reused because a search compares thousands of pairs. */
let width = 256;
let rows: [Int32Array, Int32Array, Int32Array] = [
  new Int32Array(width),
  new Int32Array(width),
  new Int32Array(width),
];

function rowsFor(length: number): [Int32Array, Int32Array, Int32Array] {
  if (length > width) {
    width = length;
    rows = [new Int32Array(width), new Int32Array(width), new Int32Array(width)];
  }
  return rows;
}

/**
 * Damerau-Levenshtein distance (optimal string alignment: insert, delete, replace, swap neighbors), or `limit
 * + 1` as soon as it must exceed `limit`. Compares UTF-16 units; cost is about `length × limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return tooFar;
  if (a === b) return 0;
  let [twoAbove, above, current] = rowsFor(b.length + 1);
  for (let column = 0; column <= b.length; column++) above[column] = Math.min(column, tooFar);
  let bestAbove = 0;
  for (let row = 1; row <= a.length; row++) {
    const from = Math.max(1, row - limit);
    const to = Math.min(b.length, row + limit);
    // Cells outside the band exceed the limit; its edges are read by this row and the next two.
    current[from - 1] = from === 1 ? Math.min(row, tooFar) : tooFar;
    let best = current[from - 1] ?? tooFar;
    const letter = a.charCodeAt(row - 1);
    const letterBefore = row > 1 ? a.charCodeAt(row - 2) : -1;
    for (let column = from; column <= to; column++) {
      const other = b.charCodeAt(column - 1);
      let cost = Math.min(
        (above[column] ?? tooFar) + 1,
        (current[column - 1] ?? tooFar) + 1,
        (above[column - 1] ?? tooFar) + (letter === other ? 0 : 1),
      );
      if (column > 1 && letterBefore === other && letter === b.charCodeAt(column - 2))
        cost = Math.min(cost, (twoAbove[column - 2] ?? tooFar) + 1);
      if (cost > tooFar) cost = tooFar;
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (to < b.length) current[to + 1] = tooFar;
    // A swap reads from two rows up, so give up only when both rows exceed the limit.
    if (best > limit && bestAbove > limit) return tooFar;
    bestAbove = best;
    [twoAbove, above, current] = [above, current, twoAbove];
  }
  return Math.min(above[b.length] ?? tooFar, tooFar);
}
