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

/** Local time of day, hours and minutes. */
export function formatTime(at: number, language: Language, cycle: HourCycle): string {
  return dateFormat(language, { hour: "2-digit", minute: "2-digit" }, cycle).format(at);
}

/** Local time of day with seconds, for the clock. */
export function formatTimeSeconds(at: number, language: Language, cycle: HourCycle): string {
  return dateFormat(language, { hour: "2-digit", minute: "2-digit", second: "2-digit" }, cycle).format(at);
}

/** Weekday, day and month, short: "Sat, 21 Nov". */
export function formatDay(at: number, language: Language): string {
  return dateFormat(language, { weekday: "short", day: "numeric", month: "short" }).format(at);
}

/** Weekday, day and month in full: "Saturday, 21 November". */
export function formatLongDay(at: number, language: Language): string {
  return dateFormat(language, { weekday: "long", day: "numeric", month: "long" }).format(at);
}

/** Day, month and year, as the changelog dates a version. */
export function formatDate(at: number, language: Language): string {
  return dateFormat(language, { day: "numeric", month: "short", year: "numeric" }).format(at);
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

/** Whole numbers and prices with the language's thousands separators. */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language, options).format(value);
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
  const pad = (value: number) => String(value).padStart(2, "0");
  return { h: Math.floor(seconds / 3600), m: pad(Math.floor(seconds / 60) % 60), s: pad(seconds % 60) };
}

/** Eorzea time of day in the chosen hours: "16:00", or "4:00 PM". */
export function formatEorzeaTime(hour: number, minute: number, language: Language, cycle: HourCycle): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    hour: cycle === "12" ? "numeric" : "2-digit",
    minute: "2-digit",
    timeZone: "UTC",
    ...(cycle === "12" ? { hourCycle: "h12" as const } : { hourCycle: "h23" as const }),
  }).format(Date.UTC(2000, 0, 1, hour, minute));
}
