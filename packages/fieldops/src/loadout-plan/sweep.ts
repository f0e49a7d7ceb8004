import { type Bound, weigh } from "./bounds.ts";
import { costOfDraws, type Terms } from "./cost.ts";
import { type Course, outlook, type Step } from "./courses.ts";
import { type DrawFacts, drawFacts, PART, sources } from "./draws.ts";
import type { Incumbent } from "./incumbent.ts";
import { localBounds } from "./local-bound.ts";
import { addUse, KINDS, type Option } from "./options.ts";

const everywhere = sources.map((_, place) => place);

/** A logogram whose uses are followed one by one, with the least its cost can still lie over the slopes. */
type Followed = Readonly<{ place: number; course: Course; least: readonly Float64Array[] }>;

/** Where the search stands before a step. */
type Level = Readonly<{
  /** By logogram that is followed: its state. */
  states: Int32Array;
  use: Float64Array;
  /** By place, for the logograms that are not. */
  facts: DrawFacts[];
  /** By option of the step: bounds of the whole, and what the logograms that are followed come to over the slopes. */
  scores: Float64Array;
  others: Float64Array;
}>;

/**
 * Goes through the choices one tray after the other, leaving out what the bound leaves no hope for, and what leads to a use that was met
 * before. Equal trays are filled in one order only.
 * @param limit nodes to look at, at most
 * @returns nodes looked at; the limit if that was not enough
 */
export function sweep(
  steps: readonly Step[],
  courses: readonly (Course | null)[],
  bound: Bound,
  terms: Terms,
  incumbent: Incumbent,
  limit: number,
): number {
  const followed: readonly Followed[] = courses.flatMap((course, place) =>
    course === null ? [] : [{ place, course, least: outlook(place, course, bound.slopes) }],
  );
  const rest = everywhere.filter((place) => !followed.some((each) => each.place === place));
  const weights = steps.map(({ options }) =>
    Float64Array.from(options, ({ use }) => weigh(use, bound.slopes)),
  );
  const order = weights.map((list) => [...list.keys()].sort((a, b) => (list[a] ?? 0) - (list[b] ?? 0)));
  const least = [0];
  for (const list of weights.toReversed()) least.unshift((least[0] ?? 0) + Math.min(...list));
  const restBase = rest.reduce((sum, place) => sum + (bound.bases[place] ?? 0), 0);
  const scoreLocally = rest.length === 0 ? null : localBounds(steps, rest, terms, bound);
  const met = new Met(steps, followed, rest);
  const picks = steps.map(() => 0);
  let nodes = 0;
  const levels = [...steps, null].map(
    (step): Level => ({
      states: new Int32Array(followed.length),
      use: new Float64Array(KINDS),
      facts: sources.map((_, place) => drawFacts(place, NOTHING, terms.owned)),
      scores: new Float64Array(step?.options.length ?? 0),
      others: new Float64Array(step?.options.length ?? 0),
    }),
  );

  const costOfRest = (facts: readonly DrawFacts[]): number => {
    let cost = 0;
    for (const place of rest) cost += costOfDraws(place, facts[place]?.draws ?? 0, terms);
    return cost;
  };

  /** Bounds of the whole with each way of a step. */
  const score = (depth: number, { states, use, facts, scores, others }: Level, chosen: number): void => {
    const own = weights[depth];
    if (own === undefined) return;
    others.fill(0);
    for (let at = 0; at < followed.length; at++) {
      const each = followed[at];
      const ways = each?.course.ways[depth];
      const next = each?.course.next[depth];
      const after = each?.least[depth + 1];
      if (each === undefined || ways === undefined || next === undefined || after === undefined) continue;
      const first = (states[at] ?? 0) * (each.course.counts[depth] ?? 1);
      for (let option = 0; option < others.length; option++) {
        others[option] = (others[option] ?? 0) + (after[next[first + (ways[option] ?? 0)] ?? 0] ?? 0);
      }
    }
    const far = chosen + restBase + (least[depth + 1] ?? 0);
    let hope = false;
    for (let option = 0; option < others.length; option++) {
      scores[option] = far + (others[option] ?? 0) + (own[option] ?? 0);
      if ((scores[option] ?? 0) < incumbent.most) hope = true;
    }
    if (!hope || scoreLocally === null) return;
    let ofFollowed = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      if (met.isFollowed[kind] === 1) ofFollowed += (bound.slopes[kind] ?? 0) * (use[kind] ?? 0);
    }
    for (let option = 0; option < others.length; option++)
      others[option] = (others[option] ?? 0) + ofFollowed;
    scoreLocally(depth, facts, use, others, scores);
  };

  /** `chosen` is what the ways chosen weigh by the bound's slopes. */
  const visit = (depth: number, chosen: number): void => {
    if (nodes >= limit) return;
    nodes += 1;
    const here = levels[depth];
    const step = steps[depth];
    if (here === undefined) return;
    if (step === undefined) {
      let total = chosen + costOfRest(here.facts);
      for (const place of rest) {
        for (const mneme of sources[place]?.mnemes ?? []) {
          total -= (bound.slopes[mneme] ?? 0) * (here.use[mneme] ?? 0);
        }
      }
      followed.forEach(({ least: values }, at) => {
        total += values[depth]?.[here.states[at] ?? 0] ?? 0;
      });
      if (total >= incumbent.most) return;
      const options: Option[] = [];
      steps.forEach(({ options: own, place }, at) => {
        const option = own[picks[at] ?? 0];
        if (option !== undefined) options[place] = option;
      });
      incumbent.offer(options, total);
      return;
    }
    const next = levels[depth + 1];
    const ways = order[depth];
    if (next === undefined || ways === undefined) return;
    score(depth, here, chosen);
    const from = step.same ? ways.indexOf(picks[depth - 1] ?? 0) : 0;
    for (let at = from; at < ways.length; at++) {
      const pick = ways[at] ?? 0;
      const option = step.options[pick];
      if (option === undefined || (here.scores[pick] ?? 0) >= incumbent.most) continue;
      picks[depth] = pick;
      next.use.set(here.use);
      addUse(next.use, option.use);
      for (let each = 0; each < followed.length; each++) {
        const course = followed[each]?.course;
        const way = course?.ways[depth]?.[pick] ?? 0;
        const state = (here.states[each] ?? 0) * (course?.counts[depth] ?? 1) + way;
        next.states[each] = course?.next[depth]?.[state] ?? 0;
      }
      for (const place of rest) next.facts[place] = drawFacts(place, next.use, terms.owned);
      const weight = chosen + (weights[depth]?.[pick] ?? 0);
      if (depth + 1 < steps.length && met.before(depth + 1, next, weight)) continue;
      visit(depth + 1, weight);
    }
  };
  visit(0, 0);
  return nodes;
}

const NOTHING = new Float64Array(KINDS);

/** Factors by which the uses that were met are told apart. */
const factors = Array.from({ length: 2 * (KINDS + sources.length) }, (_, at) => {
  let mixed = Math.imul(0x9e3779b1 ^ (at + 1), 0x27d4eb2f);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) | 1;
});

/**
 * The uses that were met at each depth. Of two that come to the same for the logograms that the trays to come still touch, only the one
 * that pays less for the others can matter. They are told apart by 53 mixed bits: a hundred thousand meet by chance once in a million searches.
 */
class Met {
  /** By kind: 1 where its logogram is followed. */
  readonly isFollowed: Uint8Array;
  readonly #followed: readonly Followed[];
  /** By depth: followed logograms that are open still, and those that are not. */
  readonly #open: readonly (readonly number[])[];
  readonly #closed: readonly (readonly number[])[];
  readonly #kinds: readonly number[];
  readonly #least: readonly Map<number, number>[];
  readonly #asked: readonly boolean[];

  constructor(steps: readonly Step[], followed: readonly Followed[], rest: readonly number[]) {
    this.#followed = followed;
    const isOpen = ({ course: { counts } }: Followed, depth: number) =>
      counts.slice(depth).some((count) => count > 1);
    const indices = followed.map((_, at) => at);
    this.#open = steps.map((_, depth) => indices.filter((_each, at) => open(at, depth)));
    this.#closed = steps.map((_, depth) => indices.filter((_each, at) => !open(at, depth)));
    function open(at: number, depth: number): boolean {
      const each = followed[at];
      return each !== undefined && isOpen(each, depth);
    }
    this.#kinds = rest.flatMap((place) => sources[place]?.mnemes ?? []);
    this.isFollowed = new Uint8Array(KINDS).fill(1);
    for (const kind of this.#kinds) this.isFollowed[kind] = 0;
    this.#least = steps.map(() => new Map());
    // Between equal trays the way that was picked last counts as well.
    this.#asked = steps.map(({ same }) => !same);
  }

  /** Whether this was met at no more cost. `chosen` and what is left to pay of closed logograms tell the cost of two apart. */
  before(depth: number, { states, use }: Level, chosen: number): boolean {
    const open = this.#open[depth];
    const closed = this.#closed[depth];
    const least = this.#least[depth];
    if (open === undefined || closed === undefined || least === undefined) return false;
    if (this.#asked[depth] !== true) return false;
    let first = 0;
    let second = 0;
    for (let at = 0; at < open.length; at++) {
      const each = open[at] ?? 0;
      const state = (states[each] ?? 0) + 1;
      first = (first + Math.imul(state, factors[2 * each] ?? 0)) | 0;
      second = (second + Math.imul(state, factors[2 * each + 1] ?? 0)) | 0;
    }
    for (let at = 0; at < this.#kinds.length; at++) {
      const kind = this.#kinds[at] ?? 0;
      const parts = Math.round((use[kind] ?? 0) / PART);
      first = (first + Math.imul(parts, factors[2 * (kind + sources.length)] ?? 0)) | 0;
      second = (second + Math.imul(parts, factors[2 * (kind + sources.length) + 1] ?? 0)) | 0;
    }
    const key = (first >>> 0) * 2 ** 21 + (second >>> 11);
    let cost = chosen;
    for (let at = 0; at < closed.length; at++) {
      const each = closed[at] ?? 0;
      cost += this.#followed[each]?.least[depth]?.[states[each] ?? 0] ?? 0;
    }
    const known = least.get(key);
    if (known !== undefined && known <= cost) return true;
    least.set(key, cost);
    return false;
  }
}
