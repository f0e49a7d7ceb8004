import { costOfDraws, type Terms } from "./cost.ts";
import { meanDrawsOfMany, PART, sources } from "./draws.ts";
import type { Option, TrayClass } from "./options.ts";
import { rangeOf } from "./ranges.ts";

/** One tray to be made: its ways, and whether the one before it is its equal, so that their order does not matter. */
export type Step = Readonly<{ options: readonly Option[]; same: boolean; place: number }>;

/** The trays one after the other, those with few ways first: what they leave is told apart late. */
export function stepsOf(classes: readonly TrayClass[]): readonly Step[] {
  return classes
    .toSorted((a, b) => a.options.length - b.options.length)
    .flatMap(({ options, places }) => places.map((place, index) => ({ options, same: index > 0, place })));
}

/**
 * The uses that one logogram's mnemes can come to, step by step: a state is a use that is reached, a way what an option adds to it.
 */
export type Course = Readonly<{
  /** By step and option: its way. */
  ways: readonly Uint8Array[];
  /** Ways of every step. */
  counts: readonly number[];
  /** By step: the state that a state and a way lead to, at `state * count + way`. */
  next: readonly Int32Array[];
  /** The last states: their uses, one after the other, and what each costs. */
  uses: Float64Array;
  costs: Float64Array;
}>;

/**
 * The course of the logogram at a place; null where it has more states than `most` before any step.
 */
export function courseOf(
  place: number,
  steps: readonly Step[],
  classes: readonly TrayClass[],
  terms: Terms,
  most: number,
): Course | null {
  const mnemes = sources[place]?.mnemes ?? [];
  const range = rangeOf(classes);
  const radix = mnemes.map((mneme) => Math.round((range.most[mneme] ?? 0) / PART) + 1);
  // A use is one whole number, a digit a mneme; where a number cannot hold that, there are too many states anyway.
  if (radix.reduce((product, each) => product * each, 1) > Number.MAX_SAFE_INTEGER) return null;
  const ways: Uint8Array[] = [];
  const counts: number[] = [];
  const next: Int32Array[] = [];
  let reached: readonly number[] = [0];
  for (const { options } of steps) {
    const own = new Map<number, number>();
    ways.push(
      Uint8Array.from(options, ({ use }) => {
        const key = mnemes.reduce(
          (sum, mneme, kind) => sum * (radix[kind] ?? 1) + Math.round((use[mneme] ?? 0) / PART),
          0,
        );
        const known = own.get(key);
        if (known !== undefined) return known;
        own.set(key, own.size);
        return own.size - 1;
      }),
    );
    const keys = [...own.keys()];
    const found = new Map<number, number>();
    const leads = new Int32Array(reached.length * keys.length);
    for (let state = 0; state < reached.length; state++) {
      for (let way = 0; way < keys.length; way++) {
        const key = (reached[state] ?? 0) + (keys[way] ?? 0);
        let to = found.get(key);
        if (to === undefined) {
          if (found.size >= most) return null;
          to = found.size;
          found.set(key, to);
        }
        leads[state * keys.length + way] = to;
      }
    }
    counts.push(keys.length);
    next.push(leads);
    reached = [...found.keys()];
  }
  // In the order of their digits, as those that begin alike share their reckoning.
  const order = [...reached.keys()].sort((a, b) => (reached[a] ?? 0) - (reached[b] ?? 0));
  const rank = new Int32Array(order.length);
  for (const [at, state] of order.entries()) rank[state] = at;
  const end = next.at(-1);
  if (end !== undefined) next[next.length - 1] = end.map((state) => rank[state] ?? 0);
  const kinds = mnemes.length;
  const uses = new Float64Array(reached.length * kinds);
  order.forEach((from, state) => {
    const key = reached[from] ?? 0;
    let rest = key;
    for (let kind = kinds - 1; kind >= 0; kind--) {
      const base = radix[kind] ?? 1;
      const digit = rest % base;
      rest = (rest - digit) / base;
      uses[state * kinds + kind] = digit * PART;
    }
  });
  const draws = meanDrawsOfMany(place, uses, terms.owned);
  return { ways, counts, next, uses, costs: draws.map((each) => costOfDraws(place, each, terms)) };
}

/** How far the cost of a last state lies over the slopes; `mnemes` are those of the course's logogram. */
export function overSlopes(
  mnemes: readonly number[],
  { uses, costs }: Course,
  slopes: Float64Array,
  state: number,
): number {
  const kinds = mnemes.length;
  let over = costs[state] ?? 0;
  for (let kind = 0; kind < kinds; kind++) {
    over -= (slopes[mnemes[kind] ?? 0] ?? 0) * (uses[state * kinds + kind] ?? 0);
  }
  return over;
}

/**
 * For every step and state (and after the last step): the least that the cost lies over the slopes at any use that can be reached from
 * there.
 */
export function outlook(place: number, course: Course, slopes: Float64Array) {
  const { next, counts } = course;
  const mnemes = sources[place]?.mnemes ?? [];
  let after = course.costs.map((_, state) => overSlopes(mnemes, course, slopes, state));
  const least: Float64Array[] = [after];
  for (let step = next.length - 1; step >= 0; step--) {
    const leads = next[step] ?? new Int32Array(0);
    const count = counts[step] ?? 1;
    const here = new Float64Array(leads.length / count).fill(Number.POSITIVE_INFINITY);
    for (let at = 0, state = 0; state < here.length; state++) {
      let low = Number.POSITIVE_INFINITY;
      for (let way = 0; way < count; way++, at++) {
        const value = after[leads[at] ?? 0] ?? 0;
        if (value < low) low = value;
      }
      here[state] = low;
    }
    least.unshift(here);
    after = here;
  }
  return least;
}
