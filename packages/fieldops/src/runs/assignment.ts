/**
 * Assigns each row at most one column so that the sum of `worth` is greatest, and returns the columns. -1 for
 * a row that gets no column with a positive worth. Hungarian algorithm by shortest augmenting paths: O(rows²
 * · columns).
 */
export function bestAssignment(worth: readonly (readonly number[])[]): readonly number[] {
  const rows = worth.length;
  // One zero-worth dummy column per row stands for "unassigned".
  const real = worth[0]?.length ?? 0;
  const columns = real + rows;
  const costOf = (row: number, column: number) => (column < real ? -(worth[row]?.[column] ?? 0) : 0);
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row;
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const from = new Int32Array(columns + 1);
    const used = new Uint8Array(columns + 1);
    let column = 0;
    while ((rowOf[column] ?? 0) !== 0) {
      used[column] = 1;
      const current = rowOf[column] ?? 0;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= columns; other++) {
        if (used[other] === 1) continue;
        const reduced =
          costOf(current - 1, other - 1) - (rowPotential[current] ?? 0) - (columnPotential[other] ?? 0);
        if (reduced < (least[other] ?? 0)) {
          least[other] = reduced;
          from[other] = column;
        }
        if ((least[other] ?? 0) < delta) {
          delta = least[other] ?? 0;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other++) {
        if (used[other] === 1) {
          const owner = rowOf[other] ?? 0;
          rowPotential[owner] = (rowPotential[owner] ?? 0) + delta;
          columnPotential[other] = (columnPotential[other] ?? 0) - delta;
        } else least[other] = (least[other] ?? 0) - delta;
      }
      column = next;
    }
    while (column !== 0) {
      const before = from[column] ?? 0;
      rowOf[column] = rowOf[before] ?? 0;
      column = before;
    }
  }
  const found = Array.from({ length: rows }, () => -1);
  for (let column = 1; column <= real; column++) {
    const row = (rowOf[column] ?? 0) - 1;
    if (row >= 0 && (worth[row]?.[column - 1] ?? 0) > 0) found[row] = column - 1;
  }
  return found;
}
