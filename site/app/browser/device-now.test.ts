import { afterEach, expect, test, vi } from "vitest";
import { deviceNow, isClockBeyond } from "./device-now.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("a clock that goes on while it is read stands at no impossible date", () => {
  let now = Date.UTC(2026, 10, 24);
  vi.spyOn(Date, "now").mockImplementation(() => {
    now += 1;
    return now;
  });
  expect(isClockBeyond()).toBe(false);
});

test.each([Date.UTC(1969, 0), Date.UTC(275_000, 0)])("a clock at %i is said to be beyond", (now) => {
  vi.spyOn(Date, "now").mockReturnValue(now);
  expect(isClockBeyond()).toBe(true);
  expect(deviceNow()).not.toBe(now);
});
