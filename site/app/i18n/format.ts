import { eorzeaClock } from "@foray/eorzea/clock";
import type { Hours } from "./calendar/calendar.ts";
import { calendarOf } from "./calendars.ts";
import { type Language, pageLanguage } from "./language.ts";

export type { Hours };
/** What the reader has chosen; `auto` is as the language and the region have it. */
export type HourCycle = "auto" | Hours;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const cache = new Map<string, Intl.DateTimeFormat>();

/** Intl formatters are dear to make (about 50 µs) and cheap to keep. */
function dateFormat(language: Language, options: Intl.DateTimeFormatOptions) {
  const key = `${language}${JSON.stringify(options)}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  // English dates stand day first, as in the almanac's pictures; the game's players read both.
  const made = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, options);
  cache.set(key, made);
  return made;
}

const pad = (value: number) => String(value).padStart(2, "0");

/**
 * The hours of a reader who has chosen none.
 * @param tags the browser's languages, the best first
 */
export function usualHours(language: Language, tags: readonly string[]): Hours {
  return calendarOf(language).hours(tags);
}

/** A time of day; twelve hours without a leading zero, twenty-four with one. */
function clockText(hour: number, rest: string, language: Language, cycle: Hours): string {
  if (cycle === "24") return `${pad(hour)}:${rest}`;
  const { morning, evening, halfFirst } = calendarOf(language).halves;
  const half = hour < 12 ? morning : evening;
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${rest}`;
  return halfFirst ? half + time : `${time}\u00a0${half}`;
}

/** Local time of day, hours and minutes: "16:05", or "4:05 PM". */
export function formatTime(at: number, language: Language, cycle: Hours): string {
  const time = new Date(at);
  return clockText(time.getHours(), pad(time.getMinutes()), language, cycle);
}

/** Local time of day with seconds, for the clock. */
export function formatTimeSeconds(at: number, language: Language, cycle: Hours): string {
  const time = new Date(at);
  return clockText(time.getHours(), `${pad(time.getMinutes())}:${pad(time.getSeconds())}`, language, cycle);
}

/** From one local time to another: "16:43–17:06", or "4:43–5:06 PM", where both times of one half of a day name it once. */
export function formatTimeRange(start: number, end: number, language: Language, cycle: Hours): string {
  const [from, to] = [formatTime(start, language, cycle), formatTime(end, language, cycle)];
  const half = (at: number) => Math.floor(new Date(at).getHours() / 12);
  if (cycle === "24" || end - start >= 12 * HOUR || half(start) !== half(end)) return `${from}–${to}`;
  const { morning, evening, halfFirst } = calendarOf(language).halves;
  const name = half(start) === 0 ? morning : evening;
  return halfFirst ? `${from}–${to.slice(name.length)}` : `${from.slice(0, -name.length - 1)}–${to}`;
}

/** Weekday, day and month, short: "Sat 21 Nov". */
export function formatDay(at: number, language: Language): string {
  const { weekdays, months, day } = calendarOf(language);
  const date = new Date(at);
  return day(weekdays[date.getDay()] ?? "", date.getDate(), months[date.getMonth()] ?? "");
}

/** Weekday, day and month in full: "Saturday 21 November". */
export function formatLongDay(at: number, language: Language): string {
  const { longWeekdays, longMonths, longDay } = calendarOf(language);
  const date = new Date(at);
  return longDay(longWeekdays[date.getDay()] ?? "", date.getDate(), longMonths[date.getMonth()] ?? "");
}

/** Day, month and year: "21 Nov 2026". */
export function formatDate(at: number, language: Language): string {
  const { months, date } = calendarOf(language);
  const local = new Date(at);
  return date(local.getDate(), months[local.getMonth()] ?? "", local.getFullYear());
}

/** A list in a sentence: "a, b and c". */
export function formatList(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const { comma, and } = calendarOf(language);
  return items.slice(0, -1).join(comma) + and + last;
}

/** What stands between the parts of a list. */
export function seriesComma(language: Language = pageLanguage): string {
  return calendarOf(language).comma;
}

/** A list outside a sentence: "a, b, c". */
export function formatSeries(items: readonly string[], language: Language = pageLanguage): string {
  return items.join(seriesComma(language));
}

/** What a text is about, and the text: "Price: 5"; without one, what stands before it. */
export function formatLabelled(label: string, text = "", language: Language = pageLanguage): string {
  return label + calendarOf(language).colon + text;
}

/** A day and a time of it, as the functions above write them: "Sat 21 Nov, 16:05"; without a time, what stands before it. */
export function formatDayTime(day: string, time = "", language: Language = pageLanguage): string {
  return day + calendarOf(language).beforeTime + time;
}

/** The local time zone by its short name: "GMT+9", "CET". */
export function formatTimeZone(at: number, language: Language): string {
  const parts = dateFormat(language, { timeZoneName: "short" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** Digits behind the point; three at most if nothing is said, as Intl has it. */
type Places = Readonly<{ least?: number; most?: number }>;

/** From here on a number's digits are not all there; Intl writes it. */
const MOST_WHOLE = 1e12;

/** The number with its point moved, as one moves it on paper: 1.005 by two is 100.5, where a product would be a little less. */
function shifted(value: number, places: number): number {
  const text = String(value);
  return text.includes("e") ? value * 10 ** places : Number(`${text}e${places}`);
}

/** A number with the language's separators, rounded where it has more places than asked for. */
export function formatNumber(
  value: number,
  language: Language,
  { least = 0, most = 3 }: Places = {},
): string {
  const { thousands, point } = calendarOf(language);
  if (!(Math.abs(value) < MOST_WHOLE)) {
    const places = { minimumFractionDigits: least, maximumFractionDigits: most };
    return new Intl.NumberFormat(language, places).format(value);
  }
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  const rounded = shifted(Math.round(shifted(Math.abs(value), most)), -most);
  const [whole = "", places = ""] = rounded.toFixed(most).split(".");
  const shown = places.slice(0, least) + places.slice(least).replace(/0+$/, "");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return sign + grouped + (shown === "" ? "" : point + shown);
}

/** A share of one as per cent. */
export function formatPercent(share: number, language: Language, most = 0): string {
  return formatNumber(shifted(share, 2), language, { most }) + calendarOf(language).percent;
}

/** A count with its unit in words: "3 days". */
export function formatUnit(count: number, language: Language, unit: "day" | "year", most = 3): string {
  const { isOne, units } = calendarOf(language);
  const [one, many] = units[unit];
  const shown = shifted(Math.round(shifted(count, most)), -most);
  return formatNumber(count, language, { most }) + (isOne(shown) ? one : many);
}

/** The mean month and year of the Gregorian calendar. */
const MONTH = 30.436_875 * DAY;
const YEAR = 12 * MONTH;
/** Up to here days are counted, beyond it months and years. */
const MOST_DAYS = 60 * DAY;

/**
 * A length of time in at most two units: "3 y 5 mo", "4 mo", "3 d 4 h", "1 h 42 min", "5 min", "40 s". Never counts from wall clocks.
 */
export function formatDuration(ms: number, language: Language): string {
  const names = calendarOf(language).short;
  const part = (count: number, unit: string) => `${count}${names.gap}${unit}`;
  const two = (major: number, unit: string, minor: number, minorUnit: string) =>
    minor === 0 ? part(major, unit) : part(major, unit) + names.gap + part(minor, minorUnit);
  const whole = Math.max(0, ms);
  if (whole < MINUTE) return part(Math.floor(whole / 1000), names.s);
  const minutes = Math.floor(whole / MINUTE);
  if (whole < HOUR) return part(minutes, names.min);
  const hours = Math.floor(whole / HOUR);
  if (whole < DAY) return two(hours, names.h, minutes % 60, names.min);
  if (whole < MOST_DAYS) return two(Math.floor(whole / DAY), names.d, hours % 24, names.h);
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
  return clockText(hour, pad(minute), language, cycle);
}

/** What marks a time as Eorzea's. Beside twelve hours "ET" would be taken for the east of the United States. */
function eorzeaMark(language: Language, cycle: Hours): string {
  return cycle === "24" ? "ET" : calendarOf(language).eorzea;
}

/** Eorzea time of an instant with its mark: "16:00 ET", or "4:00 PM Eorzea". */
export function formatEorzea(at: number, language: Language, cycle: Hours): string {
  const { hour, minute } = eorzeaClock(at);
  return `${formatEorzeaTime(hour, minute, language, cycle)} ${eorzeaMark(language, cycle)}`;
}

/** From one Eorzea hour to another: "18:00–06:00 ET". */
export function formatEorzeaHours(from: number, to: number, language: Language, cycle: Hours): string {
  const time = (hour: number) => formatEorzeaTime(hour, 0, language, cycle);
  return `${time(from)}–${time(to)} ${eorzeaMark(language, cycle)}`;
}

/** From one instant to another in Eorzea time: "16:00–00:00 ET". */
export function formatEorzeaRange(start: number, end: number, language: Language, cycle: Hours): string {
  const { hour, minute } = eorzeaClock(start);
  return `${formatEorzeaTime(hour, minute, language, cycle)}–${formatEorzea(end, language, cycle)}`;
}
