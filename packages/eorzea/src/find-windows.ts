import { rollOf, rollsOfDays, USUAL_SIDES } from "./roll.ts";
import { checkInstant, DAY_MS, PERIOD_MS, periodAt } from "./time.ts";
import type { WeatherId } from "./weathers/tables.ts";
import { checkCount, type Plan, planOf, type WindowQuery } from "./window-plan.ts";

export type { WindowQuery } from "./window-plan.ts";

export interface WindowOptions {
  /** Maximum number of windows, 10 by default; Infinity returns all. */
  readonly limit?: number | undefined;
  /** Only windows that start before this instant (Unix ms). */
  readonly until?: number | undefined;
  /**
   * Maximum number of periods to search from the one containing `from`; a century without this and `until`.
   */
  readonly maxPeriods?: number | undefined;
}

/** A time range [start, end) in Unix ms, cut exactly at period and hour boundaries. */
export interface Window {
  readonly start: number;
  readonly end: number;
  /** Number of periods the window overlaps, even partly. */
  readonly periods: number;
  /** Weather of each period, oldest first. The array may be shared between windows. */
  readonly weathers: readonly WeatherId[];
}

/** 100 years of 365.25 days, in periods. */
const CENTURY = Math.ceil((100 * 365.25 * 86_400_000) / PERIOD_MS);
const LAST_PERIOD = Math.floor(8.64e15 / PERIOD_MS);
/** Eorzean days scanned in the first batch; each batch doubles, up to MAX_DAYS. */
const FIRST_DAYS = 32;
/** No zone's rates add up to more. */
const MAX_SIDES = USUAL_SIDES;
const MAX_DAYS = 8192;
const MAX_SHARED = 100;

/**
 * Returns false if no instant can ever match: the zone never has the weather or the one before it, or the
 * hours are too short for `minPeriods`. Does not search. Throws like findWindows.
 */
export function isPossible(query: WindowQuery): boolean {
  return planOf(query).possible;
}

/** Number of periods in which a window may start; `until` is applied by the caller. */
function horizonOf({ maxPeriods, until }: WindowOptions): number {
  if (maxPeriods !== undefined) return checkCount(maxPeriods, "maxPeriods");
  return until === undefined ? CENTURY : Number.POSITIVE_INFINITY;
}

/**
 * Receives a window as numbers: [start, end) in Unix ms, the index of its first period, and how many periods
 * it overlaps. Returns `false` to end the search.
 */
export type WindowVisitor = (start: number, end: number, firstPeriod: number, periods: number) => boolean;

/**
 * Calls `visit` with every window of `query` that ends after `from` (Unix ms), soonest first, without
 * collecting them: use it to count over centuries. Takes the options of findWindows except `limit`, and
 * throws like it.
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
 * Returns the windows of `query` that end after `from` (Unix ms), soonest first. A window already open at
 * `from` keeps its true start; one that starts before `until` (or within `maxPeriods`) keeps its true end. If
 * every instant matches (all weathers of the zone, no hours), the only window runs from the start of the
 * period that contains `from` to the end of the search. There is no weather before 1970, so period 0 has no
 * previous period.
 * @throws TypeError for an unknown zone or weather.
 * @throws RangeError for an instant out of range, for hours that are empty or not in quarters, and for counts
 * that are not whole numbers from 1.
 */
export function findWindows(query: WindowQuery, from: number, options: WindowOptions = {}): Window[] {
  const plan = planOf(query);
  const { limit: most = 10 } = options;
  const limit = most === Number.POSITIVE_INFINITY ? most : checkCount(most, "limit");
  const weathersOf = listsOf(plan);
  const found: Window[] = [];
  search(plan, from, options, (start, end, firstPeriod, periods) => {
    found.push({ start, end, periods, weathers: weathersOf(firstPeriod, periods) });
    return found.length < limit;
  });
  return found;
}

/** If only one weather is wanted, windows of equal length share a list. */
function listsOf({ sky, wanted }: Plan): (firstPeriod: number, periods: number) => readonly WeatherId[] {
  const [only, ...others] = new Set(sky.filter((_, roll) => wanted[roll] === 1));
  if (only !== undefined && others.length === 0) {
    const lists: (readonly WeatherId[])[] = [];
    return (_, periods) => {
      const known = lists[periods];
      if (known !== undefined) return known;
      const list = Object.freeze(Array<WeatherId>(periods).fill(only));
      if (periods <= MAX_SHARED) lists[periods] = list;
      return list;
    };
  }
  return (firstPeriod, periods) => {
    const weathers = Array<WeatherId>(periods);
    for (let index = 0; index < periods; index++) {
      const weather = sky[rollOf(firstPeriod + index, sky.length)];
      if (weather !== undefined) weathers[index] = weather;
    }
    return weathers;
  };
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
  readonly now: number;
  /** First period in which no window may start. */
  readonly horizon: number;
  readonly until: number;
  readonly visit: WindowVisitor;
  going: boolean;
}

/** Passes every maximal run of wanted periods that may contain a window to `take`, soonest first. */
function scan(search: Search): void {
  const { plan, now, horizon } = search;
  if (plan.anyWeather) {
    // A single endless run: hours split it into days; without hours it ends with the search, at most a
    // century.
    if (plan.wholeDay) take(search, now, Math.min(horizon, now + CENTURY));
    else take(search, Math.max(0, now - 3), horizon + 3);
    return;
  }
  const { wanted, pieces } = plan;
  const sides = wanted.length;
  const bySlot = new Uint8Array(3 * MAX_SIDES);
  for (const [slot, inside] of pieces.entries()) if (inside.length > 0) bySlot.set(wanted, slot * MAX_SIDES);
  const whole = plan.wholeDay && plan.before === null;
  // Extends the run that contains `from` back to its start. Scanning starts at that day, which can only add
  // runs that have already ended.
  let opening = now;
  while (opening > 0 && wanted[rollOf(opening - 1, sides)] === 1) opening--;
  let base = opening - (opening % 3);
  let days = FIRST_DAYS;
  let edges = new Int32Array(3 * days + 1);
  let run = -1;
  while (run >= 0 || base < horizon) {
    const count = fillEdges(edges, rollsOfDays(base / 3, days, sides), bySlot, run < 0 ? 0 : 1);
    for (let index = 0; index < count; index++) {
      const edge = base + (edges[index] ?? 0);
      if (run < 0) {
        if (edge >= horizon) return;
        run = edge;
      } else {
        if (whole) add(search, run * PERIOD_MS, edge * PERIOD_MS, run, edge - run);
        else take(search, run, edge);
        if (!search.going) return;
        run = -1;
      }
    }
    base += 3 * days;
    if (days < MAX_DAYS) {
      days *= 2;
      edges = new Int32Array(3 * days + 1);
    }
  }
}

/**
 * Writes the indices in `rolls` where runs of wanted rolls start and end, alternating, into `edges`, and
 * returns how many there are. `bySlot` has a 1 for each wanted roll of a day's three periods; `open` is 1 if
 * the period before was wanted. Branchless on purpose: random rolls defeat branch prediction, which would
 * triple the time.
 */
function fillEdges(edges: Int32Array, rolls: Uint8Array, bySlot: Uint8Array, open: number): number {
  let before = open;
  let found = 0;
  for (let index = 0; index < rolls.length; index++) {
    const wanted = bySlot[(index % 3) * MAX_SIDES + (rolls[index] ?? 0)] ?? 0;
    edges[found] = index;
    found += before ^ wanted;
    before = wanted;
  }
  return found;
}

/** First period from `first` on whose previous period has an allowed weather, or `past` if there is none. */
function firstThatMayFollow({ before }: Plan, first: number, past: number): number {
  let period = first;
  if (before === null) return period;
  while (period < past && (period === 0 || before[rollOf(period - 1, before.length)] !== 1)) period++;
  return period;
}

function take(search: Search, first: number, past: number): void {
  const { plan, horizon } = search;
  if (past - first < plan.minPeriods) return;
  if (plan.wholeDay) {
    const opening = firstThatMayFollow(plan, first, past);
    if (opening < past && opening < horizon) {
      add(search, opening * PERIOD_MS, past * PERIOD_MS, opening, past - opening);
    }
    return;
  }
  const { opensIn, closesIn } = plan;
  // Each window is the overlap of the run with one day's hours. Start at the first day whose hours end after
  // the run begins, which is -1 if the hours of the day before 1970 reach into it.
  let day = (((first - closesIn + 5) / 3) | 0) - 1;
  for (; day * 3 + opensIn < past; day++) {
    const dayOpens = day * 3 + opensIn;
    const dayCloses = day * 3 + closesIn;
    const shared = Math.max(first, dayOpens);
    const end = dayCloses < past ? day * DAY_MS + plan.closes : past * PERIOD_MS;
    const after = Math.min(past, dayCloses + 1);
    const opening = firstThatMayFollow(plan, shared, after);
    if (opening >= horizon) return;
    if (opening === after) continue;
    const start = opening === dayOpens ? day * DAY_MS + plan.opens : opening * PERIOD_MS;
    add(search, start, end, opening, after - opening);
    if (!search.going) return;
  }
}

function add(search: Search, start: number, end: number, first: number, periods: number): void {
  const { plan, from, until, visit } = search;
  if (end <= from || start >= until || periods < plan.minPeriods) return;
  search.going = visit(start, end, first, periods);
}
