import { calendars } from "./calendar.ts";
import type { Language } from "./language.ts";

/** 12 or 24 hours; `auto` is as the language has it. */
export type HourCycle = "auto" | "12" | "24";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const cache = new Map<string, Intl.DateTimeFormat>();

/** Intl formatters are dear to make (about 50 µs) and cheap to keep. */
function dateFormat(language: Language, options: Intl.DateTimeFormatOptions, cycle: HourCycle = "auto") {
  const key = `${language}${cycle}${JSON.stringify(options)}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const hours = cycle === "auto" ? {} : { hourCycle: cycle === "12" ? ("h12" as const) : ("h23" as const) };
  // English dates stand day first, as in the almanac's pictures; the game's players read both.
  const made = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { ...options, ...hours });
  cache.set(key, made);
  return made;
}

const pad = (value: number) => String(value).padStart(2, "0");

/** Local time of day, hours and minutes. */
export function formatTime(at: number, language: Language, cycle: HourCycle): string {
  if (cycle === "12") return dateFormat(language, { hour: "2-digit", minute: "2-digit" }, cycle).format(at);
  const time = new Date(at);
  return `${pad(time.getHours())}:${pad(time.getMinutes())}`;
}

/** Local time of day with seconds, for the clock. */
export function formatTimeSeconds(at: number, language: Language, cycle: HourCycle): string {
  if (cycle === "12")
    return dateFormat(language, { hour: "2-digit", minute: "2-digit", second: "2-digit" }, cycle).format(at);
  return `${formatTime(at, language, cycle)}:${pad(new Date(at).getSeconds())}`;
}

/** Weekday, day and month, short: "Sat 21 Nov". */
export function formatDay(at: number, language: Language): string {
  const { weekdays, months, day } = calendars[language];
  const date = new Date(at);
  return day(weekdays[date.getDay()] ?? "", date.getDate(), months[date.getMonth()] ?? "");
}

/** Weekday, day and month in full: "Saturday 21 November". */
export function formatLongDay(at: number, language: Language): string {
  const { longWeekdays, longMonths, longDay } = calendars[language];
  const date = new Date(at);
  return longDay(longWeekdays[date.getDay()] ?? "", date.getDate(), longMonths[date.getMonth()] ?? "");
}

/** Day, month and year: "21 Nov 2026". */
export function formatDate(at: number, language: Language): string {
  const { months, date } = calendars[language];
  const local = new Date(at);
  return date(local.getDate(), months[local.getMonth()] ?? "", local.getFullYear());
}

/** A list in a sentence: "a, b and c". */
export function formatList(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  return items.slice(0, -1).join(language === "ja" ? "、" : ", ") + calendars[language].and + last;
}

/** Date, time and time zone in full, for titles and copied text. */
export function formatFull(at: number, language: Language, cycle: HourCycle): string {
  return dateFormat(
    language,
    {
      weekday: "short",
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
      timeZoneName: "short",
    },
    cycle,
  ).format(at);
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
  const { thousands, point } = calendars[language];
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
  return formatNumber(shifted(share, 2), language, { most }) + calendars[language].percent;
}

/** A count with its unit in words: "3 days". */
export function formatUnit(count: number, language: Language, unit: "day" | "year", most = 3): string {
  const [one, many] = calendars[language].units[unit];
  const shown = shifted(Math.round(shifted(count, most)), -most);
  const single = language === "fr" ? shown < 2 : shown === 1;
  return formatNumber(count, language, { most }) + (single ? one : many);
}

const unitNames: Readonly<
  Record<Language, Readonly<{ d: string; h: string; min: string; s: string; gap: string }>>
> = {
  en: { d: "d", h: "h", min: "min", s: "s", gap: " " },
  ja: { d: "日", h: "時間", min: "分", s: "秒", gap: "" },
  de: { d: "T", h: "Std.", min: "Min.", s: "Sek.", gap: " " },
  fr: { d: "j", h: "h", min: "min", s: "s", gap: " " },
};

/** A length of time in at most two units: "3 d 4 h", "1 h 42 min", "5 min", "40 s". Never counts from wall clocks. */
export function formatDuration(ms: number, language: Language): string {
  const names = unitNames[language];
  const part = (count: number, unit: string) => `${count}${names.gap}${unit}`;
  const join = (parts: string[]) => parts.join(names.gap);
  const whole = Math.max(0, ms);
  if (whole < MINUTE) return part(Math.floor(whole / 1000), names.s);
  const minutes = Math.floor(whole / MINUTE);
  if (whole < HOUR) return part(minutes, names.min);
  const hours = Math.floor(whole / HOUR);
  if (whole < DAY) {
    const rest = minutes % 60;
    return join(rest === 0 ? [part(hours, names.h)] : [part(hours, names.h), part(rest, names.min)]);
  }
  const days = Math.floor(whole / DAY);
  const restHours = hours % 24;
  return join(restHours === 0 ? [part(days, names.d)] : [part(days, names.d), part(restHours, names.h)]);
}

/** Parts of a running countdown, hours unbounded: `{ h: 26, m: "04", s: "09" }`. */
export function countdownParts(ms: number): Readonly<{ h: number; m: string; s: string }> {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return { h: Math.floor(seconds / 3600), m: pad(Math.floor(seconds / 60) % 60), s: pad(seconds % 60) };
}

/** Eorzea time of day in the chosen hours: "16:00", or "4:00 PM". */
export function formatEorzeaTime(hour: number, minute: number, language: Language, cycle: HourCycle): string {
  if (cycle !== "12") return `${pad(hour)}:${pad(minute)}`;
  const options = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
  return dateFormat(language, options, cycle).format(Date.UTC(2000, 0, 1, hour, minute));
}
