import { eachWindow, isPossible } from "@foray/eorzea/find-windows";
import { forecast } from "@foray/eorzea/sky";
import { PERIOD_MS } from "@foray/eorzea/time";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import { planOf, type WindowQuery } from "@foray/eorzea/window-plan";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { counted, type LongRun, longRun } from "../rarity/long-run.ts";
import { type LocalCalendar, machineCalendar } from "./local-calendar.ts";
import type { PlayRange } from "./play-range.ts";
import { MIN_OVERLAP_MS, playableBy, type Stretch } from "./play-times.ts";

/** A year of 365.25 days. */
export const YEAR_MS = 365.25 * 86_400_000;
/** The search tells how far it is after each slice of this many years. */
const SLICE_MS = 5 * YEAR_MS;
/** A list shows the weathers of at most this many periods of one window. */
const MAX_SHOWN = 60;

export type PatternSearch = Readonly<{
  query: WindowQuery;
  from: number;
  /** Windows that begin before this instant (Unix ms). */
  until: number;
  /** How many windows to hand back; all are counted. */
  count: number;
  /** Only windows of which the player can attend enough (`leastInside`); empty: all. */
  playRanges: readonly PlayRange[];
}>;

export type PatternWindow = Readonly<{
  zone: ZoneId;
  start: number;
  end: number;
  periods: number;
  weathers: readonly WeatherId[];
}>;

/** Times between one opening and the next, in ms. */
export type Waits = Readonly<{
  mean: number;
  median: number;
  longest: number;
  /** When the longest wait began and ended. */
  longestFrom: number;
  longestTo: number;
}>;

export type PatternResult = Readonly<{
  zone: ZoneId;
  /** `never`: no instant can match; `always`: the sky never closes; else windows open and close. */
  nature: "never" | "always" | "sometimes";
  windows: readonly PatternWindow[];
  /** How many windows the whole search has. */
  total: number;
  /** Null with fewer than two windows. */
  waits: Waits | null;
  /** By independent rolls; the player's own hours are left out of account. */
  expected: LongRun | null;
  /** In the true sky of a thousand years, likewise. */
  trueSky: LongRun | null;
}>;

function waitsOf(starts: readonly number[]): Waits | null {
  if (starts.length < 2) return null;
  const gaps = new Float64Array(starts.length - 1);
  let longest = 0;
  for (let index = 0; index < gaps.length; index++) {
    const gap = (starts[index + 1] ?? 0) - (starts[index] ?? 0);
    gaps[index] = gap;
    if (gap > (gaps[longest] ?? 0)) longest = index;
  }
  const longestGap = gaps[longest] ?? 0;
  const longestFrom = starts[longest] ?? 0;
  gaps.sort();
  const middle = gaps.length / 2;
  const median = ((gaps[Math.floor(middle)] ?? 0) + (gaps[Math.ceil(middle) - 1] ?? 0)) / 2;
  return {
    mean: ((starts.at(-1) ?? 0) - (starts[0] ?? 0)) / gaps.length,
    median,
    longest: longestGap,
    longestFrom,
    longestTo: longestFrom + longestGap,
  };
}

/**
 * How much of a window must lie in the player's hours: from two on, as many whole periods as the query wants, else five minutes; never
 * more than the window lasts.
 */
export function leastInside({
  minPeriods = 1,
}: Pick<WindowQuery, "minPeriods">): (window: Stretch) => number {
  const wanted = minPeriods > 1 ? minPeriods * PERIOD_MS : MIN_OVERLAP_MS;
  return ({ start, end }) => Math.min(wanted, end - start);
}

/** Facts known before any search: whether the pattern can occur at all, or never ends. Throws like findWindows. */
export function natureOf(query: WindowQuery): PatternResult["nature"] {
  if (!isPossible(query)) return "never";
  const plan = planOf(query);
  return plan.anyWeather && plan.wholeDay ? "always" : "sometimes";
}

/**
 * Looks for a pattern in slices; between them it yields the share done, so that the caller may describe it or stop. It
 * keeps the first `count` windows whole and of all others only when they began. Throws like findWindows.
 */
export function* searchPattern(
  search: PatternSearch,
  calendar: LocalCalendar = machineCalendar,
): Generator<number, PatternResult> {
  const { query, from, until, count, playRanges } = search;
  const { zone } = query;
  const nature = natureOf(query);
  const windows: PatternWindow[] = [];
  const starts: number[] = [];
  if (nature !== "sometimes") {
    return { zone, nature, windows, total: 0, waits: null, expected: null, trueSky: null };
  }
  const playable = playableBy(playRanges, calendar, leastInside(query));
  for (let sliceFrom = from; sliceFrom < until; sliceFrom += SLICE_MS) {
    const sliceUntil = Math.min(until, sliceFrom + SLICE_MS);
    eachWindow(query, sliceFrom, { until: sliceUntil }, (start, end, _, periods) => {
      // A window that ran into this slice belongs to the slice in which it started.
      if (sliceFrom > from && start < sliceFrom) return true;
      if (playRanges.length > 0 && !playable({ start, end })) return true;
      starts.push(start);
      if (windows.length < count) {
        const shown = forecast(zone, start, Math.min(periods, MAX_SHOWN)).map(({ weather }) => weather);
        windows.push({ zone, start, end, periods, weathers: shown });
      }
      return true;
    });
    yield Math.min(1, (sliceUntil - from) / Math.max(PERIOD_MS, until - from)) * 0.9;
  }
  const waits = waitsOf(starts);
  const trueSky = counted(query, from);
  return { zone, nature, windows, total: starts.length, waits, expected: longRun(query), trueSky };
}
