import { rollOf, rollsOfDays, USUAL_SIDES } from "./roll.ts";
import { checkInstant, DAY_MS, PERIOD_MS, periodAt } from "./time.ts";
import type { WeatherId } from "./weathers/tables.ts";
import { checkCount, type Plan, planOf, type WindowQuery } from "./window-plan.ts";

export type { WindowQuery } from "./window-plan.ts";

export interface WindowOptions {
  /** How many windows at most; Infinity for all. 10 unless given. */
  readonly limit?: number | undefined;
  /** Only windows that start before this instant (Unix ms). */
  readonly until?: number | undefined;
  /**
   * Only windows that start within this many periods, the one that holds `from` included. A century where neither this
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
  /** The weather of each of them; windows may share a list. */
  readonly weathers: readonly WeatherId[];
}

/** 100 years of 365.25 days. */
const CENTURY = Math.ceil((100 * 365.25 * 86_400_000) / PERIOD_MS);
/** The periods past the last instant a Date can hold are not searched. */
const LAST_PERIOD = Math.floor(8.64e15 / PERIOD_MS);
/** A search looks ahead by this many Eorzean days at first, then by twice as many, up to the most. */
const FIRST_DAYS = 32;
/** No zone has more rolls. */
const MAX_SIDES = USUAL_SIDES;
const MAX_DAYS = 8192;
/** Windows share a list of weathers up to this length. */
const MAX_SHARED = 100;

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
 * The windows of `query` that end after `from` (Unix ms), soonest first. A window that already runs at `from` is there with
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
  const weathersOf = listsOf(plan);
  const found: Window[] = [];
  search(plan, from, options, (start, end, firstPeriod, periods) => {
    found.push({ start, end, periods, weathers: weathersOf(firstPeriod, periods) });
    return found.length < limit;
  });
  return found;
}

/** Answers with the weathers of a window. If only one is wanted, windows of one length share one list. */
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
  const { wanted, pieces } = plan;
  const sides = wanted.length;
  // The wanted rolls of a day's three periods, one after the other.
  const bySlot = new Uint8Array(3 * MAX_SIDES);
  for (const [slot, inside] of pieces.entries()) if (inside.length > 0) bySlot.set(wanted, slot * MAX_SIDES);
  // Each run is then a window of its own.
  const whole = plan.wholeDay && plan.before === null;
  // The run that holds `from` is taken whole; from the start of its first day no more than ended runs are added.
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
 * Writes into `edges` the places in `rolls` where runs of wanted rolls begin and end in turn, and answers how many there
 * are. `bySlot` has a 1 for each wanted roll of a day's three periods; `open` is 1 if the period before was wanted. It
 * adds instead of branching: random rolls defeat the processor's branch prediction, which would triple the time.
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

/** The first period from `first` on that may come after the one before it; `past` if none before that may. */
function firstThatMayFollow({ before }: Plan, first: number, past: number): number {
  let period = first;
  if (before === null) return period;
  while (period < past && (period === 0 || before[rollOf(period - 1, before.length)] !== 1)) period++;
  return period;
}

/** Adds the windows of one run of wanted periods, from `first` to before `past`. */
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
  // A window is what the run shares with the hours of one day. The first day is the one whose hours are the first to end
  // after the run begins: -1 where those of the day before 1970 reach into it.
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
