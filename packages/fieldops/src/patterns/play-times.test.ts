import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { machineCalendar } from "./local-calendar.ts";
import { isPlayRange, type PlayRange } from "./play-range.ts";
import { partInside, playableBy, playableWindows, playStretches } from "./play-times.ts";

const own = process.env.TZ;
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

const HOUR = 3_600_000;
const MINUTE = 60_000;
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const stretches = (ranges: readonly PlayRange[], from: number, to: number) =>
  playStretches(ranges, from, to, machineCalendar).map(({ start, end }) => [
    new Date(start).toISOString(),
    new Date(end).toISOString(),
  ]);

describe("playStretches", () => {
  test("playStretches assigns an evening past midnight to the day on which it begins", () => {
    process.env.TZ = "UTC";
    // November 20, 2026 is a Friday.
    const range = { days: [5], from: 20 * 60, to: 60 };
    expect(stretches([range], Date.UTC(2026, 10, 16), Date.UTC(2026, 10, 23))).toEqual([
      ["2026-11-20T20:00:00.000Z", "2026-11-21T01:00:00.000Z"],
    ]);
    expect(stretches([range], Date.UTC(2026, 10, 21, 0, 30), Date.UTC(2026, 10, 21, 0, 40))).toHaveLength(1);
    expect(stretches([range], Date.UTC(2026, 10, 21, 1), Date.UTC(2026, 10, 21, 2))).toEqual([]);
  });

  test("playStretches keeps the wall clock of an evening when summer time ends", () => {
    process.env.TZ = "Europe/Berlin";
    const range = { days: everyDay, from: 18 * 60, to: 22 * 60 };
    expect(stretches([range], Date.UTC(2026, 9, 24, 12), Date.UTC(2026, 9, 25, 23))).toEqual([
      ["2026-10-24T16:00:00.000Z", "2026-10-24T20:00:00.000Z"],
      ["2026-10-25T17:00:00.000Z", "2026-10-25T21:00:00.000Z"],
    ]);
  });

  test("playStretches lengthens a night when summer time ends, and shortens it at the start", () => {
    process.env.TZ = "Europe/Berlin";
    const night = { days: everyDay, from: 23 * 60, to: 5 * 60 };
    const length = (at: number) => {
      const [first] = playStretches([night], at, at + 1, machineCalendar);
      return first === undefined ? 0 : (first.end - first.start) / HOUR;
    };
    expect(length(Date.UTC(2026, 9, 25, 1))).toBe(7);
    expect(length(Date.UTC(2026, 2, 29, 1))).toBe(5);
    expect(length(Date.UTC(2026, 5, 29, 1))).toBe(6);
  });

  test("playStretches keeps the length of a range inside the skipped hour", () => {
    process.env.TZ = "America/New_York";
    const range = { days: everyDay, from: 2 * 60 + 10, to: 2 * 60 + 50 };
    const stretches = playStretches([range], Date.UTC(2026, 2, 7), Date.UTC(2026, 2, 10), machineCalendar);
    expect(stretches.map(({ end, start }) => end - start)).toEqual([40 * MINUTE, 40 * MINUTE, 40 * MINUTE]);
  });

  const ranges = fc.array(
    fc.record({
      days: fc.subarray(everyDay, { minLength: 1 }),
      from: fc.integer({ min: 0, max: 1439 }),
      to: fc.integer({ min: 0, max: 1440 }),
    }),
    { maxLength: 4 },
  );

  test.each(["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"])(
    "playStretches agrees with the wall clock in %s",
    (zone) => {
      process.env.TZ = zone;
      fc.assert(
        fc.property(
          ranges,
          fc.integer({ min: Date.UTC(2025, 0, 1) / MINUTE, max: Date.UTC(2027, 0, 1) / MINUTE }),
          (list, minute) => {
            const at = minute * MINUTE;
            const date = new Date(at);
            const clock = date.getHours() * 60 + date.getMinutes();
            const today = date.getDay();
            const yesterday = (today + 6) % 7;
            const inside = list.some(({ days, from, to }) => {
              if (to > from) return days.includes(today) && clock >= from && clock < to;
              return (days.includes(today) && clock >= from) || (days.includes(yesterday) && clock < to);
            });
            const found = playStretches(list, at, at + 1, machineCalendar).some(
              ({ start, end }) => start <= at && end > at,
            );
            // Around a clock change a local time may occur twice or never.
            const offset = (t: number) => new Date(t).getTimezoneOffset();
            if (offset(at - 3 * HOUR) === offset(at + 3 * HOUR)) expect(found).toBe(inside);
          },
        ),
        { seed: 31, numRuns: 400 },
      );
    },
  );
});

describe("playable windows", () => {
  const evening = [{ days: everyDay, from: 18 * 60, to: 22 * 60 }];

  test("playableBy requires five minutes of a window, or a shorter window whole", () => {
    process.env.TZ = "UTC";
    const six = Date.UTC(2026, 10, 21, 18);
    const at = (start: number, minutes: number) => ({ start, end: start + minutes * MINUTE });
    const playable = playableBy(evening, machineCalendar);
    expect(playable(at(six - 20 * MINUTE, 25))).toBe(true);
    expect(playable(at(six - 20 * MINUTE, 24))).toBe(false);
    expect(playable(at(six + HOUR, 2))).toBe(true);
  });

  test("partInside returns the longest part of a window inside the play times", () => {
    process.env.TZ = "UTC";
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2880 }),
        fc.integer({ min: 1, max: 900 }),
        fc.array(
          fc.record({
            days: fc.subarray(everyDay, { minLength: 1 }),
            from: fc.integer({ min: 0, max: 1439 }),
            to: fc.integer({ min: 0, max: 1440 }),
          }),
          { maxLength: 3 },
        ),
        (minute, length, ranges) => {
          const start = Date.UTC(2026, 10, 21) + minute * MINUTE;
          const window = { start, end: start + length * MINUTE };
          const part = partInside(window, ranges, machineCalendar);
          const inside = playStretches(ranges, window.start, window.end, machineCalendar).map(
            (each) => Math.min(each.end, window.end) - Math.max(each.start, window.start),
          );
          expect(part === null ? 0 : part.end - part.start).toBe(Math.max(0, ...inside));
          if (part === null) return;
          expect(part.start).toBeGreaterThanOrEqual(window.start);
          expect(part.end).toBeLessThanOrEqual(window.end);
          expect(playableBy(ranges, machineCalendar, () => part.end - part.start)(part)).toBe(true);
        },
      ),
      { seed: 33, numRuns: 300 },
    );
  });

  test("playableBy gives the same answers whether or not it is reused between windows", () => {
    process.env.TZ = "Europe/Berlin";
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 2000 })), {
          minLength: 1,
          maxLength: 30,
        }),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 1, max: 1440 }),
        fc.subarray(everyDay, { minLength: 1 }),
        (steps, from, to, days) => {
          const ranges = [{ days, from, to }];
          const kept = playableBy(ranges, machineCalendar);
          let start = Date.UTC(2026, 1, 20);
          for (const [gap, minutes] of steps) {
            start += gap * MINUTE;
            const window = { start, end: start + minutes * MINUTE };
            expect(kept(window)).toBe(playableBy(ranges, machineCalendar)(window));
            const least = Math.min(5, minutes) * MINUTE;
            const straight = playStretches(ranges, window.start, window.end, machineCalendar).some(
              (each) => Math.min(each.end, window.end) - Math.max(each.start, window.start) >= least,
            );
            expect(kept(window)).toBe(straight);
          }
        },
      ),
      { seed: 32, numRuns: 200 },
    );
  });

  test("playableWindows returns every window if there are no play times", () => {
    const windows = [{ start: 0, end: 1 }];
    expect(playableWindows(windows, [], machineCalendar)).toBe(windows);
  });

  test("isPlayRange rejects invalid days and minutes", () => {
    expect(isPlayRange({ days: [6], from: 0, to: 1440 })).toBe(true);
    for (const range of [
      { days: [], from: 0, to: 60 },
      { days: [7], from: 0, to: 60 },
      { days: [1], from: -1, to: 60 },
      { days: [1], from: 0.5, to: 60 },
      { days: [1], from: 0, to: 1441 },
    ]) {
      expect(isPlayRange(range)).toBe(false);
    }
  });
});
