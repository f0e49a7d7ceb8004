import fc from "fast-check";
import { expect, test } from "vitest";
import { withDayHours } from "./day-hours.ts";
import { parsePlayTimes, usualRanges } from "./play-times.ts";

test("withDayHours changes one day and keeps the rest of the week", () => {
  expect(withDayHours(usualRanges, 4, { from: 19 * 60, to: 60 })).toEqual([
    { days: [1, 2, 3, 5], from: 18 * 60, to: 23 * 60 },
    { days: [0, 6], from: 10 * 60, to: 23 * 60 },
    { days: [4], from: 19 * 60, to: 60 },
  ]);
  expect(withDayHours(usualRanges, 5, { from: 10 * 60, to: 23 * 60 })).toEqual([
    { days: [1, 2, 3, 4], from: 18 * 60, to: 23 * 60 },
    { days: [0, 5, 6], from: 10 * 60, to: 23 * 60 },
  ]);
});

test("withDayHours keeps every change in ranges that parsePlayTimes can read back", () => {
  const change = fc.record({
    day: fc.integer({ min: 0, max: 6 }),
    from: fc.integer({ min: 0, max: 1439 }),
    to: fc.integer({ min: 0, max: 1439 }),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 30 }), (changes) => {
      let ranges = usualRanges;
      for (const { day, ...hours } of changes) {
        ranges = withDayHours(ranges, day, hours);
        expect(ranges.filter(({ days }) => days.includes(day))).toMatchObject([hours]);
      }
      expect(parsePlayTimes(JSON.stringify({ on: true, ranges }))).toEqual({ on: true, ranges });
    }),
    { seed: 3 },
  );
});
