import { eorzeaClock } from "@foray/eorzea/clock";
import { type Language, pageLanguage } from "./language.ts";
import { signs } from "./signs.ts";
import { chosenZone, offsetAt } from "./zone.ts";

export type Hours = "12" | "24";
export type HourCycle = "auto" | Hours;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Creating a formatter takes about 50 µs, using one next to nothing. */
function cached<Options, Format>(
  make: (locale: string, options: Options) => Format,
  known = new Map<string, Format>(),
) {
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options);
    const format = known.get(key) ?? make(locale, options);
    known.set(key, format);
    return format;
  };
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();
const dateFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: chosenZone(), ...options }),
  dateFormats,
);

/** Formatters are bound to a time zone. */
export function forgetTimeZone(): void {
  dateFormats.clear();
}

const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const listFormat = cached((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));

/** Day first, as in the site's pictures. */
const dayFirst = (language: Language) => (language === "en" ? "en-GB" : language);

const pad = (value: number) => String(value).padStart(2, "0");

/**
 * 24 hours, except that in English the region decides.
 * @param tags the browser's languages, the preferred one first
 */
export function usualHours(language: Language, tags: readonly string[]): Hours {
  if (language !== "en") return "24";
  const [first = "en-US"] = tags;
  const tag = tags.find((one) => /^en-/i.test(one)) ?? first;
  const region = /-([a-z]{2})\b/i.exec(tag)?.[1];
  if (region === undefined) return /^en\b/i.test(tag) ? "12" : "24";
  const { hourCycle } = dateFormat(`en-${region}`, { hour: "numeric" }).resolvedOptions();
  return hourCycle === "h11" || hourCycle === "h12" ? "12" : "24";
}

type TimeOptions = Readonly<{ seconds?: boolean; timeZone?: "UTC" }>;

/** 24-hour times have a leading zero, 12-hour times do not. */
function timeParts(at: number, language: Language, cycle: Hours, { seconds, timeZone }: TimeOptions = {}) {
  const twelve = cycle === "12";
  const format = dateFormat(twelve && language === "en" ? "en-US" : language, {
    hour: twelve ? "numeric" : "2-digit",
    hourCycle: twelve ? "h12" : "h23",
    minute: "2-digit",
    ...(seconds === true ? { second: "2-digit" } : {}),
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return format.formatToParts(at);
}

type TimeParts = ReturnType<typeof timeParts>;

/** A no-break space goes before AM and PM. */
function timeText(parts: TimeParts): string {
  return parts.map(({ value }) => value.replace(/[\u202f ]/g, "\u00a0")).join("");
}

export function formatTime(at: number, language: Language, cycle: Hours): string {
  return timeText(timeParts(at, language, cycle));
}

/** Server Time is UTC, written the same in every language: "14:05 ST". */
export function formatServerTime(at: number): string {
  const date = new Date(at);
  return `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())} ST`;
}

/** Appends Server Time: "16:05 CET · 15:05 ST", or "14:05 UTC (ST)" if both are equal. */
export function formatWithServerTime(local: string, at: number): string {
  return offsetAt(at) === 0 ? `${local} (ST)` : `${local} · ${formatServerTime(at)}`;
}

export function formatTimeSeconds(at: number, language: Language, cycle: Hours): string {
  return timeText(timeParts(at, language, cycle, { seconds: true }));
}

const changesClock = (start: number, end: number): boolean => offsetAt(start) !== offsetAt(end);

export function formatZonedRange(start: number, end: number, language: Language, cycle: Hours): string {
  const times = formatTimeRange(start, end, language, cycle);
  return changesClock(start, end) ? times : `${times} ${formatTimeZone(start, language)}`;
}

/** "16:43–17:06", or "4:43–5:06 PM" if both are in the same half of the day. */
export function formatTimeRange(start: number, end: number, language: Language, cycle: Hours): string {
  // If the offset changes in between, each time has its own zone: "02:43 CEST–02:06 CET".
  if (changesClock(start, end))
    return [start, end]
      .map((at) => `${formatTime(at, language, cycle)} ${formatTimeZone(at, language)}`)
      .join(signs[language].range);
  const [from, to] = [timeParts(start, language, cycle), timeParts(end, language, cycle)];
  const half = (parts: TimeParts) => parts.find(({ type }) => type === "dayPeriod")?.value;
  if (half(from) === undefined || half(from) !== half(to) || end - start >= 12 * HOUR)
    return `${timeText(from)}${signs[language].range}${timeText(to)}`;
  const without = (parts: TimeParts) =>
    parts.filter(({ type, value }) => type !== "dayPeriod" && value.trim() !== "");
  return from[0]?.type === "dayPeriod"
    ? `${timeText(from)}${signs[language].range}${timeText(without(to))}`
    : `${timeText(without(from))}${signs[language].range}${timeText(to)}`;
}

export function formatWeekday(at: number, language: Language): string {
  return dateFormat(dayFirst(language), { weekday: "long" }).format(at);
}

/** "Sat 21 Nov". */
export function formatDay(at: number, language: Language): string {
  const options = { weekday: "short", day: "numeric", month: "short" } as const;
  return dateFormat(dayFirst(language), options).format(at);
}

/** "Saturday 21 November". */
export function formatLongDay(at: number, language: Language): string {
  const options = { weekday: "long", day: "numeric", month: "long" } as const;
  return dateFormat(dayFirst(language), options).format(at);
}

/** "21 Nov 2026". */
export function formatDate(at: number, language: Language): string {
  return dateFormat(dayFirst(language), { day: "numeric", month: "short", year: "numeric" }).format(at);
}

/** Takes a date such as "2026-11-21", regardless of the reader's time zone. */
export function formatCalendarDate(date: string, language: Language): string {
  const options = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return dateFormat(dayFirst(language), options).format(Date.parse(date));
}

/** Within a sentence: "a, b and c". */
export function formatList(items: readonly string[], language: Language): string {
  return listFormat(dayFirst(language), { type: "conjunction" }).format(items);
}

export function seriesComma(language: Language = pageLanguage): string {
  return signs[language].comma;
}

/** Outside a sentence: "a, b, c". */
export function formatSeries(items: readonly string[], language: Language = pageLanguage): string {
  return items.join(seriesComma(language));
}

/** "Price: 5". Without a value, ends after the colon. */
export function formatLabelled(label: string, text = "", language: Language = pageLanguage): string {
  return label + signs[language].colon + text;
}

/** "3 × Fire Crystal", in Japanese with the name first. */
export function formatTimes(count: string, name: string, language: Language = pageLanguage): string {
  return language === "ja" ? `${name} ×${count}` : `${count} × ${name}`;
}

/** "Ice (two sources)". Japanese brackets are full-width. */
export function formatAside(text: string, aside: string, language: Language = pageLanguage): string {
  const [open, close] = asideSigns(language);
  return text + open + aside + close;
}

/** For an aside that is not plain text. The opening bracket includes the space before it. */
export function asideSigns(language: Language = pageLanguage): readonly [open: string, close: string] {
  return signs[language].aside;
}

export function formatRange(from: string, to: string, language: Language = pageLanguage): string {
  return from + signs[language].range + to;
}

/** For values that contain spaces: "0.5 % – 2 %". */
export function formatWideRange(from: string, to: string, language: Language = pageLanguage): string {
  return from + signs[language].wideRange + to;
}

/** Japanese has no space in between. */
export function formatSentences(sentences: readonly string[], language: Language = pageLanguage): string {
  return sentences.join(signs[language].betweenSentences);
}

/** Empty in Japanese. */
export function sentenceGap(language: Language = pageLanguage): string {
  return signs[language].betweenSentences;
}

/** "Sat 21 Nov, 16:05". Without a time, ends after the separator. */
export function formatDayTime(day: string, time = "", language: Language = pageLanguage): string {
  return day + signs[language].beforeTime + time;
}

export function formatTimeZone(at: number, language: Language): string {
  const parts = dateFormat(dayFirst(language), { timeZoneName: "short" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** Minimum and maximum decimal places. */
type Places = Readonly<{ least?: number; most?: number }>;

export function formatNumber(
  value: number,
  language: Language,
  { least = 0, most = 3 }: Places = {},
): string {
  const places = { minimumFractionDigits: least, maximumFractionDigits: most };
  return numberFormat(language, places).format(value);
}

export function formatPercent(share: number, language: Language, most = 0): string {
  return numberFormat(language, { style: "percent", maximumFractionDigits: most }).format(share);
}

export function formatUnit(count: number, language: Language, unit: "day" | "year", most = 3): string {
  const options = { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: most } as const;
  const text = numberFormat(language, options).format(count);
  // Intl puts a space before Japanese counters, which is unusual.
  return language === "ja" ? text.replaceAll(" ", "") : text;
}

const MONTH = 30.436_875 * DAY;
const YEAR = 12 * MONTH;
/** Longer durations are shown in months and years. */
const MAX_DAYS = 60 * DAY;

/** At most two units: "3 y 5 mo", "4 mo", "3 d 4 h", "1 h 42 min", "5 min", "40 s". */
export function formatDuration(ms: number, language: Language): string {
  const names = signs[language].duration;
  const part = (count: number, unit: string) => `${count}${names.gap}${unit}`;
  const two = (major: number, unit: string, minor: number, minorUnit: string) =>
    minor === 0 ? part(major, unit) : part(major, unit) + names.gap + part(minor, minorUnit);
  // Rounded to the unit shown (299.5 s is 5 min); days and longer units are truncated.
  const seconds = Math.round(Math.max(0, ms) / 1000);
  if (seconds < 60) return part(seconds, names.s);
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return part(minutes, names.min);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return two(hours, names.h, minutes % 60, names.min);
  const whole = minutes * MINUTE;
  if (whole < MAX_DAYS) return two(Math.floor(whole / DAY), names.d, hours % 24, names.h);
  const months = Math.floor(whole / MONTH);
  if (whole < YEAR) return part(months, names.mo);
  const years = Math.floor(months / 12);
  return two(years, years === 1 ? (names.oneYear ?? names.y) : names.y, months % 12, names.mo);
}

/** Hours are unlimited: `{ h: 26, m: "04", s: "09" }`. */
export function countdownParts(ms: number): Readonly<{ h: number; m: string; s: string }> {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return { h: Math.floor(seconds / 3600), m: pad(Math.floor(seconds / 60) % 60), s: pad(seconds % 60) };
}

/** Without its label: "16:00" or "4:00 PM". */
export function formatEorzeaTime(hour: number, minute: number, language: Language, cycle: Hours): string {
  return timeText(timeParts(hour * HOUR + minute * MINUTE, language, cycle, { timeZone: "UTC" }));
}

/** After a 12-hour time, "ET" would read as US Eastern Time. */
function eorzeaMark(language: Language, cycle: Hours): string {
  return cycle === "24" ? "ET" : signs[language].eorzea;
}

/** "16:00 ET" or "4:00 PM Eorzea". */
export function formatEorzea(at: number, language: Language, cycle: Hours): string {
  const { hour, minute } = eorzeaClock(at);
  return `${formatEorzeaTime(hour, minute, language, cycle)} ${eorzeaMark(language, cycle)}`;
}

/** Hours may be fractions: "18:00–06:00 ET". */
export function formatEorzeaHours(from: number, to: number, language: Language, cycle: Hours): string {
  const time = (hour: number) => formatEorzeaTime(Math.floor(hour), (hour % 1) * 60, language, cycle);
  return `${time(from)}${signs[language].range}${time(to)} ${eorzeaMark(language, cycle)}`;
}

/** "16:00–00:00 ET". */
export function formatEorzeaRange(start: number, end: number, language: Language, cycle: Hours): string {
  const { hour, minute } = eorzeaClock(start);
  return `${formatEorzeaTime(hour, minute, language, cycle)}${signs[language].range}${formatEorzea(end, language, cycle)}`;
}
