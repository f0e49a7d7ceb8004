import { fillRolls, rollOf } from "./roll.ts";
import { checkWeathers, skyTable } from "./sky.ts";
import { checkInstant, HOUR_MS, hourOffset, PERIOD_MS, periodAt } from "./time.ts";
import type { WeatherId } from "./weathers/tables.ts";
import type { ZoneId } from "./zones/tables.ts";

/**
 * What to look for. The sky is open while the zone has one of `weather` and the Eorzea clock is inside `hours`; a
 * window is a stretch of open sky as long as it lasts, across periods and across midnight.
 */
export interface WindowQuery {
  readonly zone: ZoneId;
  /** Absent: any weather. Empty: none, so nothing is found. */
  readonly weather?: readonly WeatherId[] | undefined;
  /**
   * The weather of the period before the window's first period. Where a stretch holds such a place only later
   * (because `after` and `weather` share a weather), the window begins there.
   */
  readonly after?: readonly WeatherId[] | undefined;
  /** Eorzean hours [from, to) in quarters, `from` 0 to 23.75, `to` 0 to 24; from > to crosses midnight. */
  readonly hours?: readonly [from: number, to: number] | undefined;
  /** The least number of periods a window touches; hours that cut into a period leave it counted. */
  readonly minPeriods?: number | undefined;
}

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
const CHUNK = 16_384;
const WANTED = 1;
const AFTER = 2;

/** A part of a period that lies inside the hours, in ms from the period's start. */
type Piece = readonly [start: number, end: number];
/** The pieces of the periods that begin at 0:00, 8:00 and 16:00. */
type Pieces = readonly [readonly Piece[], readonly Piece[], readonly Piece[]];

interface Plan {
  /** For each roll whether it is wanted and whether it may come before. */
  readonly flags: Uint8Array;
  readonly sky: readonly WeatherId[];
  readonly pieces: Pieces;
  /** The hours leave no gap in the day. */
  readonly wholeDay: boolean;
  readonly minPeriods: number;
  readonly possible: boolean;
}

function checkCount(value: number, name: string): number {
  if (Number.isInteger(value) && value >= 1) return value;
  throw new RangeError(`${name} must be a whole number from 1, not ${String(value)}.`);
}

function piecesOf(from: number, to: number, slot: number): Piece[] {
  const base = slot * PERIOD_MS;
  const spans: Piece[] =
    from < to
      ? [[from, to]]
      : [
          [0, to],
          [from, 24 * HOUR_MS],
        ];
  return spans.flatMap(([start, end]): Piece[] => {
    const clipped: Piece = [Math.max(start - base, 0), Math.min(end - base, PERIOD_MS)];
    return clipped[0] < clipped[1] ? [clipped] : [];
  });
}

function planOf(query: WindowQuery): Plan {
  const sky = skyTable(query.zone);
  const { weather, after, hours } = query;
  if (weather) checkWeathers(weather);
  if (after) checkWeathers(after);
  const minPeriods = checkCount(query.minPeriods ?? 1, "minPeriods");
  const from = hours ? hourOffset(hours[0], 23.75) : 0;
  const to = hours ? hourOffset(hours[1], 24) : 24 * HOUR_MS;
  if (from === to) {
    throw new RangeError(
      `The hours ${from / HOUR_MS}-${to / HOUR_MS} are empty; leave them out for the whole day, or give two different hours.`,
    );
  }
  const flags = Uint8Array.from(sky, (id) => {
    const wanted = weather === undefined || weather.includes(id) ? WANTED : 0;
    return wanted | (after === undefined || after.includes(id) ? AFTER : 0);
  });
  const length = (to - from + 24 * HOUR_MS) % (24 * HOUR_MS);
  const wholeDay = length === 0;
  const longest = wholeDay
    ? Number.POSITIVE_INFINITY
    : Math.ceil((from + length) / PERIOD_MS) - Math.floor(from / PERIOD_MS);
  const possible =
    flags.some((flag) => flag & WANTED) && flags.some((flag) => flag & AFTER) && minPeriods <= longest;
  const pieces: Pieces = [piecesOf(from, to, 0), piecesOf(from, to, 1), piecesOf(from, to, 2)];
  return { flags, sky, pieces, wholeDay, minPeriods, possible };
}

/**
 * False when no instant can ever match: the zone never has the weather or the one before it, or the hours are too
 * short for the periods asked. Such a search answers at once. Throws like findWindows.
 */
export function isPossible(query: WindowQuery): boolean {
  return planOf(query).possible;
}

/** The period from which a scan sees every window that runs at `period` from its true start. */
function scanStart(plan: Plan, period: number): number {
  let first = period;
  if (!plan.wholeDay) return Math.max(0, first - 3);
  while (first > 0 && wantedAt(plan, first - 1)) first--;
  return first;
}

function flagsAt(plan: Plan, period: number): number {
  return period < 0 ? 0 : (plan.flags[rollOf(period)] ?? 0);
}

function wantedAt(plan: Plan, period: number): boolean {
  return (flagsAt(plan, period) & WANTED) !== 0;
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
  const now = periodAt(from);
  const limit =
    options.limit === Number.POSITIVE_INFINITY ? options.limit : checkCount(options.limit ?? 10, "limit");
  const until = options.until === undefined ? Number.POSITIVE_INFINITY : checkInstant(options.until, "end");
  const span = horizonOf(options);
  const lastInstant = Math.floor(8.64e15 / PERIOD_MS);
  const horizon = Math.min(now + span, Math.ceil(until / PERIOD_MS), lastInstant);
  if (!plan.possible) return [];
  return scan(plan, { from, now, horizon, limit, until });
}

/** How many periods a window may start in, as far as `maxPeriods` says. */
function horizonOf({ maxPeriods, until }: WindowOptions): number {
  if (maxPeriods !== undefined) return checkCount(maxPeriods, "maxPeriods");
  return until === undefined ? CENTURY : Number.POSITIVE_INFINITY;
}

interface Bounds {
  readonly from: number;
  readonly now: number;
  /** The first period in which no window may start. */
  readonly horizon: number;
  readonly limit: number;
  readonly until: number;
}

function scan(plan: Plan, { from, now, horizon, limit, until }: Bounds): Window[] {
  const { flags, pieces, minPeriods } = plan;
  const found: Window[] = [];
  const endless = plan.wholeDay && flags.every((flag) => flag & WANTED);
  const first = endless ? now : scanStart(plan, now);
  const chunk = new Uint8Array(Math.min(CHUNK, Math.max(64, horizon - first + 16)));

  // The open window: its start and the period that holds it; -1 while the sky is closed.
  let start = -1;
  let startPeriod = 0;
  let end = 0;
  let lastPeriod = 0;
  const close = (): void => {
    const periods = lastPeriod - startPeriod + 1;
    if (end > from && start < until && periods >= minPeriods) {
      found.push({ start, end, periods, weathers: weathersOf(plan, startPeriod, periods) });
    }
    start = -1;
  };

  let mayFollow = (flagsAt(plan, first - 1) & AFTER) !== 0;
  for (let base = first; ; base += chunk.length) {
    fillRolls(chunk, base);
    for (let index = 0; index < chunk.length; index++) {
      const flag = flags[chunk[index] ?? 0] ?? 0;
      const follows = mayFollow;
      mayFollow = (flag & AFTER) !== 0;
      if ((flag & WANTED) === 0 && start < 0) continue;
      const period = base + index;
      const periodMs = period * PERIOD_MS;
      if (start >= 0 && ((flag & WANTED) === 0 || (endless && period >= horizon))) close();
      if ((flag & WANTED) !== 0) {
        for (const [pieceStart, pieceEnd] of pieces[period % 3] ?? []) {
          const opens = periodMs + pieceStart;
          if (start >= 0 && end !== opens) close();
          if (start < 0 && follows && period < horizon) {
            start = opens;
            startPeriod = period;
          }
          if (start >= 0) {
            end = periodMs + pieceEnd;
            lastPeriod = period;
          }
        }
      }
      if (found.length >= limit) return found.slice(0, limit);
      if (start < 0 && period >= horizon) return found;
    }
    if (start < 0 && base + chunk.length >= horizon) return found;
  }
}

function weathersOf(plan: Plan, first: number, count: number): WeatherId[] {
  return Array.from({ length: count }, (_, index) => {
    const weather = plan.sky[rollOf(first + index)];
    if (weather === undefined) throw new RangeError(`No weather in period ${first + index}.`);
    return weather;
  });
}
