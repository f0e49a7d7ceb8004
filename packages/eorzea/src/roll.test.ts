import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rollAt, rolls } from "./roll.ts";
import { PERIOD_MS } from "./time.ts";

/** The formula as commonly published, in seconds and with BigInt. */
function written(at: number): number {
  const bell = BigInt(Math.floor(at / 1000)) / 175n;
  const seed = (bell / 24n) * 100n + ((bell + 8n - (bell % 8n)) % 24n);
  const first = ((seed << 11n) ^ seed) & 0xffffffffn;
  return Number(((first >> 8n) ^ first) % 100n);
}

describe("rolls", () => {
  it("rollAt equals the published formula from 1970 to the year 6000", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1.3e14, noNaN: true }), (at) => {
        expect(rollAt(at)).toBe(written(at));
      }),
      { seed: 3, numRuns: 3000 },
    );
  });

  it("rollAt equals the published formula up to the last instant of Date", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8.64e15 }), (at) => {
        expect(rollAt(at)).toBe(written(at));
      }),
      { seed: 5, numRuns: 3000 },
    );
    expect(rollAt(8.64e15)).toBe(written(8.64e15));
  });

  it("rolls in bulk equal single rolls for any first period and count", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90_000_000 }),
        fc.integer({ min: 0, max: 40 }),
        (first, count) => {
          const single = Array.from({ length: count }, (_, index) => rollAt((first + index) * PERIOD_MS));
          expect([...rolls(first, count)]).toEqual(single);
        },
      ),
      { seed: 4, numRuns: 2000 },
    );
  });

  it("rolls rejects invalid periods and counts", () => {
    for (const [first, count] of [
      [-1, 3],
      [0.5, 3],
      [0, -1],
      [0, 1.5],
      [Number.NaN, 1],
      [7e9, 1],
    ] as const) {
      expect(() => rolls(first, count)).toThrow(RangeError);
    }
    expect(() => rollAt(-1)).toThrow(/^The instant must be Unix milliseconds from 0/);
  });
});
