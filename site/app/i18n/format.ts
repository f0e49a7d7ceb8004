import { eorzeaClock } from "@foray/eorzea/clock";
import { type Language, pageLanguage } from "./language.ts";
import { signs } from "./signs.ts";
import { chosenZone, offsetAt } from "./zone.ts";

/** The number of hours on a clock face. */
export type Hours = "12" | "24";
/** The reader's choice; `auto` follows the language and the region. */
export type HourCycle = "auto" | Hours;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Keeps the formatters of one kind: making one takes about 50 µs, using one next to nothing. */
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

/** Makes every later date and time be written in the reader's present time zone: a formatter keeps the one that it was made in. */
export function forgetTimeZone(): void {
  dateFormats.clear();
}

const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const listFormat = cached((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));

/** English dates are written day first, as in the almanac's pictures. */
const dayFirst = (language: Language) => (language === "en" ? "en-GB" : language);

const pad = (value: number) => String(value).padStart(2, "0");

/**
 * The clock of a reader who has chosen none: in English the region decides, elsewhere the language.
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

/** The parts of a time of day; 12-hour times have no leading zero, 24-hour times have one. */
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

/** The parts as text. A no-break space keeps AM and PM on the line of their time. */
function timeText(parts: TimeParts): string {
  return parts.map(({ value }) => value.replace(/[\u202f ]/g, "\u00a0")).join("");
}

/** Local time of day, hours and minutes: "16:05", or "4:05 PM". */
export function formatTime(at: number, language: Language, cycle: Hours): string {
  return timeText(timeParts(at, language, cycle));
}

/** Server Time, which is UTC, as players write it in every language: "14:05 ST". */
export function formatServerTime(at: number): string {
  const date = new Date(at);
  return `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())} ST`;
}

/** Local times with their zone and Server Time behind them; where both clocks show the same, the time is written once: "14:05 UTC (ST)". */
export function formatWithServerTime(local: string, at: number): string {
  return offsetAt(at) === 0 ? `${local} (ST)` : `${local} · ${formatServerTime(at)}`;
}

/** Local time of day with seconds, for the clock. */
export function formatTimeSeconds(at: number, language: Language, cycle: Hours): string {
  return timeText(timeParts(at, language, cycle, { seconds: true }));
}

/** Whether the reader's clock is put forward or back between two instants. */
const changesClock = (start: number, end: number): boolean => offsetAt(start) !== offsetAt(end);

/** From one local time to another with the zone: "16:43–17:06 CET"; both zones in the night of a clock change. */
export function formatZonedRange(start: number, end: number, language: Language, cycle: Hours): string {
  const times = formatTimeRange(start, end, language, cycle);
  return changesClock(start, end) ? times : `${times} ${formatTimeZone(start, language)}`;
}

/** From one local time to another: "16:43–17:06", or "4:43–5:06 PM", where two times in one half of the day name it once. */
export function formatTimeRange(start: number, end: number, language: Language, cycle: Hours): string {
  // In the night of a clock change each time has its own zone: "02:43 CEST–02:06 CET".
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

/** The weekday in full: "Saturday". */
export function formatWeekday(at: number, language: Language): string {
  return dateFormat(dayFirst(language), { weekday: "long" }).format(at);
}

/** Weekday, day and month, short: "Sat 21 Nov". */
export function formatDay(at: number, language: Language): string {
  const options = { weekday: "short", day: "numeric", month: "short" } as const;
  return dateFormat(dayFirst(language), options).format(at);
}

/** Weekday, day and month in full: "Saturday 21 November". */
export function formatLongDay(at: number, language: Language): string {
  const options = { weekday: "long", day: "numeric", month: "long" } as const;
  return dateFormat(dayFirst(language), options).format(at);
}

/** Day, month and year: "21 Nov 2026". */
export function formatDate(at: number, language: Language): string {
  return dateFormat(dayFirst(language), { day: "numeric", month: "short", year: "numeric" }).format(at);
}

/** A date of the calendar, as "2026-11-21": the same day for every reader, whatever their time zone. */
export function formatCalendarDate(date: string, language: Language): string {
  const options = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return dateFormat(dayFirst(language), options).format(Date.parse(date));
}

/** A list in a sentence: "a, b and c". */
export function formatList(items: readonly string[], language: Language): string {
  return listFormat(dayFirst(language), { type: "conjunction" }).format(items);
}

/** The sign between the items of a list outside a sentence. */
export function seriesComma(language: Language = pageLanguage): string {
  return signs[language].comma;
}

/** A list outside a sentence: "a, b, c". */
export function formatSeries(items: readonly string[], language: Language = pageLanguage): string {
  return items.join(seriesComma(language));
}

/** A label and its value: "Price: 5"; without a value, the label ready for one. */
export function formatLabelled(label: string, text = "", language: Language = pageLanguage): string {
  return label + signs[language].colon + text;
}

/** A number of something: "3 × Fire Crystal"; in Japanese the name comes first. */
export function formatTimes(count: string, name: string, language: Language = pageLanguage): string {
  return language === "ja" ? `${name} ×${count}` : `${count} × ${name}`;
}

/** A text and what goes in brackets after it: "Ice (two sources)"; Japanese brackets are full-width. */
export function formatAside(text: string, aside: string, language: Language = pageLanguage): string {
  const [open, close] = asideSigns(language);
  return text + open + aside + close;
}

/** The brackets of an aside that is more than text, the first with the space before it. */
export function asideSigns(language: Language = pageLanguage): readonly [open: string, close: string] {
  return signs[language].aside;
}

/** From one value to another: "5–8". */
export function formatRange(from: string, to: string, language: Language = pageLanguage): string {
  return from + signs[language].range + to;
}

/** From one value to another that have spaces of their own: "0.5 % – 2 %". */
export function formatWideRange(from: string, to: string, language: Language = pageLanguage): string {
  return from + signs[language].wideRange + to;
}

/** Sentences one after the other; Japanese ones have no space between them. */
export function formatSentences(sentences: readonly string[], language: Language = pageLanguage): string {
  return sentences.join(signs[language].betweenSentences);
}

/** The space between a sentence and what follows it; Japanese has none. */
export function sentenceGap(language: Language = pageLanguage): string {
  return signs[language].betweenSentences;
}

/** A day and a time of it, as the functions above write them: "Sat 21 Nov, 16:05"; without a time, the day ready for one. */
export function formatDayTime(day: string, time = "", language: Language = pageLanguage): string {
  return day + signs[language].beforeTime + time;
}

/** The local time zone by its short name: "GMT+9", "CET". */
export function formatTimeZone(at: number, language: Language): string {
  const parts = dateFormat(dayFirst(language), { timeZoneName: "short" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** Decimal places. */
type Places = Readonly<{ least?: number; most?: number }>;

/** A number with the language's separators, rounded to `most` decimal places. */
export function formatNumber(
  value: number,
  language: Language,
  { least = 0, most = 3 }: Places = {},
): string {
  const places = { minimumFractionDigits: least, maximumFractionDigits: most };
  return numberFormat(language, places).format(value);
}

/** A fraction of one as a percentage. */
export function formatPercent(share: number, language: Language, most = 0): string {
  return numberFormat(language, { style: "percent", maximumFractionDigits: most }).format(share);
}

/** A count with its unit in words: "3 days". */
export function formatUnit(count: number, language: Language, unit: "day" | "year", most = 3): string {
  const options = { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: most } as const;
  const text = numberFormat(language, options).format(count);
  // Japanese sets no space before a counter, though Intl does.
  return language === "ja" ? text.replaceAll(" ", "") : text;
}

/** The mean month and year of the Gregorian calendar. */
const MONTH = 30.436_875 * DAY;
const YEAR = 12 * MONTH;
/** Up to here days are counted, beyond it months and years. */
const MAX_DAYS = 60 * DAY;

/**
 * A length of time in at most two units: "3 y 5 mo", "4 mo", "3 d 4 h", "1 h 42 min", "5 min", "40 s". Never counts from wall clocks.
 */
export function formatDuration(ms: number, language: Language): string {
  const names = signs[language].duration;
  const part = (count: number, unit: string) => `${count}${names.gap}${unit}`;
  const two = (major: number, unit: string, minor: number, minorUnit: string) =>
    minor === 0 ? part(major, unit) : part(major, unit) + names.gap + part(minor, minorUnit);
  // Rounded to what is shown, so that 299.5 s is 5 min; days and longer are round enough as they are.
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

/** Parts of a running countdown, hours unbounded: `{ h: 26, m: "04", s: "09" }`. */
export function countdownParts(ms: number): Readonly<{ h: number; m: string; s: string }> {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return { h: Math.floor(seconds / 3600), m: pad(Math.floor(seconds / 60) % 60), s: pad(seconds % 60) };
}

/** Eorzea time of day in the chosen hours, without its mark: "16:00", or "4:00 PM". */
export function formatEorzeaTime(hour: number, minute: number, language: Language, cycle: Hours): string {
  return timeText(timeParts(hour * HOUR + minute * MINUTE, language, cycle, { timeZone: "UTC" }));
}

/** The mark of an Eorzea time. Beside 12-hour times "ET" would read as US Eastern Time. */
function eorzeaMark(language: Language, cycle: Hours): string {
  return cycle === "24" ? "ET" : signs[language].eorzea;
}

/** Eorzea time of an instant with its mark: "16:00 ET", or "4:00 PM Eorzea". */
export function formatEorzea(at: number, language: Language, cycle: Hours): string {
  const { hour, minute } = eorzeaClock(at);
  return `${formatEorzeaTime(hour, minute, language, cycle)} ${eorzeaMark(language, cycle)}`;
}

/** From one Eorzea hour to another: "18:00–06:00 ET". */
export function formatEorzeaHours(from: number, to: number, language: Language, cycle: Hours): string {
  const time = (hour: number) => formatEorzeaTime(Math.floor(hour), (hour % 1) * 60, language, cycle);
  return `${time(from)}${signs[language].range}${time(to)} ${eorzeaMark(language, cycle)}`;
}

/** From one instant to another in Eorzea time: "16:00–00:00 ET". */
export function formatEorzeaRange(start: number, end: number, language: Language, cycle: Hours): string {
  const { hour, minute } = eorzeaClock(start);
  return `${formatEorzeaTime(hour, minute, language, cycle)}${signs[language].range}${formatEorzea(end, language, cycle)}`;
}
