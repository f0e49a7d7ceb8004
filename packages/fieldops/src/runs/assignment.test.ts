import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestAssignment } from "./assignment.ts";

const matrix = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

function bruteForce(
  worth: readonly (readonly number[])[],
  row = 0,
  taken: ReadonlySet<number> = new Set(),
): number {
  const here = worth[row];
  if (here === undefined) return 0;
  const rest = bruteForce(worth, row + 1, taken);
  return Math.max(
    rest,
    ...here.flatMap((value, column) =>
      taken.has(column) ? [] : [value + bruteForce(worth, row + 1, new Set([...taken, column]))],
    ),
  );
}

describe("bestAssignment", () => {
  it("bestAssignment reaches the same total as a brute-force search", () => {
    fc.assert(
      fc.property(matrix, (worth) => {
        const found = bestAssignment(worth);
        const columns = found.filter((column) => column >= 0);
        expect(new Set(columns).size).toBe(columns.length);
        const sum = found.reduce((total, column, row) => total + (worth[row]?.[column] ?? 0), 0);
        expect(sum).toBe(bruteForce(worth));
      }),
      { seed: 61, numRuns: 300 },
    );
  });
});
