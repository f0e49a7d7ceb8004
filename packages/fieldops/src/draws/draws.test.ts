import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { meanDrawsUpTo } from "./mean.ts";
import { meanOwnedDraws } from "./owned.ts";

function recursive(chances: readonly number[], missing: readonly number[], free: number): number {
  if (missing.every((count) => count === 0)) return 0;
  const hit = chances.reduce((sum, chance, kind) => sum + ((missing[kind] ?? 0) > 0 ? chance : 0), 0);
  const after = (rest: number) =>
    chances.reduce((sum, chance, kind) => {
      const count = missing[kind] ?? 0;
      return count === 0 ? sum : sum + chance * recursive(chances, missing.with(kind, count - 1), rest);
    }, 0);
  if (free === 0) return (1 + after(0)) / hit;
  return after(free - 1) + (1 - hit) * recursive(chances, missing, free - 1);
}

const meanDraws = meanDrawsUpTo(65_536, 6);
const box = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 2 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((kinds) => {
    const total = kinds.reduce((sum, [weight]) => sum + weight, 0);
    return { chances: kinds.map(([weight]) => weight / total), missing: kinds.map(([, count]) => count) };
  });

describe("expected numbers of boxes", () => {
  it("meanDraws equals a plain recursion", () => {
    fc.assert(
      fc.property(box, ({ chances, missing }) => {
        const exact = recursive(chances, missing, 0);
        expect(Math.abs(meanDraws(chances, missing) - exact)).toBeLessThanOrEqual(1e-4 * Math.max(1, exact));
      }),
      { seed: 1 },
    );
  });

  it("meanOwnedDraws counts free owned boxes like a plain recursion", () => {
    fc.assert(
      fc.property(box, fc.integer({ min: 0, max: 8 }), ({ chances, missing }, owned) => {
        const mean = meanDraws(chances, missing);
        const beyond = mean - meanOwnedDraws(chances, missing, owned, mean);
        expect(Math.abs(beyond - recursive(chances, missing, owned))).toBeLessThanOrEqual(
          2e-3 * Math.max(1, mean),
        );
      }),
      { seed: 2, numRuns: 60 },
    );
  });

  it("meanDraws stays accurate for hundreds of missing items", () => {
    expect(meanDraws([0.065, 0.935], [200, 1])).toBeCloseTo(200 / 0.065, 0);
    const both = meanDraws([0.5, 0.5], [300, 300]);
    // The expected maximum of two waits of 300 is about 300 · 2 + 2 · √(300 / π) boxes.
    expect(Math.abs(both - (600 + 2 * Math.sqrt(300 / Math.PI)))).toBeLessThan(1);
  });
});
