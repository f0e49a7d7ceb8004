import fc from "fast-check";
import { expect, test } from "vitest";
import { centre, pan, ticks, type View, zoom } from "./timeline-view.ts";

const view: fc.Arbitrary<View> = fc
  .record({ start: fc.integer({ min: 0, max: 4e12 }), span: fc.integer({ min: 2_800_000, max: 6e12 }) })
  .map(({ start, span }) => ({ start, end: start + span }));

test("zoom keeps the instant under the pointer unless the view meets an end", () => {
  fc.assert(
    fc.property(
      view,
      fc.double({ min: 0.1, max: 10, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (before, factor, share) => {
        const after = zoom(before, factor, share);
        expect(after.end).toBeGreaterThan(after.start);
        const held = before.start + (before.end - before.start) * share;
        const now = after.start + (after.end - after.start) * share;
        if (after.start > 0) expect(Math.abs(now - held)).toBeLessThan(1);
      },
    ),
    { seed: 1 },
  );
});

test("pan keeps the width of the view", () => {
  fc.assert(
    fc.property(view, fc.double({ min: -3, max: 3, noNaN: true }), (before, share) => {
      const after = pan(before, share);
      expect(after.end - after.start).toBeCloseTo(before.end - before.start, 2);
      expect(after.start).toBeGreaterThanOrEqual(0);
    }),
    { seed: 2 },
  );
});

test("centre puts an instant in the middle of the view", () => {
  expect(centre({ start: 1e12, end: 1e12 + 10_000_000 }, 2e12)).toEqual({
    start: 2e12 - 5_000_000,
    end: 2e12 + 5_000_000,
  });
});

test("ticks are few, in order and inside the view", () => {
  fc.assert(
    fc.property(view, fc.integer({ min: 2, max: 12 }), (shown, most) => {
      const found = ticks(shown, most, () => 5.75 * 3_600_000);
      expect(found.length).toBeLessThanOrEqual(most + 1);
      for (const { at } of found) {
        expect(at).toBeGreaterThanOrEqual(shown.start);
        expect(at).toBeLessThan(shown.end);
      }
      expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).toSorted((a, b) => a - b));
    }),
    { seed: 3 },
  );
});

test("ticks fall on the player's own midnight", () => {
  const start = Date.UTC(2026, 10, 21, 1);
  const found = ticks({ start, end: start + 4 * 86_400_000 }, 6, () => 3_600_000);
  expect(found.map(({ at }) => new Date(at).toISOString().slice(11, 16))).toEqual([
    "23:00",
    "23:00",
    "23:00",
    "23:00",
  ]);
});
