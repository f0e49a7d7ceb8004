import { afterEach, describe, expect, test } from "vitest";
import { forgetTimeZone, formatTime, formatWithServerTime } from "./format.ts";
import { instantOfWall, localCalendar, takeZone, wallText } from "./zone.ts";

const at = Date.UTC(2026, 10, 28, 18, 30);
const choose = (name: string | null) => {
  takeZone(name);
  forgetTimeZone();
};

afterEach(() => choose(null));

describe("a chosen time zone", () => {
  // Local times from the tz database.
  test.each([
    ["Asia/Tokyo", "03:30", "2026-11-29T03:30", 29],
    ["America/New_York", "13:30", "2026-11-28T13:30", 28],
    ["Asia/Kolkata", "00:00", "2026-11-29T00:00", 29],
    ["UTC", "18:30", "2026-11-28T18:30", 28],
  ])("the chosen time zone %s shows the time as %s", (zone, time, wall, day) => {
    choose(zone);
    expect(formatTime(at, "en", "24")).toBe(time);
    expect(wallText(at)).toBe(wall);
    expect(instantOfWall(wall)).toBe(at);
    expect(localCalendar.dayAt(at).day).toBe(day);
  });

  test("formatWithServerTime appends Server Time, or only “(ST)” if the clocks agree", () => {
    choose("Asia/Tokyo");
    expect(formatWithServerTime("03:30 GMT+9", at)).toBe("03:30 GMT+9 · 18:30 ST");
    choose("UTC");
    expect(formatWithServerTime("18:30 UTC", at)).toBe("18:30 UTC (ST)");
  });

  test("takeZone ignores an unknown zone and instantOfWall an invalid date", () => {
    choose("Asia/Tokyo");
    choose("Mars/Olympus");
    expect(formatTime(at, "en", "24")).toBe("03:30");
    for (const text of ["", "soon", "2026-11-28", "2026-13-01T00:00"]) expect(instantOfWall(text)).toBeNaN();
  });
});
