import type { LocalCalendar } from "./local-calendar.ts";
import { DAY_MINUTES, type PlayRange } from "./play-range.ts";

/** A window is worth coming for when so much of it (or all of it) lies in the player's time. */
export const MIN_OVERLAP_MS = 5 * 60_000;

/** A stretch of time, [start, end) in Unix ms. */
export type Stretch = Readonly<{ start: number; end: number }>;

function stretchesOf(range: PlayRange, from: number, to: number, calendar: LocalCalendar): Stretch[] {
  const length = range.to > range.from ? range.to : range.to + DAY_MINUTES;
  const found: Stretch[] = [];
  // A range of the day before may still run.
  let day = calendar.shift(calendar.dayAt(from), -1);
  for (;;) {
    const start = calendar.instant(day, range.from);
    if (start >= to) return found;
    const end = calendar.instant(day, length);
    if (range.days.includes(day.weekday) && end > from && end > start) found.push({ start, end });
    day = calendar.shift(day, 1);
  }
}

/** When the player can play between two instants: merged, in order, not cut at the ends. */
export function playStretches(
  ranges: readonly PlayRange[],
  from: number,
  to: number,
  calendar: LocalCalendar,
): Stretch[] {
  const merged: { start: number; end: number }[] = [];
  const all = ranges.flatMap((range) => stretchesOf(range, from, to, calendar));
  for (const { start, end } of all.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** The player's times are worked out for so long at once. */
const SPAN_MS = 30 * 86_400_000;

/** How much of a window must lie in one of the ranges: five minutes of it, or the whole if it is shorter. */
const leastOverlap = ({ start, end }: Stretch) => Math.min(MIN_OVERLAP_MS, end - start);

/**
 * Tells whether the player can come to a window: so much of it as `leastOf` says lies in one of the ranges. Made for many windows in
 * the order of time: what is worked out for one is kept for those soon after it.
 */
export function playableBy(
  ranges: readonly PlayRange[],
  calendar: LocalCalendar,
  leastOf: (window: Stretch) => number = leastOverlap,
): (window: Stretch) => boolean {
  const stretchesNear = keptStretches(ranges, calendar);
  return (window) => {
    const least = leastOf(window);
    for (const { start, end } of stretchesNear(window)) {
      if (start >= window.end) return false;
      if (Math.min(end, window.end) - Math.max(start, window.start) >= least) return true;
    }
    return false;
  };
}

/** The player's times around a window; worked out for many windows at once, in the order of time. */
function keptStretches(
  ranges: readonly PlayRange[],
  calendar: LocalCalendar,
): (window: Stretch) => readonly Stretch[] {
  let from = 0;
  let until = 0;
  let known: readonly Stretch[] = [];
  return (window) => {
    if (window.start < from || window.end > until) {
      from = window.start;
      until = Math.max(window.end, from + SPAN_MS);
      known = playStretches(ranges, from, until, calendar);
    }
    return known;
  };
}

/** The longest part of a window that lies in one of the player's times; `null` if none does. */
export function partInside(
  window: Stretch,
  ranges: readonly PlayRange[],
  calendar: LocalCalendar,
): Stretch | null {
  let longest: Stretch | null = null;
  for (const { start, end } of playStretches(ranges, window.start, window.end, calendar)) {
    const part = { start: Math.max(start, window.start), end: Math.min(end, window.end) };
    if (longest === null || part.end - part.start > longest.end - longest.start) longest = part;
  }
  return longest;
}

/** The windows the player can attend; all of them if no ranges are set. */
export function playableWindows<W extends Stretch>(
  windows: readonly W[],
  ranges: readonly PlayRange[],
  calendar: LocalCalendar,
): readonly W[] {
  return ranges.length === 0 ? windows : windows.filter(playableBy(ranges, calendar));
}
