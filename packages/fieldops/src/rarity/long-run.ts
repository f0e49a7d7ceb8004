import { eachWindow } from "@foray/eorzea/find-windows";
import { PERIOD_MS } from "@foray/eorzea/time";
import { type Plan, planOf, type WindowQuery } from "@foray/eorzea/window-plan";

/** How often a pattern comes in the long run. */
export type LongRun = Readonly<{
  /** Windows that open in one weather period, on average; 0 if none ever can. */
  perPeriod: number;
  /** Mean time from one opening to the next, in ms; infinite if none ever can. */
  meanInterval: number;
}>;

/** A year of 365.25 days. */
const YEAR_MS = 365.25 * 86_400_000;
/** Chances below this share of the whole no longer move the answer. */
const SETTLED = 1e-15;
/** Turns of the Eorzean day after which the chain has forgotten its start, even where 99 of 100 rolls are wanted. */
const MAX_DAYS = 20_000;

/** Properties of a roll that matter: is it wanted, may it come before a window; with the share of rolls that are so. */
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

/** Effect of a period: how many periods the open window counts at its end (0: none is open), how many came to count. */
type Step = Readonly<{ open: number; reached: number }>;

/** One period of a pattern, as findWindows reads it: pieces of the hours, runs of weather, what came before. */
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
  const goesOn = last[1] === PERIOD_MS;
  const lastIsContinued = continued && pieces.length === 1;
  const atEnd = lastIsContinued ? grown : mayOpen ? 1 : 0;
  return { open: goesOn ? atEnd : 0, reached };
}

/**
 * The mean interval between the openings of a pattern's windows in the long run, taking the rolls of the periods as
 * independent and each of the hundred as likely as any other. Exact under that assumption up to rounding: the chain over
 * the slot of the day, the weather before, and the length of the open run is carried on until it is steady, and the
 * openings of a day are counted.
 *
 * The true rolls are a hash of the time in which near neighbours lean on one another. Over two centuries of the field
 * operations' zones, windows of one weather alone come as often as this says within 5 in 100; patterns of several periods
 * in a row came between 0.35 and 1.71 times as often (half of them within 8 in 100). A page therefore shows `counted`
 * beside it.
 *
 * `null` if the weather always matches, so nothing ever opens. Throws like findWindows.
 */
export function longRun(query: WindowQuery): LongRun | null {
  const plan = planOf(query);
  if (!plan.possible) return { perPeriod: 0, meanInterval: Number.POSITIVE_INFINITY };
  if (plan.wholeDay && plan.anyWeather) return null;
  const draws = drawsOf(plan);
  const width = plan.minPeriods + 1;
  // State: whether the last weather may come before a window, and how long the open window is (capped at what counts).
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
 * The mean interval between openings as counted in the true sky from `from` (Unix ms) over this many years; `null` where
 * fewer than two open. A thousand years take about 0.2 s: call it off the interface's thread.
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
