import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatAside,
  formatDate,
  formatDay,
  formatDayTime,
  formatDuration,
  formatEorzea,
  formatEorzeaRange,
  formatLabelled,
  formatList,
  formatLongDay,
  formatNumber,
  formatPercent,
  formatRange,
  formatSentences,
  formatSeries,
  formatTime,
  formatTimeRange,
  formatTimeSeconds,
  formatUnit,
  formatWideRange,
  usualHours,
} from "./format.ts";
import { languages } from "./language.ts";

const moments = fc.integer({ min: Date.UTC(1971, 0, 1), max: Date.UTC(2199, 11, 31) });
/** Local time, so that expected texts do not depend on the machine's time zone. */
const MOMENT = new Date(2026, 10, 21, 16, 5, 9).getTime();

test("dates, times, numbers and lists follow each language’s format", () => {
  const written = Object.fromEntries(
    languages.map((language) => [
      language,
      [
        formatDay(MOMENT, language),
        formatLongDay(MOMENT, language),
        formatDate(MOMENT, language),
        formatTime(MOMENT, language, "24"),
        formatTimeSeconds(MOMENT, language, "12"),
        formatNumber(12_345.6789, language),
        formatPercent(0.256, language),
        formatUnit(3, language, "day"),
        formatList(["a", "b", "c"], language),
      ],
    ]),
  );
  expect(written).toEqual({
    en: [
      "Sat 21 Nov",
      "Saturday 21 November",
      "21 Nov 2026",
      "16:05",
      "4:05:09\u00a0PM",
      "12,345.679",
      "26%",
      "3 days",
      "a, b and c",
    ],
    ja: [
      "11月21日(土)",
      "11月21日土曜日",
      "2026年11月21日",
      "16:05",
      "午後4:05:09",
      "12,345.679",
      "26%",
      "3日",
      "a、b、c",
    ],
    de: [
      "Sa., 21. Nov.",
      "Samstag, 21. November",
      "21. Nov. 2026",
      "16:05",
      "4:05:09\u00a0PM",
      "12.345,679",
      "26\u00a0%",
      "3 Tage",
      "a, b und c",
    ],
    fr: [
      "sam. 21 nov.",
      "samedi 21 novembre",
      "21 nov. 2026",
      "16:05",
      "4:05:09\u00a0PM",
      "12\u202f345,679",
      "26\u00a0%",
      "3\u00a0jours",
      "a, b et c",
    ],
  });
});

describe.each(languages)("formats in %s", (language) => {
  test("formatEorzea appends ET to 24-hour but not to 12-hour times", () => {
    for (const [cycle, marked] of [
      ["24", /\d\d:\d\d ET$/],
      ["12", /^(?!.*\bET\b)/],
    ] as const) {
      expect(formatEorzea(0, language, cycle)).toMatch(marked);
      expect(formatEorzeaRange(0, 1_400_000, language, cycle)).toMatch(marked);
    }
  });

  test("formatDuration rounds to the units that it shows", () => {
    const figures = (seconds: number) =>
      formatDuration(seconds * 1000, language)
        .match(/\d+/g)
        ?.map(Number);
    expect(figures(299.5)).toEqual([5]);
    expect(figures(59.6)).toEqual([1]);
    expect(figures(40.4)).toEqual([40]);
    expect(figures(3599)).toEqual([1]);
    expect(figures(7170)).toEqual([2]);
    expect(figures(86_390)).toEqual([1]);
  });

  test("formatDuration shows at most two units, each below 130", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 4e12, noNaN: true }), (ms) => {
        const figures = formatDuration(ms, language).match(/\d+/g) ?? [];
        expect(figures.length).toBeGreaterThan(0);
        expect(figures.length).toBeLessThanOrEqual(2);
        for (const figure of figures) expect(Number(figure)).toBeLessThan(130);
      }),
    );
  });
});

test("labels, lists, asides and ranges use each language’s punctuation", () => {
  const signs = Object.fromEntries(
    languages.map((language) => [
      language,
      [
        formatLabelled("a", "b", language),
        formatLabelled("a", "", language),
        formatSeries(["a", "b"], language),
        formatDayTime("a", "b", language),
        formatAside("a", "b", language),
        formatRange("1", "2", language),
        formatWideRange("1 %", "2 %", language),
        formatSentences(["A.", "B."], language),
      ],
    ]),
  );
  expect(signs).toEqual({
    en: ["a: b", "a: ", "a, b", "a, b", "a (b)", "1–2", "1 % – 2 %", "A. B."],
    ja: ["a：b", "a：", "a、b", "a b", "a（b）", "1～2", "1 %～2 %", "A.B."],
    de: ["a: b", "a: ", "a, b", "a, b", "a (b)", "1–2", "1 % – 2 %", "A. B."],
    fr: ["a\u00a0: b", "a\u00a0: ", "a, b", "a, b", "a (b)", "1–2", "1 % – 2 %", "A. B."],
  });
  expect(formatLabelled("a", "b")).toBe("a: b");
});

describe("usualHours", () => {
  test.each(["ja", "de", "fr"] as const)("usualHours is 24 in %s", (language) => {
    expect(usualHours(language, ["en-US"])).toBe("24");
  });

  test.each([
    [["en-US", "ja"], "12"],
    [["en"], "12"],
    [["en-GB"], "24"],
    [["en-AU"], "12"],
    [["de-DE", "en-US"], "12"],
    [["de-DE", "en"], "24"],
    [["de", "en-GB"], "24"],
    [["de"], "24"],
    [["ko-KR"], "12"],
    [["zh-Hant-TW"], "12"],
    [[], "12"],
  ] as const)("usualHours in English for a browser with %j is %s", (tags, hours) => {
    expect(usualHours("en", tags)).toBe(hours);
  });
});

describe.each(languages)("time ranges in %s", (language) => {
  test.each(["24", "12"] as const)(
    "formatTimeRange writes AM or PM once if both ends share it (%s hours)",
    (cycle) => {
      fc.assert(
        fc.property(moments, fc.integer({ min: 1, max: 30 * 60 }), (start, minutes) => {
          const end = start + minutes * 60_000;
          const [from, to] = [formatTime(start, language, cycle), formatTime(end, language, cycle)];
          const named = /\s*(?:AM|PM|午前|午後)\s*/;
          const sameHalf = named.exec(from)?.[0] === named.exec(to)?.[0] && minutes < 12 * 60;
          const wanted =
            cycle === "24" || !sameHalf
              ? `${from}${language === "ja" ? "～" : "–"}${to}`
              : language === "ja"
                ? `${from}～${to.replace(named, "")}`
                : `${from.replace(named, "")}–${to}`;
          expect(formatTimeRange(start, end, language, cycle)).toBe(wanted);
        }),
      );
    },
  );
});
