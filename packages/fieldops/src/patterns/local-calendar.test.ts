import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarOf, machineCalendar, offsetsOf } from "./local-calendar.ts";

const MINUTE = 60_000;
const zones = [
  "UTC",
  "Asia/Tokyo",
  "Europe/Berlin",
  "America/New_York",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
];
const instants = fc.integer({ min: Date.UTC(2013, 0), max: Date.UTC(2060, 0) });

describe("calendarOf a chosen time zone", () => {
  // Clock changes as in the tz database.
  it.each([
    ["Asia/Tokyo", "2026-11-28T15:30Z", { year: 2026, month: 10, day: 29, weekday: 0 }],
    ["America/New_York", "2026-11-28T03:00Z", { year: 2026, month: 10, day: 27, weekday: 5 }],
    ["Asia/Kolkata", "2026-11-28T18:30Z", { year: 2026, month: 10, day: 29, weekday: 0 }],
  ])("calendarOf in %s puts %s on its local day", (zone, instant, day) => {
    expect(calendarOf(offsetsOf(zone)).dayAt(Date.parse(instant))).toEqual(day);
  });

  it.each([
    // On March 29, 2026, 02:30 does not exist in Berlin; the offset before the change applies.
    ["2026-03-29", 150, "2026-03-29T01:30Z"],
    // On October 25, 2026, 02:30 occurs twice; the first one counts.
    ["2026-10-25", 150, "2026-10-25T00:30Z"],
    ["2026-10-25", 240, "2026-10-25T03:00Z"],
    ["2026-11-28", 1_500, "2026-11-29T00:00Z"],
  ])("calendarOf in Berlin on %s puts %s minutes after midnight at %s", (date, minutes, instant) => {
    const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
    const { instant: at } = calendarOf(offsetsOf("Europe/Berlin"));
    expect(new Date(at({ year, month: month - 1, day, weekday: 0 }, minutes))).toEqual(new Date(instant));
  });

  it("calendarOf round-trips instants, except for the second of a repeated hour", () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, at) => {
        const offsetAt = offsetsOf(zone);
        const { dayAt, instant } = calendarOf(offsetAt);
        const minute = Math.floor(at / MINUTE) * MINUTE;
        const day = dayAt(minute);
        const minutes = (minute + offsetAt(minute) - Date.UTC(day.year, day.month, day.day)) / MINUTE;
        const back = instant(day, minutes);
        expect(back).toBeLessThanOrEqual(minute);
        expect(back + offsetAt(back)).toBe(minute + offsetAt(minute));
      }),
      { numRuns: 400, seed: 64 },
    );
  });

  it("calendarOf for the machine's time zone agrees with machineCalendar", () => {
    const own = calendarOf(offsetsOf(Intl.DateTimeFormat().resolvedOptions().timeZone));
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 2_880 }), (at, minutes) => {
        const day = machineCalendar.dayAt(at);
        expect(own.dayAt(at)).toEqual(day);
        expect(own.instant(day, minutes)).toBe(machineCalendar.instant(day, minutes));
        expect(own.shift(day, 3)).toEqual(machineCalendar.shift(day, 3));
      }),
      { numRuns: 200, seed: 65 },
    );
  });
});
