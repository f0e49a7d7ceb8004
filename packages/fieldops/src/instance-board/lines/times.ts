import { EORZEA_RATIO } from "@foray/eorzea";
import type { LocalCalendar } from "../../patterns/local-calendar.ts";
import { hasWord, pattern } from "./grammar.ts";
import { lineZones } from "./line-words.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A number is a UTC offset in minutes. */
export type ClockZone = "eorzea" | "local" | "server" | number;

/** “-5m” has a minus, which some use for elapsed and some for remaining time. */
export type Direction = "ago" | "ahead" | "minus" | null;

export type LineTime =
  /** Discord timestamp (Unix ms). */
  | Readonly<{ of: "stamp"; at: number }>
  /** Duration in ms. `direction` is `null` if unknown. */
  | Readonly<{ of: "length"; ms: number; direction: Direction }>
  /** Clock time in minutes after midnight, in one of `zones`. */
  | Readonly<{ of: "clock"; minutes: number; zones: readonly ClockZone[] }>
  /** A bare “14:30”: minutes and seconds, or a clock time. */
  | Readonly<{ of: "either"; ms: number; minutes: number }>;

const units = {
  hours: `${pattern("hours")}\\.?`,
  minutes: `${pattern("minutes")}\\.?`,
  seconds: `${pattern("seconds")}\\.?`,
};
const JOINT = String.raw`\s*(?:,|and|und|et)?\s*`;
/** “1 hour, 5 minutes, 3 seconds”, “1h30”, “90m”, “1時間5分”. */
const LENGTH = new RegExp(
  String.raw`(?<![\d.:])(?:(?<h>\d{1,2})\s*${units.hours}(?:${JOINT}(?<hm>\d{1,2})\s*${units.minutes}|(?<bare>\d{2})(?!\d)(?!\s*${units.seconds}))?(?:${JOINT}(?<hs>\d{1,2})\s*${units.seconds})?|(?<m>\d{1,3})\s*${units.minutes}(?:${JOINT}(?<ms>\d{1,2})(?:\s*${units.seconds}))?|(?<s>\d{1,4})\s*${units.seconds})`,
  "u",
);
const ZONES = ["eorzea", "server", "local"] as const;
const NAMED = new Map(Object.entries(lineZones).map(([name, minutes]) => [name.toLowerCase(), minutes]));
const named = String.raw`(?<!\p{L})(?:(?:utc|gmt)\s*[+-]\s*\d{1,2}(?::?[034][05])?(?!\d)|(?:${[...NAMED.keys()].join("|")})(?!\p{L}))`;
const zonePattern = `(?:${[named, ...ZONES.map(pattern)].join("|")})`;
const OFFSET = /(?:utc|gmt)\s*([+-])\s*(\d{1,2}):?(\d{2})?/u;
const noonPattern = `(?:${pattern("am")}|${pattern("pm")})`;
const CLOCK = new RegExp(
  String.raw`(?<before>${zonePattern}\s*:?\s*)?(?<noon>${noonPattern}\s*)?(?<![\d.:])(?<a>\d{1,2})(?:\s*(?:[:.h時点點시])\s*(?<b>\d{2})\s*(?:分|분)?(?::(?<c>\d{2}))?|(?=\s*${noonPattern})|(?=\s*uhr))(?![\d.])(?<after>\s*${noonPattern})?(?<zone>\s*[([]?\s*${zonePattern})?`,
  "u",
);
const AT = new RegExp(String.raw`${pattern("at")}\s*$`, "u");

function zonesIn(text: string): readonly ClockZone[] | null {
  const [, sign, hours, minutes = "0"] = OFFSET.exec(text) ?? [];
  if (hours !== undefined) return [(sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes))];
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    const known = NAMED.get(word);
    if (known !== undefined) return known;
  }
  const zone = ZONES.find((each) => hasWord(text, each));
  return zone === undefined ? null : [zone];
}

/** `null` if invalid. Hours may be 12- or 24-hour. */
function minutesOf(hour: number, minute: number, noon: string): number | null {
  if (minute > 59 || hour > 24) return null;
  if (noon === "") return (hour % 24) * 60 + minute;
  if (hour > 12) return hour * 60 + minute;
  return ((hour % 12) + (hasWord(noon, "pm") ? 12 : 0)) * 60 + minute;
}

const NOON = new RegExp(noonPattern, "gu");
/** Ignores “午後” (PM), which contains “後” (later). */
export const isAhead = (text: string): boolean => hasWord(text.replace(NOON, " "), "ahead");

/** A minus directly before a number. Between words it is a dash. */
const MINUS = /(?:^|[\s([:])[-−–]$/u;

function directionOf(text: string, from: number, to: number): Direction {
  const before = text.slice(0, from).replace(NOON, " ");
  const after = text.slice(to).replace(NOON, " ");
  if (hasWord(after, "ago") || hasWord(before, "ago")) return "ago";
  if (hasWord(after, "ahead") || hasWord(before, "ahead")) return "ahead";
  return MINUS.test(before) ? "minus" : null;
}

/** `text` is folded and about one timer. `null` if it has no time. */
export function timeIn(text: string): LineTime | null {
  const stamp = /<t:(\d{9,11})(?::[a-z])?>/u.exec(text)?.[1];
  if (stamp !== undefined) return { of: "stamp", at: Number(stamp) * 1000 };
  const length = LENGTH.exec(text);
  const clock = clockIn(text);
  // “14h30” and “14 Uhr” are clock times, “1h30” is a duration, unless a word says otherwise.
  const apart =
    clock !== null &&
    length !== null &&
    (clock.to <= length.index || clock.from >= length.index + length[0].length);
  // “in 7 min (14:05 ST)” says the same twice; the duration wins.
  if (
    clock !== null &&
    !(apart && clock.sure) &&
    (length === null || clock.sure || clock.from < length.index)
  ) {
    const { from, to, time } = clock;
    if (time.of !== "either") return time;
    const direction = directionOf(text, from, to);
    if (direction !== null || /[([]\s*$/u.test(text.slice(0, from)))
      return { of: "length", ms: time.ms, direction };
    return time;
  }
  if (length === null) return null;
  const { h = "0", hm, bare, hs, m, ms, s } = length.groups ?? {};
  const seconds = (Number(h) * 60 + Number(hm ?? bare ?? m ?? 0)) * 60 + Number(hs ?? ms ?? s ?? 0);
  return {
    of: "length",
    ms: seconds * 1000,
    direction: directionOf(text, length.index, length.index + length[0].length),
  };
}

type FoundClock = Readonly<{
  from: number;
  to: number;
  /** A time zone, a word or the hour shows that it is a clock time. */
  sure: boolean;
  time: Extract<LineTime, { of: "clock" | "either" | "length" }>;
}>;

function clockIn(text: string): FoundClock | null {
  const found = CLOCK.exec(text);
  if (found === null) return null;
  const { before = "", noon = "", a = "", b = "", c, after = "", zone = "" } = found.groups ?? {};
  const from = found.index;
  const to = from + found[0].length;
  const [first, second] = [Number(a), Number(b)];
  const half = `${noon}${after}`.trim();
  const said = zonesIn(`${before} ${zone}`);
  const minutes = minutesOf(first, second, half);
  const asHours = /[h時点點시]/u.test(found[0].replace(zone, ""));
  const sure =
    said !== null || half !== "" || AT.test(text.slice(0, from)) || (asHours && first > 2) || b === "";
  if (sure && minutes !== null)
    return { from, to, sure: true, time: { of: "clock", minutes, zones: said ?? ["local"] } };
  if (asHours || b === "" || second > 59) return null;
  const ms = c === undefined ? (first * 60 + second) * 1000 : ((first * 60 + second) * 60 + Number(c)) * 1000;
  if (c !== undefined || minutes === null)
    return { from, to, sure: false, time: { of: "length", ms, direction: directionOf(text, from, to) } };
  return { from, to, sure: false, time: { of: "either", ms, minutes } };
}

/** When a clock last showed, and will next show, `minutes` after midnight. */
export function instantsOf(
  minutes: number,
  zone: ClockZone,
  now: number,
  calendar: LocalCalendar,
): Readonly<{ past: number; ahead: number }> {
  if (zone === "local") {
    const day = calendar.dayAt(now);
    const all = [-1, 0, 1].map((days) => calendar.instant(calendar.shift(day, days), minutes));
    return {
      past: Math.max(...all.filter((at) => at <= now)),
      ahead: Math.min(...all.filter((at) => at > now)),
    };
  }
  const day = zone === "eorzea" ? DAY / EORZEA_RATIO : DAY;
  const ahead = typeof zone === "number" ? zone : 0;
  const into = (((minutes - ahead + 2 * 1440) % 1440) / 1440) * day;
  const past = Math.floor((now - into) / day) * day + into;
  return { past, ahead: past + day };
}
