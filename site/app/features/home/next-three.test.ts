import { PERIOD_MS } from "@foray/eorzea/time";
import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import fc from "fast-check";
import { expect, test } from "vitest";
import { candidates, SHOWN, splitAt } from "./next-three.ts";

const FIRST = Math.floor(Date.UTC(2025, 0, 1) / PERIOD_MS);

test("splitAt separates three different upcoming windows from the running ones", () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(PERIOD_MS - 1), (period, inside) => {
      const start = (FIRST + period) * PERIOD_MS;
      const now = start + inside;
      const { running, next } = splitAt(candidates(start), now);
      expect(new Set(next.map(({ filter }) => filter.id)).size).toBe(SHOWN);
      expect(next.map((window) => window.start)).toEqual(
        next.map((window) => window.start).toSorted((a, b) => a - b),
      );
      for (const window of next) expect(window.start).toBeGreaterThan(now);
      for (const window of running) {
        expect(window.start).toBeLessThanOrEqual(now);
        expect(window.end).toBeGreaterThan(now);
      }
    }),
    { numRuns: 60 },
  );
});

test("candidates include the logogram farms only on request", () => {
  const start = FIRST * PERIOD_MS;
  const filters = (logograms: boolean) =>
    new Set(candidates(start, null, logograms).map(({ filter }) => filter.id));
  expect(filters(false)).not.toContain("conceptual");
  expect(filters(true)).toContain("conceptual");
});

test("candidates include only windows in the player's hours", () => {
  const evenings = (windows: readonly SpawnWindow[]) =>
    windows.filter(({ start }) => start % 86_400_000 >= 18 * 3_600_000);
  const start = FIRST * PERIOD_MS;
  const { next } = splitAt(candidates(start, evenings), start);
  expect(next).toHaveLength(SHOWN);
  expect(evenings(next)).toEqual(next);
});
