import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatDate,
  formatDay,
  formatEorzeaTime,
  formatList,
  formatLongDay,
  formatNumber,
  formatPercent,
  formatTime,
  formatTimeSeconds,
  formatUnit,
} from "./format.ts";
import { languages } from "./language.ts";

const moments = fc.integer({ min: Date.UTC(1971, 0, 1), max: Date.UTC(2199, 11, 31) });
const locale = (language: string) => (language === "en" ? "en-GB" : language);

describe.each(languages)("%s is written as Intl writes it", (language) => {
  test.each([
    ["short day", formatDay, { weekday: "short", day: "numeric", month: "short" }],
    ["long day", formatLongDay, { weekday: "long", day: "numeric", month: "long" }],
    ["date", formatDate, { day: "numeric", month: "short", year: "numeric" }],
  ] as const)("%s", (_, format, options) => {
    const peer = new Intl.DateTimeFormat(locale(language), options);
    fc.assert(
      fc.property(moments, (at) => {
        expect(format(at, language)).toBe(peer.format(at));
      }),
    );
  });

  test.each(["auto", "24", "12"] as const)("times, hours %s", (cycle) => {
    const hours = { auto: {}, 24: { hourCycle: "h23" }, 12: { hourCycle: "h12" } } as const;
    const minutes = { hour: "2-digit", minute: "2-digit", ...hours[cycle] } as const;
    const short = new Intl.DateTimeFormat(locale(language), minutes);
    const long = new Intl.DateTimeFormat(locale(language), { ...minutes, second: "2-digit" });
    const utc = { ...minutes, hour: cycle === "12" ? "numeric" : "2-digit", timeZone: "UTC" } as const;
    const eorzea = new Intl.DateTimeFormat(locale(language), utc);
    fc.assert(
      fc.property(moments, (at) => {
        expect(formatTime(at, language, cycle)).toBe(short.format(at));
        expect(formatTimeSeconds(at, language, cycle)).toBe(long.format(at));
        const time = new Date(at);
        const written = formatEorzeaTime(time.getUTCHours(), time.getUTCMinutes(), language, cycle);
        expect(written).toBe(eorzea.format(at));
      }),
    );
  });

  test("numbers and lists", () => {
    const numbers = new Intl.NumberFormat(language);
    const anyNumber = fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true }), fc.nat(20_000));
    fc.assert(
      fc.property(anyNumber, (n) => {
        expect(formatNumber(n, language)).toBe(numbers.format(n));
      }),
    );
    const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const percents = new Intl.NumberFormat(language, { style: "percent" });
    const finePercents = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
    const figures = fc.oneof(
      fc.double({ min: 0, max: 20_000, noNaN: true }),
      fc.nat(9999).map((n) => n / 1000),
    );
    fc.assert(
      fc.property(figures, (n) => {
        expect(formatNumber(n, language, { least: 1, most: 1 })).toBe(tenths.format(n));
        expect(formatPercent(n, language)).toBe(percents.format(n));
        expect(formatPercent(n, language, 1)).toBe(finePercents.format(n));
      }),
    );
    const units = (["day", "year"] as const).map((unit) => {
      const options = { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 } as const;
      return [unit, new Intl.NumberFormat(language, options)] as const;
    });
    const counts = fc.nat(5000).map((n) => n / 10);
    fc.assert(
      fc.property(counts, (n) => {
        for (const [unit, peer] of units) expect(formatUnit(n, language, unit, 1)).toBe(peer.format(n));
      }),
    );
    const lists = new Intl.ListFormat(locale(language), { type: "conjunction" });
    for (const items of [[], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]])
      expect(formatList(items, language)).toBe(lists.format(items));
  });
});
