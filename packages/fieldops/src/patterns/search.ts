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

/** 365.25 days. */
export const YEAR_MS = 365.25 * 86_400_000;
/** Progress is reported after each slice. */
const SLICE_MS = 5 * YEAR_MS;
const MAX_SHOWN = 60;

export type PatternSearch = Readonly<{
  query: WindowQuery;
  from: number;
  /** Only windows that start before this instant (Unix ms). */
  until: number;
  /** Maximum number of windows to return; all are counted. */
  count: number;
  /** Only windows that the player can attend long enough (`leastInside`); empty means all. */
  playRanges: readonly PlayRange[];
}>;

export type PatternWindow = Readonly<{
  zone: ZoneId;
  start: number;
  end: number;
  periods: number;
  weathers: readonly WeatherId[];
}>;

/** Times from one window's start to the next, in ms. */
export type Waits = Readonly<{
  mean: number;
  median: number;
  longest: number;
  longestFrom: number;
  longestTo: number;
}>;

export type PatternResult = Readonly<{
  zone: ZoneId;
  /** `never`: no instant can match. `always`: every instant matches. `sometimes`: windows open and close. */
  nature: "never" | "always" | "sometimes";
  windows: readonly PatternWindow[];
  /** Includes windows beyond `count`. */
  total: number;
  /** Null if there are fewer than two windows. */
  waits: Waits | null;
  /** Expected frequency for independent rolls, ignoring the player's hours. */
  expected: LongRun | null;
  /** Frequency counted in the real weather of a thousand years, ignoring the player's hours. */
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
 * Minimum part of a window within the player's hours: `minPeriods` whole periods if above 1, otherwise five
 * minutes, but never more than the window's length.
 */
export function leastInside({
  minPeriods = 1,
}: Pick<WindowQuery, "minPeriods">): (window: Stretch) => number {
  const wanted = minPeriods > 1 ? minPeriods * PERIOD_MS : MIN_OVERLAP_MS;
  return ({ start, end }) => Math.min(wanted, end - start);
}

/** Needs no search. Throws like findWindows. */
export function natureOf(query: WindowQuery): PatternResult["nature"] {
  if (!isPossible(query)) return "never";
  const plan = planOf(query);
  return plan.anyWeather && plan.wholeDay ? "always" : "sometimes";
}

/**
 * Searches a pattern in slices and yields the progress (0 to 0.9) in between, so that the caller can report
 * it or stop. Keeps the first `count` windows in full, and only the starts of all others. Throws like
 * findWindows.
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
      // A window from the previous slice was already counted there.
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
