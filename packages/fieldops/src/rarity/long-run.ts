import { eachWindow } from "@foray/eorzea/find-windows";
import { PERIOD_MS } from "@foray/eorzea/time";
import { type Plan, planOf, type WindowQuery } from "@foray/eorzea/window-plan";

export type LongRun = Readonly<{
  /** Average number of windows that open per weather period; 0 if none can open. */
  perPeriod: number;
  /** Mean time from one opening to the next, in ms; Infinity if none can open. */
  meanInterval: number;
}>;

/** 365.25 days. */
const YEAR_MS = 365.25 * 86_400_000;
const SETTLED = 1e-15;
/** Eorzean days after which the chain has forgotten its initial state, even if 99 of 100 rolls are wanted. */
const MAX_DAYS = 20_000;

/** Rolls that are equal for the search, with their share of all rolls. */
type Draw = Readonly<{ wanted: boolean; before: boolean; chance: number }>;

function drawsOf(plan: Plan): Draw[] {
  return [true, false]
    .flatMap((wanted) => [true, false].map((before) => ({ wanted, before })))
    .map(({ wanted, before }) => {
      const rolls = plan.sky.filter(
        (_, roll) => (plan.wanted[roll] === 1) === wanted && (plan.before?.[roll] === 1) === before,
      );
      return { wanted, before, chance: rolls.length / plan.sky.length };
    })
    .filter(({ chance }) => chance > 0);
}

/**
 * `open` is the length in periods of the window open at the end (0 if none); `reached` counts windows that
 * became long enough.
 */
type Step = Readonly<{ open: number; reached: number }>;

function step(plan: Plan, slot: number, open: number, mayOpen: boolean, wanted: boolean): Step {
  const pieces = plan.pieces[slot] ?? [];
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!wanted || first === undefined || last === undefined) return { open: 0, reached: 0 };
  const { minPeriods } = plan;
  const continued = open > 0 && first[0] === 0;
  const fresh = mayOpen ? pieces.length - (continued ? 1 : 0) : 0;
  const grown = Math.min(open + 1, minPeriods);
  const reached =
    (continued && open < minPeriods && grown === minPeriods ? 1 : 0) + (minPeriods === 1 ? fresh : 0);
  const isOpenAtEnd = last[1] === PERIOD_MS;
  const lastIsContinued = continued && pieces.length === 1;
  const atEnd = lastIsContinued ? grown : mayOpen ? 1 : 0;
  return { open: isOpenAtEnd ? atEnd : 0, reached };
}

/**
 * Mean interval between the openings of a pattern's windows in the long run, assuming independent, uniform
 * rolls. Exact under that assumption up to rounding: iterates the Markov chain over the period of the day,
 * the previous weather and the length of the open run until it is stationary, then counts the openings of a
 * day.
 *
 * Real rolls are a hash of the time, and neighboring ones are correlated. Over two centuries in the zones of
 * the field operations, windows of one weather matched this within 5%; patterns of several periods in a row
 * occurred 0.35 to 1.71 times as often (half of them within 8%). Pages therefore also show `counted`.
 *
 * Null if every instant matches, so that nothing ever opens. Throws like findWindows.
 */
export function longRun(query: WindowQuery): LongRun | null {
  const plan = planOf(query);
  if (!plan.possible) return { perPeriod: 0, meanInterval: Number.POSITIVE_INFINITY };
  if (plan.wholeDay && plan.anyWeather) return null;
  const draws = drawsOf(plan);
  const width = plan.minPeriods + 1;
  // State: whether the last weather may precede a window, and the length of the open window (capped at
  // minPeriods).
  let chances = new Float64Array(2 * width);
  chances[0] = 1;
  let openings = -1;
  for (let day = 0; day < MAX_DAYS; day++) {
    let today = 0;
    for (let slot = 0; slot < 3; slot++) {
      const next = new Float64Array(chances.length);
      for (const [state, chance] of chances.entries()) {
        if (chance === 0) continue;
        const open = state % width;
        const mayOpen = plan.before === null || state >= width;
        for (const draw of draws) {
          const { open: then, reached } = step(plan, slot, open, mayOpen, draw.wanted);
          const flow = chance * draw.chance;
          today += flow * reached;
          const place = (draw.before ? width : 0) + then;
          next[place] = (next[place] ?? 0) + flow;
        }
      }
      chances = next;
    }
    if (openings > 0 && Math.abs(today - openings) <= SETTLED * today) break;
    openings = today;
  }
  const perPeriod = Math.max(0, openings) / 3;
  return { perPeriod, meanInterval: perPeriod > 0 ? PERIOD_MS / perPeriod : Number.POSITIVE_INFINITY };
}

/**
 * Mean interval between openings counted in the real weather from `from` (Unix ms) over `years`; null if
 * fewer than two open. A thousand years take about 0.2 s, so do not call it on the main thread.
 */
export function counted(query: WindowQuery, from: number, years = 1000): LongRun | null {
  const until = from + years * YEAR_MS;
  let openings = 0;
  let first = 0;
  let last = 0;
  eachWindow(query, from, { until }, (start) => {
    if (openings === 0) first = start;
    last = start;
    openings++;
    return true;
  });
  if (openings < 2) return null;
  const meanInterval = (last - first) / (openings - 1);
  return { perPeriod: PERIOD_MS / meanInterval, meanInterval };
}
