import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wilsonInterval } from "./interval.ts";

const sample = fc
  .integer({ min: 1, max: 1_000_000 })
  .chain((openings) =>
    fc.record({ openings: fc.constant(openings), count: fc.integer({ min: 0, max: openings }) }),
  );

describe("wilsonInterval", () => {
  it("wilsonInterval contains the observed share and stays within 0 to 1", () => {
    fc.assert(
      fc.property(sample, ({ count, openings }) => {
        const [low, high] = wilsonInterval(count, openings);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(count / openings + 1e-12);
        expect(high).toBeGreaterThanOrEqual(count / openings - 1e-12);
        expect(high).toBeLessThanOrEqual(1);
      }),
      { seed: 3 },
    );
  });

  it("wilsonInterval ends 1.96 standard errors from the observed share", () => {
    fc.assert(
      fc.property(sample, ({ count, openings }) => {
        const share = count / openings;
        for (const end of wilsonInterval(count, openings)) {
          if (end <= 0 || end >= 1) continue;
          const distance = Math.abs(share - end) / Math.sqrt((end * (1 - end)) / openings);
          expect(distance).toBeCloseTo(1.959964, 4);
        }
      }),
      { seed: 4 },
    );
  });

  it("wilsonInterval equals published values for 0 of 10 and 1 of 10", () => {
    // Source: Brown, Cai and DasGupta 2001, 0 of 10 and 1 of 10.
    expect(wilsonInterval(0, 10)[1]).toBeCloseTo(0.2775, 4);
    expect(wilsonInterval(1, 10)[0]).toBeCloseTo(0.0179, 4);
    expect(wilsonInterval(1, 10)[1]).toBeCloseTo(0.4042, 4);
  });

  it("wilsonInterval of the complement is the mirror image", () => {
    fc.assert(
      fc.property(sample, ({ count, openings }) => {
        const [low, high] = wilsonInterval(count, openings);
        const [otherLow, otherHigh] = wilsonInterval(openings - count, openings);
        expect(low).toBeCloseTo(1 - otherHigh, 9);
        expect(high).toBeCloseTo(1 - otherLow, 9);
      }),
      { seed: 5 },
    );
  });

  it("wilsonInterval is 0 to 1 without any openings", () => {
    expect(wilsonInterval(0, 0)).toEqual([0, 1]);
  });
});
