import { afterEach, expect, test, vi } from "vitest";
import { deviceNow, isClockBeyond } from "./device-now.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("isClockBeyond is false for a clock that advances between reads", () => {
  let now = Date.UTC(2026, 10, 24);
  vi.spyOn(Date, "now").mockImplementation(() => {
    now += 1;
    return now;
  });
  expect(isClockBeyond()).toBe(false);
});

test.each([Date.UTC(1969, 0), Date.UTC(275_000, 0)])(
  "deviceNow clamps a clock at %i, which isClockBeyond reports",
  (now) => {
    vi.spyOn(Date, "now").mockReturnValue(now);
    expect(isClockBeyond()).toBe(true);
    expect(deviceNow()).not.toBe(now);
  },
);
