import type { LocalCalendar } from "./local-calendar.ts";
import { DAY_MINUTES, type PlayRange } from "./play-range.ts";

/** Minimum part of a window within the player's hours; shorter windows must be fully inside. */
export const MIN_OVERLAP_MS = 5 * 60_000;

/** Times are [start, end) in Unix ms. */
export type Stretch = Readonly<{ start: number; end: number }>;

function stretchesOf(range: PlayRange, from: number, to: number, calendar: LocalCalendar): Stretch[] {
  const length = range.to > range.from ? range.to : range.to + DAY_MINUTES;
  const found: Stretch[] = [];
  // The previous day's range may extend past midnight.
  let day = calendar.shift(calendar.dayAt(from), -1);
  for (;;) {
    const start = calendar.instant(day, range.from);
    if (start >= to) return found;
    const end = calendar.instant(day, length);
    if (range.days.includes(day.weekday) && end > from && end > start) found.push({ start, end });
    day = calendar.shift(day, 1);
  }
}

/** Merged, in order, not clipped to `from` and `to`. */
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

const SPAN_MS = 30 * 86_400_000;

const leastOverlap = ({ start, end }: Stretch) => Math.min(MIN_OVERLAP_MS, end - start);

/**
 * Returns a predicate that tells whether enough of a window (`leastOf`) is within the player's hours. Results
 * are cached for nearby windows, so call it in chronological order.
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

/** Null if no part of the window is within the player's hours. */
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

/** All windows if no ranges are set. */
export function playableWindows<W extends Stretch>(
  windows: readonly W[],
  ranges: readonly PlayRange[],
  calendar: LocalCalendar,
): readonly W[] {
  return ranges.length === 0 ? windows : windows.filter(playableBy(ranges, calendar));
}
