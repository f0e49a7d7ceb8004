import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markers } from "#records/markers/southhorn/facts";
import { type Distances, EXACT_STOPS, plainRoundTrip, type RoundTrip, roundTrip } from "./round-trip.ts";

type Stop = Readonly<{ x: number; y: number }>;

function distancesOf(stops: readonly Stop[]): Distances {
  return stops.map((a) => Float64Array.from(stops, (b) => Math.hypot(a.x - b.x, a.y - b.y)));
}

/** Uses straight-line distances. */
function tripOf(stops: readonly Stop[]): RoundTrip {
  return roundTrip(distancesOf(stops));
}

const stop = fc.record({ x: fc.integer({ min: 100, max: 4200 }), y: fc.integer({ min: 100, max: 4200 }) });
const place = stop.map(({ x, y }) => ({ x: x / 100, y: y / 100 }));

function lengthOf(stops: readonly Stop[], order: readonly number[]): number {
  return order.reduce((sum, at, i) => {
    const [a, b] = [stops[at], stops[order[(i + 1) % order.length] ?? 0]];
    return a === undefined || b === undefined ? Number.NaN : sum + Math.hypot(a.x - b.x, a.y - b.y);
  }, 0);
}

function* permutations(rest: readonly number[]): Generator<number[]> {
  if (rest.length === 0) yield [];
  for (const head of rest)
    for (const tail of permutations(rest.filter((other) => other !== head))) yield [head, ...tail];
}

describe("roundTrip", () => {
  test("roundTrip visits every stop once and returns the true length", () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 40 }), (stops) => {
        const { order, length, lowerBound } = tripOf(stops);
        expect([...order].sort((a, b) => a - b)).toEqual([...stops.keys()]);
        if (stops.length > 0) expect(order[0]).toBe(0);
        expect(length).toBeCloseTo(lengthOf(stops, order), 6);
        expect(lowerBound).toBeLessThanOrEqual(length + 1e-6);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test("roundTrip finds a shortest trip for few stops", () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 4, maxLength: 7 }), (stops) => {
        const { length, exact } = tripOf(stops);
        const others = [...stops.keys()].slice(1);
        const least = Math.min(...[...permutations(others)].map((order) => lengthOf(stops, [0, ...order])));
        expect(exact).toBe(true);
        expect(length).toBeCloseTo(least, 6);
      }),
      { numRuns: 40, seed: 11 },
    );
  });

  test("a large round trip is no shorter than a part of it and has a valid lower bound", () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 13, maxLength: 25 }), (stops) => {
        const { length, lowerBound } = tripOf(stops);
        const part = tripOf(stops.slice(0, EXACT_STOPS));
        expect(length).toBeGreaterThanOrEqual(part.length - 1e-6);
        expect(lowerBound).toBeGreaterThan(0);
        expect(lowerBound).toBeLessThanOrEqual(length + 1e-6);
      }),
      { numRuns: 20, seed: 3 },
    );
  });

  test("roundTrip walks around stops on a circle with a tight lower bound", () => {
    const stops = Array.from({ length: 60 }, (_, i) => ({
      x: 21 + 15 * Math.cos((i * 7 * Math.PI) / 30),
      y: 21 + 15 * Math.sin((i * 7 * Math.PI) / 30),
    }));
    const { length, lowerBound } = tripOf(stops);
    expect(length).toBeCloseTo(60 * 2 * 15 * Math.sin(Math.PI / 60), 6);
    expect(lowerBound / length).toBeGreaterThan(0.99);
  });

  test("roundTrip visits 68 South Horn coffers within 8% of its lower bound", () => {
    const stops = markers.filter(({ layer }) => layer === "treasureCoffers");
    const { length, lowerBound } = tripOf(stops);
    expect(stops).toHaveLength(68);
    expect(length / lowerBound).toBeLessThan(1.08);
  });

  test("roundTrip is never longer than nearest neighbour with 2-opt", () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 13, maxLength: 50 }), (stops) => {
        const plain = lengthOf(stops, plainRoundTrip(distancesOf(stops)));
        expect(tripOf(stops).length).toBeLessThanOrEqual(plain + 1e-6);
      }),
      { numRuns: 25, seed: 5 },
    );
  });
});
