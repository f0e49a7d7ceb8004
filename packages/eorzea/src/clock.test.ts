import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eorzeaClock, eorzeaHourAt, nextEorzeaHour } from "./clock.ts";
import { DAY_MS, EORZEA_RATIO, HOUR_MS } from "./time.ts";

const instants = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) });

describe("the Eorzea clock", () => {
  it("the Eorzea clock starts in year 1 at the Unix epoch", () => {
    expect(eorzeaClock(0)).toEqual({ year: 1, moon: 1, sun: 1, hour: 0, minute: 0, second: 0 });
    expect(eorzeaClock(DAY_MS - 1)).toEqual({ year: 1, moon: 1, sun: 1, hour: 23, minute: 59, second: 59 });
    expect(eorzeaClock(32 * DAY_MS)).toMatchObject({ year: 1, moon: 2, sun: 1 });
    expect(eorzeaClock(12 * 32 * DAY_MS)).toMatchObject({ year: 2, moon: 1, sun: 1 });
  });

  it("the parts of eorzeaClock add up to the elapsed Eorzea time", () => {
    fc.assert(
      fc.property(instants, (at) => {
        const { year, moon, sun, hour, minute, second } = eorzeaClock(at);
        const days = ((year - 1) * 12 + moon - 1) * 32 + sun - 1;
        const seconds = days * 86_400 + hour * 3600 + minute * 60 + second;
        const passed = (BigInt(at) * 144n) / 7000n;
        expect(BigInt(seconds)).toBe(passed);
        expect(Math.floor(eorzeaHourAt(at))).toBe(hour);
      }),
      { seed: 5, numRuns: 3000 },
    );
    expect(EORZEA_RATIO).toBeCloseTo(144 / 7, 12);
  });

  it("nextEorzeaHour returns the first later instant of an Eorzea hour", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 95 }), instants, (quarter, at) => {
        const hour = quarter / 4;
        const next = nextEorzeaHour(hour, at);
        expect(eorzeaHourAt(next)).toBe(hour);
        expect(eorzeaClock(next)).toMatchObject({
          hour: Math.floor(hour),
          minute: (hour % 1) * 60,
          second: 0,
        });
        expect(next - at).toBeGreaterThan(0);
        expect(next - at).toBeLessThanOrEqual(DAY_MS);
        expect(nextEorzeaHour(hour, next)).toBe(next + DAY_MS);
      }),
      { seed: 6, numRuns: 2000 },
    );
    expect(nextEorzeaHour(1, HOUR_MS - 1)).toBe(HOUR_MS);
  });

  it("the clock functions reject invalid instants and hours", () => {
    for (const at of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => eorzeaClock(at)).toThrow(RangeError);
      expect(() => eorzeaHourAt(at)).toThrow(RangeError);
      expect(() => nextEorzeaHour(6, at)).toThrow(RangeError);
    }
    for (const hour of [-1, 24, 6.1, Number.NaN]) expect(() => nextEorzeaHour(hour, 0)).toThrow(RangeError);
  });
});
