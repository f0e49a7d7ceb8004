import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row++)
    for (let column = 1; column <= b.length; column++) {
      let cost = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, at(row - 2, column - 2) + 1);
      const line = table[row];
      if (line !== undefined) line[column] = cost;
    }
  return at(a.length, b.length);
}

describe("editDistance", () => {
  it("editDistance equals a plain implementation up to its limit", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "か"), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.nat(6), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(distance(a, b), limit + 1));
        expect(editDistance(b, a, limit)).toBe(editDistance(a, b, limit));
      }),
      { seed: 2, numRuns: 3000 },
    );
  });
});
