import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatDate,
  formatDay,
  formatDayTime,
  formatDuration,
  formatEorzea,
  formatEorzeaRange,
  formatEorzeaTime,
  formatLabelled,
  formatList,
  formatLongDay,
  formatNumber,
  formatPercent,
  formatSeries,
  formatTime,
  formatTimeRange,
  formatTimeSeconds,
  formatUnit,
  usualHours,
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

  test.each(["24", "12"] as const)("times, %s hours", (cycle) => {
    const locale = language === "en" && cycle === "12" ? "en-US" : language;
    const hours = {
      24: { hour: "2-digit", hourCycle: "h23" },
      12: { hour: "numeric", hourCycle: "h12" },
    } as const;
    const minutes = { ...hours[cycle], minute: "2-digit" } as const;
    const short = new Intl.DateTimeFormat(locale, minutes);
    const long = new Intl.DateTimeFormat(locale, { ...minutes, second: "2-digit" });
    const eorzea = new Intl.DateTimeFormat(locale, { ...minutes, timeZone: "UTC" });
    // Intl parts the half of the day by a narrower space.
    const spaced = (text: string) => text.replace("\u202f", "\u00a0").replace(" ", "\u00a0");
    fc.assert(
      fc.property(moments, (at) => {
        expect(spaced(formatTime(at, language, cycle))).toBe(spaced(short.format(at)));
        expect(spaced(formatTimeSeconds(at, language, cycle))).toBe(spaced(long.format(at)));
        const time = new Date(at);
        const written = formatEorzeaTime(time.getUTCHours(), time.getUTCMinutes(), language, cycle);
        expect(spaced(written)).toBe(spaced(eorzea.format(at)));
      }),
    );
  });

  test("an Eorzea time cannot be read as one of the United States", () => {
    for (const [cycle, marked] of [
      ["24", /\d\d:\d\d ET$/],
      ["12", /^(?!.*\bET\b)/],
    ] as const) {
      expect(formatEorzea(0, language, cycle)).toMatch(marked);
      expect(formatEorzeaRange(0, 1_400_000, language, cycle)).toMatch(marked);
    }
  });

  test("a length of time has at most two units, never many days", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 4e12, noNaN: true }), (ms) => {
        const figures = formatDuration(ms, language).match(/\d+/g) ?? [];
        expect(figures.length).toBeGreaterThan(0);
        expect(figures.length).toBeLessThanOrEqual(2);
        for (const figure of figures) expect(Number(figure)).toBeLessThan(130);
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

test("a word and what it says, a list outside a sentence and a day with a time have the language's own signs", () => {
  const signs = Object.fromEntries(
    languages.map((language) => [
      language,
      [
        formatLabelled("a", "b", language),
        formatLabelled("a", "", language),
        formatSeries(["a", "b"], language),
        formatDayTime("a", "b", language),
      ],
    ]),
  );
  expect(signs).toEqual({
    en: ["a: b", "a: ", "a, b", "a, b"],
    ja: ["a：b", "a：", "a、b", "a b"],
    de: ["a: b", "a: ", "a, b", "a, b"],
    fr: ["a\u00a0: b", "a\u00a0: ", "a, b", "a, b"],
  });
  expect(formatLabelled("a", "b")).toBe("a: b");
});

describe("the hours of a reader who has chosen none", () => {
  test("are those of the region in English, 24 in the other languages", () => {
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    const regions = letters
      .flatMap((a) => letters.map((b) => a + b))
      // Those that are no country any more are written as the one they are in now.
      .filter(
        (region) =>
          names.of(region) !== undefined && Intl.getCanonicalLocales(`en-${region}`)[0] === `en-${region}`,
      );
    expect(regions.length).toBeGreaterThan(200);
    for (const region of regions) {
      const { hourCycle } = new Intl.DateTimeFormat(`en-${region}`, { hour: "numeric" }).resolvedOptions();
      expect([region, usualHours("en", [`en-${region}`])]).toEqual([
        region,
        hourCycle === "h12" ? "12" : "24",
      ]);
    }
    for (const language of ["ja", "de", "fr"] as const)
      expect(new Intl.DateTimeFormat(language, { hour: "numeric" }).resolvedOptions().hourCycle).toBe("h23");
    for (const language of ["ja", "de", "fr"] as const) expect(usualHours(language, ["en-US"])).toBe("24");
  });

  test.each([
    [["en-US", "ja"], "12"],
    [["en"], "12"],
    [["de-DE", "en-US"], "12"],
    [["de-DE", "en"], "24"],
    [["de", "en-GB"], "24"],
    [["de"], "24"],
    [["ko-KR"], "12"],
    [["zh-Hant-TW"], "12"],
    [[], "12"],
  ] as const)("%j: %s", (tags, hours) => {
    expect(usualHours("en", tags)).toBe(hours);
  });
});

describe.each(languages)("a stretch of time in %s", (language) => {
  test.each(["24", "12"] as const)(
    "names the half of the day once where both ends are in it, %s hours",
    (cycle) => {
      fc.assert(
        fc.property(moments, fc.integer({ min: 1, max: 30 * 60 }), (start, minutes) => {
          const end = start + minutes * 60_000;
          const [from, to] = [formatTime(start, language, cycle), formatTime(end, language, cycle)];
          const named = /\s*(?:AM|PM|午前|午後)\s*/;
          const sameHalf = named.exec(from)?.[0] === named.exec(to)?.[0] && minutes < 12 * 60;
          const wanted =
            cycle === "24" || !sameHalf
              ? `${from}–${to}`
              : language === "ja"
                ? `${from}–${to.replace(named, "")}`
                : `${from.replace(named, "")}–${to}`;
          expect(formatTimeRange(start, end, language, cycle)).toBe(wanted);
        }),
      );
    },
  );
});
