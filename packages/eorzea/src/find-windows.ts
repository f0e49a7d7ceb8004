import { fillRolls, rollOf } from "./roll.ts";
import { checkInstant, PERIOD_MS, periodAt } from "./time.ts";
import type { WeatherId } from "./weathers/tables.ts";
import { checkCount, type Plan, planOf, type WindowQuery } from "./window-plan.ts";

export type { WindowQuery } from "./window-plan.ts";

export interface WindowOptions {
  /** How many windows at most; Infinity for all. 10 unless given. */
  readonly limit?: number | undefined;
  /** Only windows that start before this instant (Unix ms). */
  readonly until?: number | undefined;
  /**
   * Only windows that start within so many periods, the one that holds `from` included. A century where neither this
   * nor `until` is given.
   */
  readonly maxPeriods?: number | undefined;
}

/** A stretch of time [start, end) in Unix ms: cut exactly where a period or the hours begin and end. */
export interface Window {
  readonly start: number;
  readonly end: number;
  /** How many periods it touches. */
  readonly periods: number;
  /** The weather of each of them. */
  readonly weathers: readonly WeatherId[];
}

/** 100 years of 365.25 days. */
const CENTURY = Math.ceil((100 * 365.25 * 86_400_000) / PERIOD_MS);
/** The periods past the last instant a Date can hold are not searched. */
const LAST_PERIOD = Math.floor(8.64e15 / PERIOD_MS);
const CHUNK = 16_384;

/**
 * False when no instant can ever match: the zone never has the weather or the one before it, or the hours are too
 * short for the periods asked. Such a search answers at once. Throws like findWindows.
 */
export function isPossible(query: WindowQuery): boolean {
  return planOf(query).possible;
}

/** How many periods a window may start in, as far as `maxPeriods` says. */
function horizonOf({ maxPeriods, until }: WindowOptions): number {
  if (maxPeriods !== undefined) return checkCount(maxPeriods, "maxPeriods");
  return until === undefined ? CENTURY : Number.POSITIVE_INFINITY;
}

/**
 * Takes a window as numbers: [start, end) in Unix ms, the number of its first period, how many it touches. Answers
 * `false` to end the search.
 */
export type WindowVisitor = (start: number, end: number, firstPeriod: number, periods: number) => boolean;

/**
 * Hands every window of `query` that ends after `from` (Unix ms) to `visit`, soonest first, and keeps none: the way to
 * count over centuries. The bounds of `options` and the errors are those of findWindows; there is no limit.
 */
export function eachWindow(
  query: WindowQuery,
  from: number,
  options: Omit<WindowOptions, "limit">,
  visit: WindowVisitor,
): void {
  search(planOf(query), from, options, visit);
}

/**
 * The windows of `query` that end after `from` (Unix ms), soonest first. One that already runs at `from` is there with
 * its true start; one that starts before `until` (or inside `maxPeriods`) is there with its true end. Where the sky never
 * closes (every weather of the zone wanted, no hours), the one window runs from the start of the period that holds
 * `from` to the end of the search. Nothing is known of the time before 1970: the period of 0 has none before it.
 *
 * Throws TypeError for an unknown zone or weather; RangeError for an instant out of range, for hours that are empty or
 * not in quarters, and for counts that are not whole numbers from 1.
 */
export function findWindows(query: WindowQuery, from: number, options: WindowOptions = {}): Window[] {
  const plan = planOf(query);
  const { limit: most = 10 } = options;
  const limit = most === Number.POSITIVE_INFINITY ? most : checkCount(most, "limit");
  const found: Window[] = [];
  search(plan, from, options, (start, end, firstPeriod, periods) => {
    const weathers = Array<WeatherId>(periods);
    for (let index = 0; index < periods; index++) {
      const weather = plan.sky[rollOf(firstPeriod + index)];
      if (weather !== undefined) weathers[index] = weather;
    }
    found.push({ start, end, periods, weathers });
    return found.length < limit;
  });
  return found;
}

function search(plan: Plan, from: number, options: WindowOptions, visit: WindowVisitor): void {
  const now = periodAt(from);
  const { until: last } = options;
  const until = last === undefined ? Number.POSITIVE_INFINITY : checkInstant(last, "end of the search");
  const horizon = Math.min(now + horizonOf(options), Math.ceil(until / PERIOD_MS), LAST_PERIOD);
  if (plan.possible) scan({ plan, from, now, horizon, until, visit, going: true });
}

interface Search {
  readonly plan: Plan;
  readonly from: number;
  /** The period that holds `from`. */
  readonly now: number;
  /** The first period in which no window may start. */
  readonly horizon: number;
  readonly until: number;
  readonly visit: WindowVisitor;
  /** False once the visitor has had enough. */
  going: boolean;
}

/** Hands every longest run of wanted periods that may hold a window to `take`, soonest first. */
function scan(search: Search): void {
  const { plan, now, horizon } = search;
  if (plan.anyWeather) {
    // The one run has no end. Hours cut it into days; without them it is cut to the search, a century at most.
    if (plan.wholeDay) take(search, now, Math.min(horizon, now + CENTURY));
    else take(search, Math.max(0, now - 3), horizon + 3);
    return;
  }
  const { wanted } = plan;
  let base = now;
  while (base > 0 && wanted[rollOf(base - 1)] === 1) base--;
  const chunk = new Uint8Array(Math.min(CHUNK, Math.max(64, horizon - base + 16)));
  let run = -1;
  for (; ; base += chunk.length) {
    fillRolls(chunk, base);
    for (let index = 0; index < chunk.length; index++) {
      if (wanted[chunk[index] ?? 0] === 1) {
        if (run < 0) run = base + index;
      } else if (run >= 0) {
        if (run >= horizon) return;
        take(search, run, base + index);
        if (!search.going) return;
        run = -1;
      }
    }
    if (run < 0 && base + chunk.length >= horizon) return;
  }
}

function mayFollow({ before }: Plan, period: number): boolean {
  return before === null || (period > 0 && before[rollOf(period - 1)] === 1);
}

/** Adds the windows of one run of wanted periods, from `first` to before `past`. */
function take(search: Search, first: number, past: number): void {
  const { plan, horizon } = search;
  if (past - first < plan.minPeriods) return;
  if (plan.wholeDay) {
    let opening = first;
    while (opening < past && !mayFollow(plan, opening)) opening++;
    if (opening < past && opening < horizon) {
      add(search, opening * PERIOD_MS, past * PERIOD_MS, opening, past - opening);
    }
    return;
  }
  let start = -1;
  let end = -1;
  let opening = first;
  let last = first;
  for (let period = first; period < past && (start >= 0 || period < horizon); period++) {
    const base = period * PERIOD_MS;
    const pieces = plan.pieces[period % 3] ?? [];
    for (let index = 0; index < pieces.length; index++) {
      const piece = pieces[index];
      if (piece === undefined) continue;
      if (start >= 0 && end !== base + piece[0]) {
        add(search, start, end, opening, last - opening + 1);
        if (!search.going) return;
        start = -1;
      }
      if (start < 0 && period < horizon && mayFollow(plan, period)) {
        start = base + piece[0];
        opening = period;
      }
      end = base + piece[1];
      last = period;
    }
  }
  if (start >= 0) add(search, start, end, opening, last - opening + 1);
}

function add(search: Search, start: number, end: number, first: number, periods: number): void {
  const { plan, from, until, visit } = search;
  if (end <= from || start >= until || periods < plan.minPeriods) return;
  search.going = visit(start, end, first, periods);
}
