export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join("  ").trimEnd());
  }
}

/** In ms, after a warm-up run. */
export function best(passes: number, work: () => unknown): number {
  work();
  let shortest = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < passes; pass++) {
    const start = performance.now();
    work();
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}
